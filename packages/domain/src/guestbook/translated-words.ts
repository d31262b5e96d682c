import type { BoxContent } from './card-schema.ts'
import { CARD_KINDS, type CardType, hasBodyAndButton } from './card-types.ts'
import { isHolder } from './grouping.ts'
import type { RichTextBlock, RichTextInline } from './rich-text.ts'
import { isSectionAlone } from './section.ts'
import { TRANSLATED_FIELDS, type TranslatedField } from './translation-marks-schema.ts'

/** Everything a part of a box says, as one text; empty when it says nothing. Formatting makes no difference. */
export function wordsIn(content: BoxContent | undefined, field: TranslatedField): string {
  switch (field) {
    case 'section':
      return content?.section ? `${content.section.title}\n${content.section.note}`.trim() : ''
    case 'title':
    case 'subtitle':
    case 'saving':
      return content?.[field]?.trim() ?? ''
    case 'button':
      return content?.button?.text.trim() ?? ''
    case 'body':
      return content?.body?.content.map(wordsOfBlock).join('\n').trim() ?? ''
    case 'pictures':
      return content?.pictures?.map(({ mediaId, alt }) => `${mediaId} ${alt.trim()}`).join('\n') ?? ''
    case 'facts':
      return content?.facts?.map(({ label, value }) => `${label.trim()}\t${value.trim()}`).join('\n') ?? ''
  }
}

/** Whether a part says something in the default language that other languages should say as well. */
export function isToTranslate(
  type: CardType,
  field: TranslatedField,
  source: BoxContent | undefined,
  target: BoxContent | undefined,
): boolean {
  if ((field === 'body' || field === 'button') && (!hasBodyAndButton(type) || isHolder(type))) {
    return false
  }
  if (field === 'saving' && !CARD_KINDS[type].isAboutCleaning) return false
  if (wordsIn(source, field) === '') return false
  // Without words of its own a language shows the pictures of the default; with some it shows its own or none.
  if (field === 'pictures')
    return (
      (target !== undefined && !isSectionAlone(target)) ||
      (source?.pictures?.some(({ alt }) => alt.trim() !== '') ?? false)
    )
  return true
}

/** Parts of a box that its kind shows, in the order of the editor. */
export function fieldsToTranslate(
  type: CardType,
  source: BoxContent | undefined,
  target: BoxContent | undefined,
): TranslatedField[] {
  return TRANSLATED_FIELDS.filter((field) => isToTranslate(type, field, source, target))
}

/** A short fingerprint of a text: the same for the same words, another for nearly every other. */
export function fingerprint(words: string): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57]
  for (let place = 0; place < words.length; place++) {
    const code = words.charCodeAt(place)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36).padStart(11, '0')
}

function wordsOfBlock(block: RichTextBlock): string {
  if (block.type === 'paragraph' || block.type === 'heading') return wordsOfLine(block.content ?? [])
  return block.content
    .flatMap(({ content }) => content.map((paragraph) => wordsOfLine(paragraph.content ?? [])))
    .join('\n')
}

const wordsOfLine = (line: readonly RichTextInline[]) =>
  line.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
