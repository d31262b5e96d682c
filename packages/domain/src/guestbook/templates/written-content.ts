import type { BoxContent } from '../card-schema.ts'
import type { RichText } from '../rich-text.ts'
import type { TemplateBody, TemplateWords } from './card-template.ts'

/** Plain words as a card keeps them: a line is a paragraph, several together are a list. */
export function writtenContent({ title, subtitle, body, button }: TemplateWords): BoxContent {
  return {
    title,
    ...(subtitle ? { subtitle } : {}),
    ...(body ? { body: richText(body) } : {}),
    ...(button ? { button: { text: button } } : {}),
  }
}

function richText(body: TemplateBody): RichText {
  const paragraph = (text: string) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  })
  return {
    type: 'doc',
    content: body.map((part) =>
      typeof part === 'string'
        ? paragraph(part)
        : {
            type: 'bulletList' as const,
            content: part.map((item) => ({ type: 'listItem' as const, content: [paragraph(item)] })),
          },
    ),
  }
}
