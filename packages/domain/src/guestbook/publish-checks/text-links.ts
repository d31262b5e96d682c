import type { RichText, RichTextInline } from '../rich-text.ts'

/** Every address that a text links to. */
export function linksOf(text: RichText | undefined): string[] {
  return (text?.content ?? []).flatMap((block) =>
    block.type === 'paragraph' || block.type === 'heading'
      ? linksOfLine(block.content)
      : block.content.flatMap((item) => item.content.flatMap(({ content }) => linksOfLine(content))),
  )
}

function linksOfLine(line: readonly RichTextInline[] = []): string[] {
  return line.flatMap((part) =>
    part.type === 'text'
      ? (part.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))
      : [],
  )
}
