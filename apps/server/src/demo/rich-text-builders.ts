import type { RichText, RichTextBlock, RichTextInline } from '@innkeeper/domain/guestbook/rich-text.ts'

/** A run of words: plain, or made by `bold` or `link`. */
type Words = string | RichTextInline

export function doc(...content: RichTextBlock[]): RichText {
  return { type: 'doc', content }
}

export function p(...words: Words[]): RichTextBlock & { type: 'paragraph' } {
  return { type: 'paragraph', content: words.map(inline) }
}

export function h(text: string): RichTextBlock {
  return { type: 'heading', attrs: { level: 2 }, content: [inline(text)] }
}

export function ul(...items: (Words | Words[])[]): RichTextBlock {
  return { type: 'bulletList', content: items.map(listItem) }
}

export function ol(...items: (Words | Words[])[]): RichTextBlock {
  return { type: 'orderedList', content: items.map(listItem) }
}

export function bold(text: string): RichTextInline {
  return { type: 'text', text, marks: [{ type: 'bold' }] }
}

export function link(text: string, href: string): RichTextInline {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
}

function inline(words: Words): RichTextInline {
  return typeof words === 'string' ? { type: 'text', text: words } : words
}

function listItem(item: Words | Words[]) {
  return { type: 'listItem' as const, content: [p(...(Array.isArray(item) ? item : [item]))] }
}
