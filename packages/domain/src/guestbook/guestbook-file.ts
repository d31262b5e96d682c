import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { cardSchema } from './card-schema.ts'
import { tabBarSchema } from './tab-bar-schema.ts'

/*
 * A whole guestbook as one file, so that a chain can copy it to another property. What belongs to a property alone
 * (languages, units, groups, pages, files) is named beside its id: another property knows it by its name or not at
 * all. Pictures are not inside; they are found again by their content or their name.
 */

export const FILE_FORMAT = 'innkeeper-guestbook'
export const FILE_VERSION = 2
/** Bytes of the text, and how deep it nests: far more than any guestbook. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FILE_DEPTH = 40
/** Cards of one guestbook, and so of one file. */
export const MAX_CARDS = 600

const nameSchema = z.string().check(z.maxLength(300))
const namesSchema = z.array(z.object({ id: publicIdSchema, name: nameSchema })).check(z.maxLength(10_000))
export type FileName = z.infer<typeof namesSchema>[number]

const fileMediaSchema = z.object({
  id: publicIdSchema,
  fileName: nameSchema,
  bytes: z.int().check(z.gte(0)),
  /** Of its content; null where none is known. */
  hash: z.nullable(z.string().check(z.maxLength(100))),
})
export type FileMedia = z.infer<typeof fileMediaSchema>

export const guestbookFileSchema = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  exportedAt: z.string().check(z.maxLength(40)),
  property: z.object({ id: nameSchema, name: nameSchema }),
  languages: z
    .array(z.object({ index: z.int().check(z.gte(0), z.lte(999)), code: nameSchema, title: nameSchema }))
    .check(z.minLength(1), z.maxLength(100)),
  cards: z.array(cardSchema).check(z.maxLength(MAX_CARDS)),
  tabBar: z.nullable(tabBarSchema),
  names: z.object({
    units: namesSchema,
    unitCategories: namesSchema,
    targetGroups: namesSchema,
    pages: namesSchema,
  }),
  media: z.array(fileMediaSchema).check(z.maxLength(10_000)),
})
export type GuestbookFile = z.infer<typeof guestbookFileSchema>

type Shape = Record<string, unknown>

/** From version N to N + 1: the second holds the second shape of the tab bar, which is upgraded as it is read. */
const upgrades: Record<number, (file: Shape) => Shape> = { 1: (file) => ({ ...file, version: 2 }) }

/** A file of any known version in today's shape, not yet checked; null when it is of a version nobody knows. */
export function upgradeFile(file: Shape): Shape | null {
  let shape = file
  for (let version = Number(shape.version); version !== FILE_VERSION; version++) {
    const upgrade = upgrades[version]
    if (!upgrade) return null
    shape = upgrade(shape)
  }
  return shape
}
