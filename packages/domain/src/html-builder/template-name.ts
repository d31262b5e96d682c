import { singleLine } from '../single-line.ts'

/** Half of a letter, as is left where one was cut in two; no database takes it. */
const HALF_LETTERS = /\p{Surrogate}/gu
/** Letters that draw nothing though they count as letters. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** What a template is called whose name nobody can read. */
const UNTITLED = 'Untitled'

/** Whether people can read it: a name of spaces, invisible or broken letters is none. */
export function isTemplateName(name: string): boolean {
  return name === withoutHalves(name) && isVisible(name)
}

/** A name as it was stored or copied, as one that people can read. */
export function readableName(name: string): string {
  const whole = withoutHalves(name)
  return isVisible(whole) ? whole : UNTITLED
}

function withoutHalves(name: string): string {
  return name.replace(HALF_LETTERS, '')
}

function isVisible(name: string): boolean {
  return singleLine(name.replace(BLANK, '')) !== ''
}
