import {
  addDays,
  clockOfMinute,
  DAY_MS,
  dayOfIsoDate,
  instantOfLocal,
  localTimeAt,
  MINUTE_MS,
  MINUTES_PER_DAY,
  minuteOfClock,
  nextDayStart,
  offsetStretches,
  weekdayOfDay,
} from '../time.ts'
import { DEFAULT_DELIVERY_CLOSED, DELIVERY_STEP_MINUTES, type ProductKind } from './constants.ts'
import { isInTime } from './cut-off.ts'
import { type DeliveryWindow, deliveryWindow, longestWindow, type StayAndClock } from './delivery-window.ts'
import type { CutOff, ProductHours } from './product-schema.ts'
import { isSoldOut } from './sold-out.ts'

/*
 * When an order can be had: in steps of a quarter of an hour on the property's clock, on the days of its window
 * (delivery-window.ts), while all its products are open, none is past its cut-off or sold out for that day, never in the
 * past. An hour that clocks skip never comes, one that comes twice is offered twice.
 */

const STEP_MS = DELIVERY_STEP_MINUTES * MINUTE_MS
/** How far ahead the next opening is looked for: a week after the longest cut-off. */
const NEXT_WITHIN_DAYS = 22

type Timed = {
  options: { kind: ProductKind; openingHours: ProductHours; cutOff?: CutOff | null }
  /** The end of the day for which it was marked as sold out. */
  soldOutUntil?: number | undefined
}

/** Why an order cannot be had in time, as an error code. */
export type TimeProblemCode = 'order/closed-hours' | 'order/too-late' | 'order/out-of-stock'

/** Whether a product can be had at this instant. */
export function isOpenAt(hours: ProductHours, instant: number, timeZone: string): boolean {
  const { weekday, minute } = localTimeAt(instant, timeZone)
  return isOpenAtLocal(hours, weekday, minute)
}

/** The quarters of an hour of a day at which a product is open, as the clock there shows them; those it skips are none. */
export function timesOfDay(hours: ProductHours, day: string, timeZone: string): string[] {
  const weekday = weekdayOfDay(dayOfIsoDate(day))
  // A store asks this of every product on every day of a stay, and the runtime is slow to say what a clock shows.
  const isPlain = !isClockChangeNear(day, timeZone)
  const times: string[] = []
  for (let minute = 0; minute < MINUTES_PER_DAY; minute += DELIVERY_STEP_MINUTES) {
    if (!isOpenAtLocal(hours, weekday, minute)) continue
    const time = clockOfMinute(minute)
    if (isPlain || isShownOn(day, time, timeZone)) times.push(time)
  }
  return times
}

/** Whether clocks change from the noon before a day to the noon after it. */
function isClockChangeNear(day: string, timeZone: string): boolean {
  const [before, after] = [-1, 1].map((days) => instantOfLocal(`${addDays(day, days)}T12:00`, timeZone) ?? 0)
  return Number(after) - Number(before) !== 2 * DAY_MS
}

function isShownOn(day: string, time: string, timeZone: string): boolean {
  const instant = instantOfLocal(`${day}T${time}`, timeZone)
  return instant !== undefined && localTimeAt(instant, timeZone).minute === minuteOfClock(time)
}

/** The instants at which all these products can be had, in order. */
export function deliveryTimes(products: readonly Timed[], clock: StayAndClock): number[] {
  return [...timesWithin(products, windowOf(products, clock), clock)]
}

/** Why a product cannot be had at any time of its window, as an error code; null where it can. */
export function windowProblem(product: Timed, clock: StayAndClock): TimeProblemCode | null {
  if (canBeHad([product], clock)) return null
  if (canBeHad([{ options: product.options }], clock)) return 'order/out-of-stock'
  const withoutCutOff = { options: { ...product.options, cutOff: null } }
  return canBeHad([withoutCutOff], clock) ? 'order/too-late' : 'order/closed-hours'
}

/** The next moment at which it can be had, also after its window; null where there is none during the stay. */
export function nextOpening(product: Timed, clock: StayAndClock): number | null {
  const window = longestWindow(clock, NEXT_WITHIN_DAYS)
  const [first] = timesWithin([product], window, clock)
  return first ?? null
}

/**
 * Which of these products, each to be had for itself, can never be had together: the first two that have no time in
 * common, or all of them where every two have one. None where there is a time for all.
 */
export function clashing<T extends Timed>(products: readonly T[], clock: StayAndClock): T[] {
  if (products.length < 2 || canBeHad(products, clock)) return []
  for (const [place, one] of products.entries()) {
    const other = products.slice(place + 1).find((each) => !canBeHad([one, each], clock))
    if (other) return [one, other]
  }
  return [...products]
}

/** Why an order of these products cannot ask for this instant, as an error code; null where it can. */
export function timeProblem(
  products: readonly Timed[],
  asked: number,
  clock: StayAndClock,
): TimeProblemCode | null {
  if (!isDeliveryTime(products, asked, clock)) return 'order/closed-hours'
  if (products.some((product) => isSoldOut(product.soldOutUntil, asked))) return 'order/out-of-stock'
  return areInTime(products, asked, clock) ? null : 'order/too-late'
}

/** Whether all these products are open at this instant, and it is one of the steps of their window; not what is left. */
export function isDeliveryTime(products: readonly Timed[], asked: number, clock: StayAndClock): boolean {
  const { now, timeZone } = clock
  if (products.length === 0 || asked < now || asked % MINUTE_MS !== 0) return false
  const { date, weekday, minute } = localTimeAt(asked, timeZone)
  if (minute % DELIVERY_STEP_MINUTES !== 0) return false
  const window = windowOf(products, clock)
  if (date < window.first || date > window.last) return false
  return products.every(({ options }) => isOpenAtLocal(options.openingHours, weekday, minute))
}

function canBeHad(products: readonly Timed[], clock: StayAndClock): boolean {
  const [first] = timesWithin(products, windowOf(products, clock), clock)
  return first !== undefined
}

function windowOf(products: readonly Timed[], clock: StayAndClock): DeliveryWindow {
  const kinds = products.map(({ options }) => options.kind)
  return deliveryWindow(kinds, clock)
}

/** One after the other: who asks for the first looks no further. */
function* timesWithin(
  products: readonly Timed[],
  { first, last }: DeliveryWindow,
  { now, timeZone }: StayAndClock,
): Generator<number> {
  if (products.length === 0 || first > last) return
  const soldOutUntil = products.map((product) => product.soldOutUntil ?? now)
  const start = Math.max(now, startOfDay(first, timeZone), ...soldOutUntil)
  const end = startOfDay(addDays(last, 1), timeZone)
  if (start >= end) return
  for (const { from, to, offsetMinutes } of offsetStretches(start, end, timeZone)) {
    const offset = offsetMinutes * MINUTE_MS
    // The quarter is one of the local clock.
    const firstStep = Math.ceil((from + offset) / STEP_MS) * STEP_MS
    for (let local = firstStep; local < to + offset; local += STEP_MS) {
      const day = Math.floor(local / DAY_MS)
      const minute = (local - day * DAY_MS) / MINUTE_MS
      const weekday = weekdayOfDay(day)
      const isOpen = products.every(({ options }) => isOpenAtLocal(options.openingHours, weekday, minute))
      if (isOpen && areInTime(products, local - offset, { now, timeZone })) yield local - offset
    }
  }
}

/** The first instant of a local day; where clocks skip midnight, the instant they do. */
function startOfDay(date: string, timeZone: string): number {
  // Noon of the day before is on that day in every zone.
  const dayBefore = instantOfLocal(`${addDays(date, -1)}T12:00`, timeZone) ?? 0
  return nextDayStart(dayBefore, timeZone)
}

function areInTime(
  products: readonly Timed[],
  wanted: number,
  { now, timeZone }: Pick<StayAndClock, 'now' | 'timeZone'>,
): boolean {
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
