import * as z from 'zod/mini'
import { boldSchema, italicSchema, linkMarkSchema, richTextSchemaWith } from '../guestbook/rich-text.ts'
import { chosenColourSchema } from './colour-schema.ts'
import { FONT_NAME_MAX } from './module-parts.ts'

/** Words in another colour or font than those around them. */
const textStyleSchema = z.object({
  type: z.literal('textStyle'),
  attrs: z.object({
    color: z.optional(z.nullable(chosenColourSchema)),
    fontFamily: z.optional(z.nullable(z.string().check(z.maxLength(FONT_NAME_MAX)))),
  }),
})

const markSchema = z.discriminatedUnion('type', [boldSchema, italicSchema, linkMarkSchema, textStyleSchema])

/** Texts of a template: those of cards, and words in colours and fonts. */
export const templateTextSchema = richTextSchemaWith(markSchema, 4)

export type TemplateText = z.infer<typeof templateTextSchema>
export type TemplateTextBlock = TemplateText['content'][number]
export type TemplateTextInline = NonNullable<
  Extract<TemplateTextBlock, { type: 'paragraph' }>['content']
>[number]
export type TemplateTextMark = z.infer<typeof markSchema>
