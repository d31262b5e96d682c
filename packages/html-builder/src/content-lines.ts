import type {
  TemplateText,
  TemplateTextBlock,
  TemplateTextInline,
} from '@innkeeper/domain/html-builder/rich-text.ts'
import type { ModuleOf, TemplateModule } from './module-schemas.ts'

/** A header's first block as its title, and what follows it. */
export function headerParts(text: TemplateText): { title: TemplateTextInline[]; lead: TemplateText | null } {
  const [first, ...rest] = text.content
  if (!first) return { title: [], lead: null }
  const isLine = first.type === 'paragraph' || first.type === 'heading'
  const following = isLine ? rest : text.content
  return {
    title: isLine ? (first.content ?? []) : [],
    lead: following.length > 0 ? { type: 'doc', content: following } : null,
  }
}

/** The words on a button: one line, and no link inside the link. */
export function labelOf(text: TemplateText): TemplateTextInline[] {
  return headerParts(text).title.flatMap((inline): TemplateTextInline[] => {
    if (inline.type === 'hardBreak') return [{ type: 'text', text: ' ' }]
    const marks = (inline.marks ?? []).filter(({ type }) => type !== 'link')
    return [{ type: 'text', text: inline.text, ...(marks.length > 0 ? { marks } : {}) }]
  })
}

/** A line without its formatting, placeholders as they stand. */
export function wordsOf(line: readonly TemplateTextInline[]): string {
  return line.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('')
}

/** The first header is the title of a page. */
export function titleModule(modules: readonly TemplateModule[]): ModuleOf<'header'> | undefined {
  return modules.find((module) => module.type === 'header')
}

/** Whether anybody would see words of this text. */
export function hasWords(text: TemplateText | null): text is TemplateText {
  return text?.content.some(blockHasWords) ?? false
}

function blockHasWords(block: TemplateTextBlock): boolean {
  if (block.type === 'bulletList' || block.type === 'orderedList') {
    return block.content.some(({ content }) => content.some(blockHasWords))
  }
  return wordsOf(block.content ?? []).trim() !== ''
}
