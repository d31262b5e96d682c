import * as z from 'zod/mini'
import { isLink } from '../links.ts'

/** Limits both sides know: the editor stops there, the server refuses beyond. */
export const PADDING_MAX = 200
export const ROUNDNESS_MAX = 200

const pixels = (max: number) => z.int().check(z.gte(0), z.lte(max))
const NONE = { top: 0, bottom: 0 }
const NONE_AROUND = { ...NONE, left: 0, right: 0 }

/** Above and below a module, in pixels. */
export const outerPaddingSchema = z._default(
  z.object({ top: pixels(PADDING_MAX), bottom: pixels(PADDING_MAX) }),
  NONE,
)
/** Around what stands inside a module, in pixels. */
export const innerPaddingSchema = z._default(
  z.object({
    top: pixels(PADDING_MAX),
    bottom: pixels(PADDING_MAX),
    left: pixels(PADDING_MAX),
    right: pixels(PADDING_MAX),
  }),
  NONE_AROUND,
)
/** Of corners, in pixels; without one they are as round as the app's own. */
export const roundnessSchema = z.optional(pixels(ROUNDNESS_MAX))
export const spacingSchema = z._default(pixels(PADDING_MAX), 0)

export const ALIGNMENTS = ['left', 'center', 'right'] as const
export const alignmentSchema = z._default(z.enum(ALIGNMENTS), 'left')

/** Null is the property's own. */
export const colourSchema = z._default(z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))), null)
export const fontFamilySchema = z._default(z.nullable(z.string().check(z.maxLength(60))), null)

export const columnsSchema = z._default(z.union([z.literal(1), z.literal(2)]), 1)
/** Share of the column's width, in percent. */
export const percentSchema = z._default(z.int().check(z.gte(1), z.lte(100)), 100)

const NO_LINK = { enabled: false, url: '' }

export const templateImageSchema = z.object({
  /** What the picture shows, for those who do not see it. */
  name: z._default(z.string().check(z.maxLength(300)), ''),
  url: z.string().check(z.refine(isLink)),
  size: percentSchema,
  roundness: roundnessSchema,
  /** A picture is not lost over where it leads. */
  link: z.catch(
    z._default(
      z.object({ enabled: z.boolean(), url: z.string().check(z.refine((url) => url === '' || isLink(url))) }),
      NO_LINK,
    ),
    NO_LINK,
  ),
})
export type TemplateImage = z.infer<typeof templateImageSchema>
