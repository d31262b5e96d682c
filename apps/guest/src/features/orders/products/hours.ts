import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { DEFAULT_DELIVERY_CLOSED, DEFAULT_DELIVERY_OPEN } from '@innkeeper/domain/orders/constants.ts'
import { isOpenAt } from '@innkeeper/domain/orders/delivery-times.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'

export type HoursNow =
  | { kind: 'always' }
  | { kind: 'not today' }
  | { kind: 'hours'; from: string; to: string; isOpen: boolean }

/** What to say about when a product can be had today; nothing where it always can. */
export function hoursNow(
  { openingHours }: Pick<GuestProduct, 'openingHours'>,
  now: number,
  timeZone: string,
): HoursNow {
  const isOpen = isOpenAt(openingHours, now, timeZone)
  const today = openingHours[localTimeAt(now, timeZone).weekday - 1]
  if (!today?.isOpen) return isOpen ? { kind: 'always' } : { kind: 'not today' }
  const { open: from, closed: to } = today
  if (from === DEFAULT_DELIVERY_OPEN && to === DEFAULT_DELIVERY_CLOSED) return { kind: 'always' }
  return { kind: 'hours', from, to, isOpen }
}
