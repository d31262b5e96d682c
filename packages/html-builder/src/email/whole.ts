import type { EmailLink } from './links.ts'
import { when } from './marks.ts'

/** A mark between two strips of an e-mail. */
export const loose = (marks: string) => `<mj-raw>${marks}</mj-raw>`

/** Whole strips around which marks stand, each where mjml lets text stand. */
export function betweenMarks(marked: (content: string) => string, strips: string): string {
  const [before = '', after = ''] = marked('\n').split('\n')
  return `${loose(before)}${strips}${loose(after)}`
}

/** Strips that are there only for those whom the link leads somewhere. */
export function whole({ needs }: EmailLink, strips: string): string {
  return needs ? betweenMarks((content) => when(needs, content), strips) : strips
}
