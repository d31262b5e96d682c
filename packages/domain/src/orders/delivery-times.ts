import {
  addDays,
  DAY_MS,
  localTimeAt,
  MINUTE_MS,
  MINUTES_PER_DAY,
  minuteOfClock,
  nextDayStart,
  offsetStretches,
  weekdayOfDay,
} from '../time.ts'
import { DEFAULT_DELIVERY_CLOSED, DELIVERY_STEP_MINUTES } from './constants.ts'
import { isInTime } from './cut-off.ts'
import type { CutOff, ProductHours } from './product-schema.ts'

/*
 * When an order can be had: in steps of a quarter of an hour on the property's clock, today and tomorrow, while all
 * its products are open and none is past its cut-off, never in the past. An hour that clocks skip never comes, one that comes twice is offered
 * twice.
 */

const STEP_MS = DELIVERY_STEP_MINUTES * MINUTE_MS
type HasHours = { options: { openingHours: ProductHours; cutOff?: CutOff | null } }

/** Whether a product can be had at this instant. */
export function isOpenAt(hours: ProductHours, instant: number, timeZone: string): boolean {
  const { weekday, minute } = localTimeAt(instant, timeZone)
  return isOpenAtLocal(hours, weekday, minute)
}

/** The instants at which all these products can be had, in order. */
export function deliveryTimes(products: readonly HasHours[], now: number, timeZone: string): number[] {
  if (products.length === 0) return []
  const end = nextDayStart(nextDayStart(now, timeZone), timeZone)
  const times: number[] = []
  for (const { from, to, offsetMinutes } of offsetStretches(now, end, timeZone)) {
    const offset = offsetMinutes * MINUTE_MS
    // The quarter is one of the local clock.
    const first = Math.ceil((from + offset) / STEP_MS) * STEP_MS
    for (let local = first; local < to + offset; local += STEP_MS) {
      const day = Math.floor(local / DAY_MS)
      const minute = (local - day * DAY_MS) / MINUTE_MS
      const weekday = weekdayOfDay(day)
      const isOpen = products.every(({ options }) => isOpenAtLocal(options.openingHours, weekday, minute))
      if (isOpen && areInTime(products, local - offset, now, timeZone)) times.push(local - offset)
    }
  }
  return times
}

/** The next moment, today or tomorrow, at which it can be had; null where there is none. */
export function nextOpening(product: HasHours, now: number, timeZone: string): number | null {
  return deliveryTimes([product], now, timeZone)[0] ?? null
}

/** Whether it could be had today or tomorrow, had it been ordered before its cut-off. */
export function isTooLate({ options }: HasHours, now: number, timeZone: string): boolean {
  if (!options.cutOff || nextOpening({ options }, now, timeZone) !== null) return false
  return nextOpening({ options: { ...options, cutOff: null } }, now, timeZone) !== null
}

/** Why an order of these products cannot ask for this instant, as an error code; null where it can. */
export function timeProblem(
  products: readonly HasHours[],
  asked: number,
  now: number,
  timeZone: string,
): 'order/closed-hours' | 'order/too-late' | null {
  if (!isDeliveryTime(products, asked, now, timeZone)) return 'order/closed-hours'
  return areInTime(products, asked, now, timeZone) ? null : 'order/too-late'
}

/** Whether all these products are open at this instant, and it is one of the steps of today and tomorrow. */
export function isDeliveryTime(
  products: readonly HasHours[],
  asked: number,
  now: number,
  timeZone: string,
): boolean {
  if (products.length === 0 || asked < now || asked % MINUTE_MS !== 0) return false
  const { date, weekday, minute } = localTimeAt(asked, timeZone)
  if (minute % DELIVERY_STEP_MINUTES !== 0) return false
  if (date > addDays(localTimeAt(now, timeZone).date, 1)) return false
  return products.every(({ options }) => isOpenAtLocal(options.openingHours, weekday, minute))
}

function areInTime(products: readonly HasHours[], wanted: number, now: number, timeZone: string): boolean {
  return products.every(({ options }) => isInTime(options.cutOff ?? null, wanted, now, timeZone))
}

/** Open from the first minute to the one before closing; an end not after the start is on the next day. */
function isOpenAtLocal(hours: ProductHours, weekday: number, minute: number): boolean {
  const today = minutesOf(hours, weekday)
  if (today && minute >= today.open && minute < today.closed) return true
  const yesterday = minutesOf(hours, weekday === 1 ? 7 : weekday - 1)
  return yesterday !== null && minute < yesterday.closed - MINUTES_PER_DAY
}

function minutesOf(hours: ProductHours, weekday: number): { open: number; closed: number } | null {
  const day = hours[weekday - 1]
  if (!day?.isOpen) return null
  const open = minuteOfClock(day.open)
  // The last minute a clock can name means the end of the day.
  const closed = day.closed === DEFAULT_DELIVERY_CLOSED ? MINUTES_PER_DAY : minuteOfClock(day.closed)
  return { open, closed: closed <= open ? closed + MINUTES_PER_DAY : closed }
}
