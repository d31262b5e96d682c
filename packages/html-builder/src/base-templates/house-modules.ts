import type { TemplateTextBlock } from '@innkeeper/domain/html-builder/rich-text.ts'
import type { House } from './house.ts'
import { type BaseModule, callButton, divider, panel, signature, text } from './plan-modules.ts'
import { bold, h, lines, p } from './plan-text.ts'

/** From which hour a room is the guest's, and until when; nothing where neither is known. */
export function stayTimes({ words, checkInTime, checkOutTime }: House): BaseModule[] {
  const checkIn = checkInTime ? [lines(bold(words.checkIn), words.from(checkInTime))] : []
  const checkOut = checkOutTime ? [lines(bold(words.checkOut), words.by(checkOutTime))] : []
  return beside(checkIn, checkOut)
}

/** The guest's own days, with the hours where they are known. */
export function stayDays({ words, checkInTime, checkOutTime }: House): BaseModule[] {
  const from = checkInTime ? [words.from(checkInTime)] : []
  const by = checkOutTime ? [words.by(checkOutTime)] : []
  return beside(
    [lines(bold(words.arrival), '{{arrival}}', ...from)],
    [lines(bold(words.departure), '{{departure}}', ...by)],
  )
}

function beside(one: TemplateTextBlock[], two: TemplateTextBlock[]): BaseModule[] {
  if (one.length === 0) return two.length === 0 ? [] : [panel(two)]
  return [panel(one, two)]
}

/** Where the house stands, and whom to call on the way. */
export function findUs({ words, address, phone, email }: House): BaseModule[] {
  const known = [address, phone, email].filter((fact) => fact !== null)
  if (known.length === 0) return []
  return [text(h(2, address ? words.findUs : words.reachUs), lines(...known))]
}

export function callReception({ words, callNumber }: House): BaseModule[] {
  return callNumber ? [callButton(words.callReception, callNumber)] : []
}

/** How every e-mail ends. */
export function farewell({ words }: House, ...before: string[]): BaseModule[] {
  return [text(...before.map((line) => p(line)), lines(...words.regards)), divider(), signature()]
}
