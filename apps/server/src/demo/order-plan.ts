import type { OrderLineRow, OrderRow } from '../features/orders/tables.ts'

export type DemoOrder = { order: OrderRow; lines: OrderLineRow[] }

const FIRST_NUMBER = 1001

/** All orders of a property with their numbers, as they came in. */
export function numbered(orders: readonly DemoOrder[]): DemoOrder[] {
  return orders
    .toSorted((a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime())
    .map(({ order, lines }, nth) => ({ order: { ...order, number: FIRST_NUMBER + nth }, lines }))
}

/** What guests of the demo order, when they do, and what time they ask for; minutes are of the day. */
export type OrderHabit = {
  productKey: string
  /** How often, compared with the others. */
  weight: number
  orderedBetween: readonly [number, number]
  wantedBetween: readonly [number, number]
  /** Days later. */
  wantedAfter: number
  isBeforeArrival?: true
}

/** A request that waits for an answer while the visitor of the demo looks on. */
export type WaitingOrder = {
  productKey: string
  minutesAgo: number
  /** At this minute of the day: tomorrow, or the next time the clock shows it. */
  wanted: { tomorrowAt: number } | { nextAt: number }
  quantity: number
  comment: string
}
