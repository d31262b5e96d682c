import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { DEFAULT_DELIVERY_CLOSED, DEFAULT_DELIVERY_OPEN } from '@innkeeper/domain/orders/constants.ts'
import { isOpenAt } from '@innkeeper/domain/orders/delivery-times.ts'
import { localTimeAt, minuteOfClock } from '@innkeeper/domain/time.ts'

export type HoursNow =
  | { kind: 'always' }
  /** Open until this time today. */
  | { kind: 'open'; from: string; to: string }
  /** Next had from this time on, so many days from now. */
  | { kind: 'from'; time: string; days: number }
  | { kind: 'never' }

const DAYS_OF_WEEK = 7

/** What to say about when a product can be had; nothing where it always can. */
export function hoursNow(
  { openingHours }: Pick<GuestProduct, 'openingHours'>,
  now: number,
  timeZone: string,
): HoursNow {
  const { weekday, minute } = localTimeAt(now, timeZone)
  const dayAfter = (days: number) => openingHours[(weekday - 1 + days) % DAYS_OF_WEEK]
  const today = dayAfter(0)
  if (isOpenAt(openingHours, now, timeZone)) {
    // Open past midnight, from a day that has ended.
    if (!today?.isOpen) return { kind: 'always' }
    const isAllDay = today.open === DEFAULT_DELIVERY_OPEN && today.closed === DEFAULT_DELIVERY_CLOSED
    return isAllDay ? { kind: 'always' } : { kind: 'open', from: today.open, to: today.closed }
  }
  for (let days = 0; days <= DAYS_OF_WEEK; days++) {
    const day = dayAfter(days)
    if (day?.isOpen && (days > 0 || minuteOfClock(day.open) > minute))
      return { kind: 'from', time: day.open, days }
  }
  return { kind: 'never' }
}
