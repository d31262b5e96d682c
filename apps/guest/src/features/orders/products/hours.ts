import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { DEFAULT_DELIVERY_CLOSED, DEFAULT_DELIVERY_OPEN } from '@innkeeper/domain/orders/constants.ts'
import { isOpenAt, nextOpening } from '@innkeeper/domain/orders/delivery-times.ts'
import { isSoldOut } from '@innkeeper/domain/orders/sold-out.ts'
import { clockOfMinute, dayOfIsoDate, localTimeAt } from '@innkeeper/domain/time.ts'

export type HoursNow =
  | { kind: 'always' }
  /** Open until this time today. */
  | { kind: 'open'; from: string; to: string }
  /** Next had from this time on, so many days from now. */
  | { kind: 'from'; time: string; days: number }
  | { kind: 'never' }

/** In what an earlier version saved, nobody knows what is sold out. */
type Marked = { soldOutUntil?: GuestProduct['soldOutUntil'] }
type Timed = Pick<GuestProduct, 'kind' | 'openingHours' | 'cutOff'> & Marked

/** What to say about when a product can be had, ordered now; nothing where it always can. */
export function hoursNow(product: Timed, now: number, timeZone: string): HoursNow {
  const { openingHours } = product
  const until = soldOutUntilOf(product)
  const local = localTimeAt(now, timeZone)
  const today = openingHours[local.weekday - 1]
  const isOpen = isOpenAt(openingHours, now, timeZone) && !isSoldOut(until, now)
  const isAllDay = today?.open === DEFAULT_DELIVERY_OPEN && today.closed === DEFAULT_DELIVERY_CLOSED
  if (isOpen && isAllDay) return { kind: 'always' }
  const next = nextOpening({ options: product, soldOutUntil: until }, { now, timeZone, stay: null })
  if (next === null) return { kind: 'never' }
  const { date, minute } = localTimeAt(next, timeZone)
  const days = dayOfIsoDate(date) - dayOfIsoDate(local.date)
  // From midnight on: that it is sold out today says it all.
  if (next === until) return { kind: 'always' }
  if (days > 0 || !isOpen) return { kind: 'from', time: clockOfMinute(minute), days }
  // Open past midnight, from a day that has ended.
  return today?.isOpen ? { kind: 'open', from: today.open, to: today.closed } : { kind: 'always' }
}

/** Until when it is sold out, where somebody marked it. */
export function soldOutUntilOf({ soldOutUntil }: Marked): number | undefined {
  return soldOutUntil ? Date.parse(soldOutUntil) : undefined
}
