import { PLACEHOLDERS, type Placeholder } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { FieldForm } from './compiled-email.ts'
import { withoutMarks } from './escape.ts'
import { escapeHtml } from './escape-html.ts'
import { field, started } from './marks.ts'

/** As in domain/guestbook/placeholders.ts, whose rules hold here for every recipient; a test compares the two. */
const AT_START = /^[ ,\u00a0]*\{\{/
const PATTERN = /([ ,\u00a0]*)\{\{\s*(\w+)\s*\}\}|[ ,\u00a0]+/g
const LEADING = /^[ ,\u00a0]+/
/** Those that stand for an address, which leads there. */
const ADDRESSES: ReadonlySet<Placeholder> = new Set(['bookingLink', 'surveyLink'])

type Written = {
  /** How the words themselves are written. */
  plain: (text: string) => string
  as: FieldForm
}

/** Words with their placeholders as fields. */
function withFields(text: string, { plain, as }: Written): string {
  const clean = withoutMarks(text)
  let filled = ''
  let from = 0
  let hasField = false
  for (const match of clean.matchAll(PATTERN)) {
    const [whole, lead = '', name] = match
    if (name === undefined) continue
    filled += plain(clean.slice(from, match.index))
    from = match.index + whole.length
    // One that nobody knows has no value for anybody.
    if (!isPlaceholder(name)) continue
    hasField = true
    filled += field(name, ADDRESSES.has(name) || as !== 'link' ? as : 'html', lead)
  }
  filled += plain(clean.slice(from))
  if (!AT_START.test(clean)) return filled
  return hasField ? started(filled) : filled.replace(LEADING, '')
}

/** Between tags. An address in the words leads there. */
export const htmlWithFields = (text: string) => withFields(text, { plain: escapeHtml, as: 'link' })
/** Between tags where a link stands already, or in an attribute. */
export const labelWithFields = (text: string) => withFields(text, { plain: escapeHtml, as: 'html' })
/** For the plain-text part and the subject. */
export const textWithFields = (text: string) => withFields(text, { plain: (words) => words, as: 'text' })
/** Between the tags of HTML that is written already. */
export const markupWithFields = (html: string) =>
  html
    .split(/(<[^>]*>)/)
    .map((piece, place) =>
      place % 2 === 1 ? withoutMarks(piece) : withFields(piece, { plain: (words) => words, as: 'html' }),
    )
    .join('')

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name)
}
