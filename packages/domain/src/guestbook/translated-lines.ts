import type { BoxContent } from './card-schema.ts'
import type { RichText, RichTextInline } from './rich-text.ts'
import type { TranslatedField } from './translation-marks-schema.ts'

/** A line of text with its marks: a heading, a paragraph, or a short text as a whole. */
export type Line = readonly RichTextInline[]

/**
 * The lines of a part that are words in a language. The value of a fact is not: a password is the same everywhere,
 * and no business of a translator's.
 */
export function linesOf(content: BoxContent, field: TranslatedField): Line[] {
  switch (field) {
    case 'section':
      return [plain(content.section?.title ?? ''), plain(content.section?.note ?? '')]
    case 'title':
    case 'subtitle':
    case 'saving':
      return [plain(content[field] ?? '')]
    case 'button':
      return [plain(content.button?.text ?? '')]
    case 'pictures':
      return (content.pictures ?? []).map(({ alt }) => plain(alt))
    case 'facts':
      return (content.facts ?? []).map(({ label }) => plain(label))
    case 'body': {
      const lines: Line[] = []
      const note = (line: Line) => {
        lines.push(line)
        return line
      }
      if (content.body) mapLines(content.body, note)
      return lines
    }
  }
}

/** The part of the content with other words in its lines, one for one; everything else of it stays. */
export function withLines(
  content: BoxContent,
  field: TranslatedField,
  lines: readonly Line[],
): Partial<BoxContent> {
  const words = (place: number) =>
    (lines[place] ?? []).map((part) => (part.type === 'text' ? part.text : ' ')).join('')
  switch (field) {
    case 'section':
      return { section: { title: words(0).trim(), note: words(1).trim() } }
    case 'title':
    case 'subtitle':
    case 'saving':
      return { [field]: words(0).trim() }
    case 'button':
      return { button: { text: words(0).trim() } }
    case 'pictures':
      return {
        pictures: (content.pictures ?? []).map((picture, place) => ({
          ...picture,
          alt: words(place).trim(),
        })),
      }
    case 'facts':
      return { facts: (content.facts ?? []).map((fact, place) => ({ ...fact, label: words(place).trim() })) }
    case 'body': {
      let place = 0
      return content.body ? { body: mapLines(content.body, () => lines[place++] ?? []) } : {}
    }
  }
}

function plain(text: string): Line {
  return text === '' ? [] : [{ type: 'text', text }]
}

function mapLines(text: RichText, change: (line: Line) => Line): RichText {
  const changed = <B extends { content?: RichTextInline[] | undefined }>(block: B): B => {
    const line = change(block.content ?? [])
    return line.length === 0 ? block : { ...block, content: [...line] }
  }
  return {
    ...text,
    content: text.content.map((block) =>
      block.type === 'paragraph' || block.type === 'heading'
        ? changed(block)
        : {
            ...block,
            content: block.content.map((item) => ({ ...item, content: item.content.map(changed) })),
          },
    ),
  }
}
