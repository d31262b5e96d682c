import type { RichText, RichTextBlock } from '@innkeeper/domain/guestbook/rich-text.ts'

/** The text when it is nothing but paragraphs, one blank line between them; null when it holds more. */
export function plainTextOf(body: RichText | undefined): string | null {
  if (!body) return ''
  const paragraphs = body.content.map(plainParagraph)
  return paragraphs.every((text) => text !== null) ? paragraphs.join('\n\n') : null
}

function plainParagraph(block: RichTextBlock): string | null {
  if (block.type !== 'paragraph') return null
  const parts = (block.content ?? []).map((inline) => {
    if (inline.type === 'hardBreak') return '\n'
    return inline.marks && inline.marks.length > 0 ? null : inline.text
  })
  return parts.every((part) => part !== null) ? parts.join('') : null
}

/** Paragraphs from typed text: a blank line starts a new one, a line break stays inside. */
export function bodyOfPlainText(text: string): RichText | undefined {
  const paragraphs = text
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  if (paragraphs.length === 0) return undefined
  return { type: 'doc', content: paragraphs.map(paragraphOf) }
}

function paragraphOf(text: string): RichTextBlock {
  const content = text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
    ])
  return { type: 'paragraph', content }
}
