import { escapeHtml } from './escape-html.ts'
import { FIELD_END, FIELD_START } from './marks.ts'

const MARKS = new RegExp(`[${FIELD_START}${FIELD_END}]`, 'g')
/** All but tab and line break; without Unicode's own classes, which are slow to test. */
const CONTROL_LETTERS = '\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029'
const CONTROL = new RegExp(`[${CONTROL_LETTERS}]`, 'g')

const UNWANTED = new RegExp(`[${FIELD_START}${FIELD_END}${CONTROL_LETTERS}]`)

/** What people wrote, without control characters and without the marks that say where fields stand. */
export function withoutMarks(text: string): string {
  return UNWANTED.test(text) ? text.replace(MARKS, '').replace(CONTROL, ' ') : text
}

/** What people wrote, as it stands in the document for everybody. */
export function written(text: string): string {
  return escapeHtml(withoutMarks(text))
}
