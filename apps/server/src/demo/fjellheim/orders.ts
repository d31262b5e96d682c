import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { dayStart } from '@innkeeper/domain/statistics/period.ts'
import { addDays, localTimeAt, MINUTE_MS } from '@innkeeper/domain/time.ts'
import { DEMO_ACCOUNTS } from '../accounts.ts'
import { buildOrder } from '../build-order.ts'
import { type DemoProduct, productId } from '../build-products.ts'
import { decided, type OrderDraft } from '../decide-order.ts'
import type { DemoBooking } from '../demo-property.ts'
import type { DemoOrder, OrderHabit } from '../order-plan.ts'
import { type Dice, diceFrom, itemAt } from '../seeded-random.ts'
import { ORDER_HABITS, WAITING_ORDERS } from './order-habits.ts'
import { FJELLHEIM, FJELLHEIM_ID } from './property.ts'
import { ASTRIDS_ROOM } from './stays.ts'
import { UNITS } from './units.ts'

/** Two months, so that a month has one before it to be compared with. */
const DAYS = 60
const PAST_ORDERS = 116
/** Time enough for today's to have been answered. */
const ANSWERED_MINUTES = 120
const QUARTER_MS = 15 * MINUTE_MS

export const DESK = DEMO_ACCOUNTS.filter(({ email }) => /^(manager|reception)@/.test(email)).map(
  ({ name }) => name,
)
const { timeZone } = FJELLHEIM

/** What guests ordered in the last weeks and what waits for an answer now, alike on every machine. */
export function fjellheimOrders(
  now: number,
  products: readonly DemoProduct[],
  bookings: readonly DemoBooking[],
): DemoOrder[] {
  const dice = diceFrom(1878)
  const shop = { property: FJELLHEIM, products: products.map(({ product }) => product), units: UNITS, now }
  const past = Array.from({ length: PAST_ORDERS }, () => pastDraft(now, shop.products, bookings, dice))
  const drafts = [
    ...past.map((draft) => decided(draft, { now, desk: DESK, dice })),
    ...waitingDrafts(now, shop.products, bookings),
  ]
  return drafts
    .toSorted((a, b) => a.placedAt - b.placedAt)
    .map((draft, nth) => buildOrder(draft, { ...shop, key: String(nth), dice }))
}

function pastDraft(
  now: number,
  products: readonly Product[],
  bookings: readonly DemoBooking[],
  dice: Dice,
): OrderDraft {
  const habit = dice.pick(ORDER_HABITS.flatMap((one) => Array.from({ length: one.weight }, () => one)))
  const today = localTimeAt(now, timeZone).date
  const minute = dice.between(...habit.orderedBetween)
  const wished = addDays(today, -dice.between(0, DAYS))
  const isTooSoon = instant(wished, minute) > now - ANSWERED_MINUTES * MINUTE_MS
  const date = isTooSoon ? addDays(wished, -1) : wished
  const wanted = dice.between(...habit.wantedBetween)
  return {
    product: productOf(products, habit.productKey),
    quantity: dice.pick([1, 1, 2, 2, 3]),
    comment: '',
    placedAt: instant(date, minute),
    timeRequested: quarter(instant(addDays(date, habit.wantedAfter), wanted)),
    source: 'guestbook',
    type: habit.isBeforeArrival ? 'pre-stay' : 'in-stay',
    booking: guestOf(habit, date, bookings, dice),
    decision: null,
  }
}

/** Somebody who was here that day, or was to come; further back than the bookings reach there is nobody. */
function guestOf(
  { isBeforeArrival }: OrderHabit,
  date: string,
  bookings: readonly DemoBooking[],
  dice: Dice,
): DemoBooking | null {
  const guests = bookings.filter(({ arrival, departure, unitId }) =>
    isBeforeArrival ? arrival > date : unitId !== null && arrival <= date && date < departure,
  )
  return guests.length > 0 ? dice.pick(guests) : null
}

function waitingDrafts(
  now: number,
  products: readonly Product[],
  bookings: readonly DemoBooking[],
): OrderDraft[] {
  const tomorrow = addDays(localTimeAt(now, timeZone).date, 1)
  const astridsUnit = UNITS.find(({ code }) => code === ASTRIDS_ROOM)?.id
  const here = bookings
    .filter(({ state, unitId, departure }) => state === 'checkin' && unitId !== null && departure >= tomorrow)
    .toSorted((a, b) => Number(b.unitId === astridsUnit) - Number(a.unitId === astridsUnit))
  return WAITING_ORDERS.map(({ productKey, minutesAgo, wanted, quantity, comment }, nth) => ({
    product: productOf(products, productKey),
    quantity,
    comment,
    placedAt: now - minutesAgo * MINUTE_MS,
    timeRequested: 'tomorrowAt' in wanted ? instant(tomorrow, wanted.tomorrowAt) : nextAt(wanted.nextAt, now),
    source: 'guestbook',
    type: 'in-stay',
    booking: itemAt(here, nth),
    decision: null,
  }))
}

const instant = (date: string, minute: number) => dayStart(date, timeZone) + minute * MINUTE_MS
/** Today where the desk still has an hour for it. */
function nextAt(minute: number, now: number): number {
  const { date } = localTimeAt(now, timeZone)
  const today = instant(date, minute)
  return today > now + 60 * MINUTE_MS ? today : instant(addDays(date, 1), minute)
}
const quarter = (moment: number) => Math.ceil(moment / QUARTER_MS) * QUARTER_MS

function productOf(products: readonly Product[], key: string): Product {
  const product = products.find(({ id }) => id === productId(FJELLHEIM_ID, key))
  if (!product) throw new Error(`the demo has no product ${key}`)
  return product
}
