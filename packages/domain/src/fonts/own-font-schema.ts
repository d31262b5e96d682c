import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { WEB_FONTS } from './catalogue.ts'
import { FONT_KINDS, STANDARD_FONTS } from './constants.ts'

/** Letters, digits, spaces and hyphens, so that the name is the same in a list, in CSS and in an address. */
export const OWN_FAMILY_PATTERN = /^[\p{L}\p{N}](?:[\p{L}\p{N} -]{0,38}[\p{L}\p{N}])?$/u
export const ownFamilySchema = z.string().check(z.regex(OWN_FAMILY_PATTERN))

/** One uploaded file. */
export const ownFontSchema = z.object({
  id: publicIdSchema,
  family: z.string(),
  kind: z.enum(FONT_KINDS),
  weight: z.string(),
  style: z.enum(['normal', 'italic']),
  fileName: z.string(),
  bytes: z.int(),
  /** Of the bytes; the address of the file carries it. */
  hash: z.string(),
  measure: z.object({ width: z.number(), ascent: z.number(), descent: z.number() }),
})
export type OwnFont = z.infer<typeof ownFontSchema>

/** A name in a file as one that can be a family's here; empty where nothing is left of it. */
export function asOwnFamily(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} -]/gu, ' ').replace(/\s+/g, ' ')
  const start = [...plain.replace(/^[ -]+/, '')].slice(0, 40).join('')
  return start.replace(/[ -]+$/, '')
}

/** A family of one's own cannot take the name of one that everybody has: pages could not tell them apart. */
export function isNameTaken(family: string): boolean {
  const wanted = family.toLowerCase()
  return TAKEN.has(wanted) || wanted.endsWith(' stand-in')
}

const TAKEN = new Set([...STANDARD_FONTS, ...WEB_FONTS].map((name) => name.toLowerCase()))
