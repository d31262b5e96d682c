import { isWebAddress } from '../links.ts'
import { accessText } from './access.ts'

/** What opens the unit as another system says it: an address that opens a digital key, or a code to type. */
export type UnitKey = { kind: 'link'; href: string } | { kind: 'code'; code: string }

/** How a guest uses their key; null where there is none. Only an address nobody can listen to becomes a link. */
export function unitKeyOf(unitKey: string | null): UnitKey | null {
  const text = accessText(unitKey ?? '')
  if (text === '') return null
  const isSafe = /^https:/i.test(text) && isWebAddress(text)
  return isSafe ? { kind: 'link', href: text } : { kind: 'code', code: text }
}
