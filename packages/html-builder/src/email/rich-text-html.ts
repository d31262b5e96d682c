import { colourOf } from '@innkeeper/domain/html-builder/colour.ts'
import type {
  TemplateText,
  TemplateTextBlock,
  TemplateTextInline,
} from '@innkeeper/domain/html-builder/rich-text.ts'
import type { Surface } from '@innkeeper/domain/html-builder/surface.ts'
import type { OutputSetting } from '../output-setting.ts'
import { colourClass } from './dark-mode.ts'
import { soft } from './email-colours.ts'
import { emailFont } from './fonts.ts'
import { addressLink } from './links.ts'
import { htmlWithFields, labelWithFields } from './with-fields.ts'

type Place = {
  setting: OutputSetting
  surface: Surface
  /** Whether the surface turns dark with the reader's device: colours on it follow. */
  turnsDark: boolean
}

const HEADING_SIZES = { 2: 22, 3: 18 } as const
const BELOW = 12

/** A text of a template with its styles in every tag, as mail programs need them. */
export function richTextHtml(text: TemplateText, place: Place): string {
  const last = text.content.length - 1
  return text.content.map((block, index) => blockHtml(block, index === last ? 0 : BELOW, place)).join('')
}

function blockHtml(block: TemplateTextBlock, below: number, place: Place): string {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 ${below}px">${lineHtml(block.content ?? [], place) || '&nbsp;'}</p>`
    case 'heading': {
      const { level } = block.attrs
      const font = emailFont(place.setting.brand.headingFont)
      const style = `font-family:${font};font-size:${HEADING_SIZES[level]}px;line-height:1.3;font-weight:600;margin:0 0 ${below && 8}px`
      return `<h${level} style="${style}">${lineHtml(block.content ?? [], place)}</h${level}>`
    }
    case 'bulletList':
      return listHtml('ul', block.content, below, place)
    case 'orderedList':
      return listHtml('ol', block.content, below, place)
  }
}

type Items = Extract<TemplateTextBlock, { type: 'bulletList' }>['content']

function listHtml(tag: 'ul' | 'ol', items: Items, below: number, place: Place): string {
  const side = place.setting.direction === 'rtl' ? 'right' : 'left'
  const lines = items.map(({ content }) => {
    const words = content.map((paragraph) => lineHtml(paragraph.content ?? [], place)).join('<br>')
    return `<li style="margin:0 0 4px">${words}</li>`
  })
  return `<${tag} style="margin:0 0 ${below}px;padding:0;padding-${side}:22px">${lines.join('')}</${tag}>`
}

/** One line with its marks. */
export function lineHtml(line: readonly TemplateTextInline[], place: Place): string {
  return line.map((inline) => inlineHtml(inline, place)).join('')
}

function inlineHtml(inline: TemplateTextInline, place: Place): string {
  if (inline.type === 'hardBreak') return '<br>'
  const marks = inline.marks ?? []
  const isLinked = marks.some(({ type }) => type === 'link')
  const words = isLinked ? labelWithFields(inline.text) : htmlWithFields(inline.text)
  return marks.reduce((inner, mark) => markHtml(inner, mark, place), words)
}

/** The words of a button: bold or slanted, in the button's own colour. */
export function labelHtml(line: readonly TemplateTextInline[], place: Place): string {
  const plain = line.map((inline): TemplateTextInline => {
    if (inline.type === 'hardBreak' || !inline.marks) return inline
    return { ...inline, marks: inline.marks.filter(({ type }) => type === 'bold' || type === 'italic') }
  })
  return plain
    .map((inline) =>
      inline.type === 'hardBreak'
        ? ' '
        : (inline.marks ?? []).reduce(
            (inner, mark) => markHtml(inner, mark, place),
            labelWithFields(inline.text),
          ),
    )
    .join('')
}

type Mark = NonNullable<Extract<TemplateTextInline, { type: 'text' }>['marks']>[number]

function markHtml(inner: string, mark: Mark, place: Place): string {
  const { setting, surface } = place
  switch (mark.type) {
    case 'bold':
      return `<strong>${inner}</strong>`
    case 'italic':
      return `<em>${inner}</em>`
    case 'link': {
      const link = addressLink(mark.attrs.href, setting)
      if (!link) return inner
      return `<a href="${link.href}"${classOf(surface.accent, place)} style="color:${surface.accent};text-decoration:underline">${inner}</a>`
    }
    case 'textStyle': {
      const { color, fontFamily } = mark.attrs
      const colour = color ? soft(colourOf(color, setting.brand)) : null
      const styles = [colour && `color:${colour}`, fontFamily && `font-family:${emailFont(fontFamily)}`]
      const style = styles.filter(Boolean).join(';')
      return style ? `<span${colour ? classOf(colour, place) : ''} style="${style}">${inner}</span>` : inner
    }
  }
}

const classOf = (colour: string, { turnsDark }: Place) => (turnsDark ? ` class="${colourClass(colour)}"` : '')
