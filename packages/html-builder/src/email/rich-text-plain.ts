import type {
  TemplateText,
  TemplateTextBlock,
  TemplateTextInline,
} from '@innkeeper/domain/html-builder/rich-text.ts'
import type { OutputSetting } from '../output-setting.ts'
import { addressLink } from './links.ts'
import { textWithFields } from './with-fields.ts'

/** A text of a template for readers without HTML: paragraphs apart, lists with their signs, addresses written out. */
export function richTextPlain(text: TemplateText, setting: OutputSetting): string {
  return text.content
    .map((block) => blockText(block, setting))
    .filter((words) => words.trim() !== '')
    .join('\n\n')
}

function blockText(block: TemplateTextBlock, setting: OutputSetting): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return linePlain(block.content ?? [], setting)
    case 'bulletList':
    case 'orderedList':
      return block.content
        .map(({ content }, index) => {
          const words = content.map((paragraph) => linePlain(paragraph.content ?? [], setting)).join('\n  ')
          return `${block.type === 'orderedList' ? `${index + 1}.` : '-'} ${words}`
        })
        .join('\n')
  }
}

export function linePlain(line: readonly TemplateTextInline[], setting: OutputSetting): string {
  return line
    .map((inline) => {
      if (inline.type === 'hardBreak') return '\n'
      const words = textWithFields(inline.text)
      const link = inline.marks?.find(({ type }) => type === 'link')
      const address = link?.type === 'link' ? addressLink(link.attrs.href, setting)?.text : undefined
      const isSaid =
        address === undefined ||
        bare(address.replace(/^(mailto:|tel:|https?:\/\/)/i, '')) === bare(inline.text)
      return isSaid ? words : `${words} (${address})`
    })
    .join('')
}

/** People write phone numbers with spaces. */
const bare = (text: string) => text.replace(/\s+/g, '')
