import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { WEB_FONT_CATALOGUE, type WebFont, webFontOf } from '@innkeeper/domain/fonts/catalogue.ts'
import type { Subset } from '@innkeeper/domain/fonts/constants.ts'
import type { FontFamily, FontFile } from '@innkeeper/domain/fonts/font-css.ts'

/*
 * The web fonts as npm installed them (decision 016). A family is read when it is first asked for and kept: all of
 * them together have less than five megabytes, and their addresses carry a hash of what was read.
 */

export const WEB_FILES_PATH = '/font-files'

const { resolve } = createRequire(import.meta.url)
const HASH_LENGTH = 12

const families = new Map<string, FontFamily | null>()
const files = new Map<string, Buffer>()
const bySlug = new Map(WEB_FONT_CATALOGUE.map((font) => [slugOf(font), font]))

/** Null for what is no web font, or has no files here. */
export function webFamily(family: string): FontFamily | null {
  const font = webFontOf(family)
  if (!font) return null
  const known = families.get(family)
  if (known !== undefined) return known
  const read = readFamily(font)
  families.set(family, read)
  return read
}

const FILE_NAME = /^(.+?)-(?:latin-ext|latin)-(?:wght|\d+)-[\w-]+\.woff2$/

/** The bytes of a file by its name with the hash, undefined for another. */
export function webFontFile(name: string): Buffer | undefined {
  const font = bySlug.get(FILE_NAME.exec(name)?.[1] ?? '')
  if (font) webFamily(font.family)
  return files.get(name)
}

export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, HASH_LENGTH)
}

/** The later rule wins where two have a letter, so the subset that every page needs comes last. */
function readFamily(font: WebFont): FontFamily | null {
  const subsets = [...font.subsets].reverse()
  const weights = typeof font.weights === 'string' ? [font.weights] : font.weights.map(String)
  try {
    const folder = folderOf(font)
    const read = subsets.flatMap((subset) => weights.map((weight) => readFile(font, folder, subset, weight)))
    return { family: font.family, kind: font.kind, measure: font.measure, files: read }
  } catch {
    // Without its package a family is only a name: pages show what stands in for it.
    return null
  }
}

function folderOf(font: WebFont): string {
  const scope = isVariable(font) ? '@fontsource-variable' : '@fontsource'
  return join(dirname(resolve(`${scope}/${slugOf(font)}/package.json`)), 'files')
}

function readFile(font: WebFont, folder: string, subset: Subset, weight: string): FontFile {
  const stem = `${slugOf(font)}-${subset}-${isVariable(font) ? 'wght' : weight}`
  const bytes = readFileSync(join(folder, `${stem}-normal.woff2`))
  const name = `${stem}-${hashOf(bytes)}.woff2`
  files.set(name, bytes)
  return { address: `${WEB_FILES_PATH}/${name}`, weight, style: 'normal', subset }
}

const isVariable = ({ weights }: WebFont) => typeof weights === 'string'

function slugOf({ family }: WebFont): string {
  return family.toLowerCase().replaceAll(' ', '-')
}
