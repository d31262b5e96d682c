import { FONT_FILE_MAX_BYTES, OWN_FONT_FILES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import { isNameTaken, OWN_FAMILY_PATTERN } from '@innkeeper/domain/fonts/own-font-schema.ts'

export type FileProblem = 'too-large' | 'not-woff2'

/** What can be said of a file before it is sent; the server looks inside. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  if (!/\.woff2$/i.test(name)) return 'not-woff2'
  return size > FONT_FILE_MAX_BYTES ? 'too-large' : null
}

export type FamilyProblem = 'letters' | 'taken'

/** An empty name is the file's own. */
export function familyProblem(family: string): FamilyProblem | null {
  const name = family.trim()
  if (name === '') return null
  if (!OWN_FAMILY_PATTERN.test(name)) return 'letters'
  return isNameTaken(name) ? 'taken' : null
}

/** How many more files the property can have. */
export function roomLeft(count: number): number {
  return Math.max(0, OWN_FONT_FILES_MAX - count)
}
