import * as z from 'zod/mini'
import { BOX_LINK_TYPES, isValidBoxLink } from '../guestbook/box-link.ts'
import { isLink, LINK_MAX } from '../links.ts'
import { chosenColourSchema } from './colour-schema.ts'

/** Limits both sides know: the editor stops there, the server refuses beyond. */
export const PADDING_MAX = 200
export const ROUNDNESS_MAX = 200
export const FONT_NAME_MAX = 60
export const ALT_MAX = 300
/** Of a heading or a line of a module that takes its content from elsewhere. */
export const LINE_MAX = 200

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
export const colourSchema = z._default(z.nullable(chosenColourSchema), null)
export const fontFamilySchema = z._default(z.nullable(z.string().check(z.maxLength(FONT_NAME_MAX))), null)

export const columnsSchema = z._default(z.union([z.literal(1), z.literal(2)]), 1)
/** Share of the column's width, in percent. */
export const percentSchema = z._default(z.int().check(z.gte(1), z.lte(100)), 100)

export const lineSchema = z._default(z.string().check(z.maxLength(LINE_MAX)), '')

const NO_LINK = { enabled: false, type: 'url', url: '' } as const

/** Where a picture leads. Of the type `url` it is anything content may lead to, as it always was. */
export const imageLinkSchema = z
  .object({
    enabled: z.boolean(),
    type: z._default(z.enum(BOX_LINK_TYPES), 'url'),
    url: z.string().check(z.maxLength(LINK_MAX)),
  })
  .check(
    z.refine(({ type, url }) =>
      type === 'url' ? url === '' || isLink(url) : url === '' || isValidBoxLink({ type, value: url }),
    ),
  )

export const templateImageSchema = z.object({
  /** What the picture shows, for those who do not see it. */
  name: z._default(z.string().check(z.maxLength(ALT_MAX)), ''),
  url: z.string().check(z.refine(isLink)),
  size: percentSchema,
  roundness: roundnessSchema,
  /** A picture is not lost over where it leads. */
  link: z.catch(z._default(imageLinkSchema, NO_LINK), NO_LINK),
})
export type TemplateImage = z.infer<typeof templateImageSchema>
