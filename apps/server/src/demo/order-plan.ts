import type { OrderLineRow, OrderRow } from '../features/orders/tables.ts'

export type DemoOrder = { order: OrderRow; lines: OrderLineRow[] }

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
