import * as z from 'zod/mini'
import { LINK_MAX } from '../links.ts'

/*
 * Text with formatting, stored as the editor's JSON with a closed list of nodes and marks. What is not on the
 * list does not parse, so the guest app renders it without a sanitizer.
 */

/** Links as they may be stored; what may be followed is decided by `isLink` (links.ts). */
export const STORED_LINK = /^(https?:\/\/|mailto:|tel:|\/)[^\s]*$/i

export const boldSchema = z.object({ type: z.literal('bold') })
export const italicSchema = z.object({ type: z.literal('italic') })
export const linkMarkSchema = z.object({
  type: z.literal('link'),
  attrs: z.object({ href: z.string().check(z.maxLength(LINK_MAX), z.regex(STORED_LINK)) }),
})

/** Texts whose words carry these marks, at most so many each. */
export function richTextSchemaWith<const Mark extends z.ZodMiniType>(markSchema: Mark, marksMax: number) {
  const inlineSchema = z.discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      text: z.string().check(z.minLength(1), z.maxLength(20_000)),
      marks: z.optional(z.array(markSchema).check(z.maxLength(marksMax))),
    }),
    z.object({ type: z.literal('hardBreak') }),
  ])
  const paragraphSchema = z.object({
    type: z.literal('paragraph'),
    content: z.optional(z.array(inlineSchema).check(z.maxLength(500))),
  })
  const headingSchema = z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: z.optional(z.array(inlineSchema).check(z.maxLength(100))),
  })
  /** One level of lists is what a phone shows well. */
  const listItemSchema = z.object({
    type: z.literal('listItem'),
    content: z.array(paragraphSchema).check(z.maxLength(20)),
  })
  const listOf = <const List extends string>(list: List) =>
    z.object({ type: z.literal(list), content: z.array(listItemSchema).check(z.maxLength(200)) })
  return z.object({
    type: z.literal('doc'),
    content: z
      .array(
        z.discriminatedUnion('type', [
          paragraphSchema,
          headingSchema,
          listOf('bulletList'),
          listOf('orderedList'),
        ]),
      )
      .check(z.maxLength(300)),
  })
}

const markSchema = z.discriminatedUnion('type', [boldSchema, italicSchema, linkMarkSchema])

export const richTextSchema = richTextSchemaWith(markSchema, 3)

export type RichText = z.infer<typeof richTextSchema>
export type RichTextBlock = RichText['content'][number]
export type RichTextInline = NonNullable<Extract<RichTextBlock, { type: 'paragraph' }>['content']>[number]
export type RichTextMark = z.infer<typeof markSchema>
