import type {
  RichText,
  RichTextBlock,
  RichTextInline,
  RichTextMark,
} from '@innkeeper/domain/guestbook/rich-text.ts'
import { chosenColourSchema } from '@innkeeper/domain/html-builder/colour-schema.ts'
import { FONT_NAME_MAX } from '@innkeeper/domain/html-builder/module-parts.ts'
import type { TemplateText, TemplateTextMark } from '@innkeeper/domain/html-builder/rich-text.ts'
import { isLink } from '@innkeeper/domain/links.ts'
import * as z from 'zod/mini'

/** What the text editor hands out, as far as it is read. */
export type EditorNode = {
  type?: string
  text?: string
  attrs?: Record<string, unknown> | undefined
  marks?: EditorMark[] | undefined
  content?: EditorNode[] | undefined
}
type EditorMark = { type: string; attrs?: Record<string, unknown> | undefined }

/** The editor's document in the stored shape: only what is on the whitelist, nothing when there is no word. */
export function richTextOf(document: EditorNode): RichText | undefined {
  return textOf(document, cardMarkOf)
}

/** The same for a text of a template, whose words can be in a colour and a font of their own. */
export function templateTextOf(document: EditorNode): TemplateText | undefined {
  return textOf(document, templateMarkOf) as TemplateText | undefined
}

/** One line of such a text: what is pasted in blocks becomes one paragraph, and nothing in it is a link. */
export function templateLineOf(document: EditorNode): TemplateText | undefined {
  const text = textOf(document, (mark) => (mark.type === 'link' ? [] : templateMarkOf(mark)))
  if (!text) return undefined
  const paragraphs = text.content.flatMap((block) =>
    block.type === 'bulletList' || block.type === 'orderedList'
      ? block.content.flatMap((item) => item.content)
      : [block],
  )
  const content = paragraphs
    .map(({ content: inlines = [] }) =>
      inlines.map((inline) => (inline.type === 'hardBreak' ? { type: 'text' as const, text: ' ' } : inline)),
    )
    .filter((inlines) => inlines.length > 0)
    .flatMap((inlines, place) => (place === 0 ? inlines : [{ type: 'text' as const, text: ' ' }, ...inlines]))
  return { type: 'doc', content: [{ type: 'paragraph', content }] } as TemplateText
}

type MarkOf = (mark: EditorMark) => TemplateTextMark[]

/** The text's marks are those that `markOf` lets through. */
function textOf(document: EditorNode, markOf: MarkOf): RichText | undefined {
  const content = (document.content ?? []).flatMap((node) => blockOf(node, markOf))
  return content.some(hasWords) ? { type: 'doc', content: withoutEmptyEnd(content) } : undefined
}

function blockOf(node: EditorNode, markOf: MarkOf): RichTextBlock[] {
  if (node.type === 'paragraph') return [paragraphOf(node, markOf)]
  if (node.type === 'heading') {
    const level = node.attrs?.level === 3 ? 3 : 2
    return [{ type: 'heading', attrs: { level }, content: inlinesOf(node, markOf) }]
  }
  if (node.type !== 'bulletList' && node.type !== 'orderedList') return []
  const items = (node.content ?? []).map((item) => ({
    type: 'listItem' as const,
    content: (item.content ?? [])
      .filter(({ type }) => type === 'paragraph')
      .map((paragraph) => paragraphOf(paragraph, markOf)),
  }))
  return [{ type: node.type, content: items }]
}

function paragraphOf(node: EditorNode, markOf: MarkOf): Extract<RichTextBlock, { type: 'paragraph' }> {
  const content = inlinesOf(node, markOf)
  return { type: 'paragraph', ...(content.length > 0 && { content }) }
}

function inlinesOf({ content = [] }: EditorNode, markOf: MarkOf): RichTextInline[] {
  return content.flatMap((node): RichTextInline[] => {
    if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (node.type !== 'text' || !node.text) return []
    const marks = (node.marks ?? []).flatMap(markOf) as RichTextMark[]
    return [{ type: 'text', text: node.text, ...(marks.length > 0 && { marks }) }]
  })
}

function cardMarkOf({ type, attrs }: EditorMark): RichTextMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }]
  const href = attrs?.href
  if (type !== 'link' || typeof href !== 'string' || !isLink(href)) return []
  return [{ type, attrs: { href } }]
}

function templateMarkOf(mark: EditorMark): TemplateTextMark[] {
  if (mark.type !== 'textStyle') return cardMarkOf(mark)
  const colour = z.safeParse(chosenColourSchema, mark.attrs?.color)
  const font = mark.attrs?.fontFamily
  const attrs = {
    ...(colour.success && { color: colour.data }),
    ...(typeof font === 'string' && font !== '' && { fontFamily: font.slice(0, FONT_NAME_MAX) }),
  }
  return Object.keys(attrs).length > 0 ? [{ type: 'textStyle', attrs }] : []
}

function hasWords(block: RichTextBlock): boolean {
  if (block.type === 'bulletList' || block.type === 'orderedList') {
    return block.content.some((item) => item.content.some(hasWords))
  }
  return (block.content ?? []).some((inline) => inline.type === 'text' && inline.text.trim() !== '')
}

/** Empty lines at the end are where the cursor stood, not what somebody wanted to say. */
function withoutEmptyEnd(blocks: RichTextBlock[]): RichTextBlock[] {
  return blocks.slice(0, blocks.findLastIndex(hasWords) + 1)
}

/** The words alone, a line per block: for showing beside and for comparing. */
export function wordsOf(text: RichText | undefined): string {
  return (text?.content ?? []).map(blockWords).join('\n\n')
}

function blockWords(block: RichTextBlock): string {
  if (block.type === 'bulletList' || block.type === 'orderedList') {
    return block.content.map((item) => `• ${item.content.map(blockWords).join(' ')}`).join('\n')
  }
  return (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')
}
