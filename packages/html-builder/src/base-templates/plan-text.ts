import type {
  TemplateText,
  TemplateTextBlock,
  TemplateTextInline,
} from '@innkeeper/domain/html-builder/rich-text.ts'

type Paragraph = Extract<TemplateTextBlock, { type: 'paragraph' }>
type Words = string | TemplateTextInline

export function doc(...content: TemplateTextBlock[]): TemplateText {
  return { type: 'doc', content }
}

export function p(...words: Words[]): Paragraph {
  return { type: 'paragraph', content: words.map(inline) }
}

export function h(level: 2 | 3, text: string): TemplateTextBlock {
  return { type: 'heading', attrs: { level }, content: [inline(text)] }
}

export function ul(items: readonly string[]): TemplateTextBlock {
  return { type: 'bulletList', content: items.map((item) => ({ type: 'listItem', content: [p(item)] })) }
}

/** Lines of one paragraph, each below the other. */
export function lines(...all: Words[]): Paragraph {
  const broken = all.flatMap((line): Words[] => [{ type: 'hardBreak' }, line])
  return p(...broken.slice(1))
}

export function bold(text: string): TemplateTextInline {
  return { type: 'text', text, marks: [{ type: 'bold' }] }
}

export function link(text: string, href: string): TemplateTextInline {
  return { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }
}

function inline(words: Words): TemplateTextInline {
  return typeof words === 'string' ? { type: 'text', text: words } : words
}
