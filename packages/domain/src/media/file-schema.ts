import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { FILE_NAME_MAX, shownFileName } from './file-name.ts'

export const MEDIA_KINDS = ['picture', 'document'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Limits both sides know: the library stops there, the server refuses beyond. */
export const ALT_MAX = 300
export const CREDIT_MAX = 200

/** What a picture shows, in words, by language index; a language without words has no entry. */
export const altSchema = z.record(
  z.string().check(z.regex(/^\d{1,3}$/)),
  z.string().check(z.minLength(1), z.maxLength(ALT_MAX)),
)
export type Alt = z.infer<typeof altSchema>

const shareSchema = z.number().check(z.gte(0), z.lte(1))

export const mediaFileSchema = z.object({
  id: publicIdSchema,
  kind: z.enum(MEDIA_KINDS),
  fileName: z.string(),
  mimeType: z.string(),
  bytes: z.int(),
  /** Of a document both are 0. */
  width: z.int(),
  height: z.int(),
  /** The point that stays in sight when the picture is cropped, 0 to 1 from left and top. */
  focalX: z.number(),
  focalY: z.number(),
  credit: z.nullable(z.string()),
  alt: altSchema,
  /** Shows nothing that words would have to tell. */
  isDecorative: z.boolean(),
  isAnimated: z.boolean(),
  createdAt: z.string(),
})
export type MediaFile = z.infer<typeof mediaFileSchema>

/** What people write about a file; its bytes never change. */
export const mediaChangeSchema = z.object({
  fileName: z.string().check(z.maxLength(FILE_NAME_MAX), z.overwrite(shownFileName), z.minLength(1)),
  focalX: shareSchema,
  focalY: shareSchema,
  credit: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(CREDIT_MAX))),
  alt: altSchema,
  isDecorative: z.boolean(),
})
export type MediaChange = z.infer<typeof mediaChangeSchema>
