import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { EventName, EventPayload } from '@innkeeper/api/events.ts'
import type { Take } from '@innkeeper/domain/orders/availability.ts'
import type { OrderLimits, UNPAID_LIMITS } from '@innkeeper/domain/orders/order-limits.ts'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { AppError } from '../../../platform/http/app-error.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from '../tables.ts'

export type OrderKey = { endpoint: string; key: string; bodyHash: string }
type EventToWrite = { [N in EventName]: { name: N; payload: EventPayload<N> } }[EventName]

/** Everything one order writes. */
export type NewOrder = {
  order: OrderRow
  lines: OrderLineRow[]
  /** Products whose stock is taken, each once. */
  counted: { product_id: string; quantity: number }[]
  /** What is taken of each day. */
  places: Take[]
  /** How many its stay may have on a day of each thing it takes places of; nothing without a stay. */
  most: Record<string, number>
  /** The way of a room upgrade. */
  upgrade: UpgradeWay | null
  events: EventToWrite[]
}

/** From which category to which, as the database names its columns. */
export type UpgradeWay = {
  room_upgrade_id: string
  from_category_id: string
  to_category_id: string
  nights: string[]
}

/** What is done in the same statement. */
export type PlaceTerms = {
  /** An earlier attempt at the same wish, which this one gives up. */
  replaces: string | null
  /** A device that ordered before: its unpaid orders for the same things are earlier attempts as well. */
  device: string | null
  /** Where the order comes without a booking, or is tried out in a preview. */
  limits: (OrderLimits & { perNetwork: number }) | { previewsPerHour: number } | null
  /** Where the order waits for its payment: how many others may do so. */
  unpaid: typeof UNPAID_LIMITS | null
}

export type PlaceOutcome =
  /** Earlier attempts that were given up with it; their payments are to be ended. */
  | { outcome: 'placed'; voided: string[] }
  /** The key was used before, by the same call or by another. */
  | { outcome: 'known'; bodyHash: string | null; orderId: string | null }

/** What is written, as the database reads it. */
export function placeContent(key: OrderKey, placed: NewOrder, terms: PlaceTerms): string {
  return JSON.stringify({
    key,
    order: orderColumns(placed.order),
    lines: placed.lines.map(lineColumns),
    counted: placed.counted,
    events: placed.events,
    places: placed.places,
    most: placed.most,
    upgrade: placed.upgrade,
    ...terms,
  })
}

/** Order, lines, key, stock and events in one call (migration 0064), which writes all of it or nothing. */
export function placeOrderCall(content: string, placed: Pick<NewOrder, 'places' | 'upgrade'>): SQL {
  // Most orders take nothing of a day, and are placed as quickly as ever.
  const isDated = placed.places.length > 0 || placed.upgrade !== null
  return isDated ? sql`place_dated_order(${content}::jsonb)` : sql`place_order(${content}::jsonb)`
}

/** What the database raises, by its code. */
const REFUSALS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  IK001: ['order/out-of-stock', 'There are not that many left.'],
  IK002: ['order/limit-reached', 'There are too many orders without a booking.'],
  IK004: ['order/preview-limit-reached', 'Enough was ordered in previews for now.'],
  IK006: ['order/unpaid-limit-reached', 'Too many orders wait for their payment.'],
  IK007: ['order/fully-booked', 'There are not that many places left on this day.'],
  IK008: ['upgrade/requested', 'This stay asked for another room already.'],
  IK009: ['order/outside-stay', 'The stay is another one by now.'],
  IK010: ['order/hours-had', 'The stay has such hours already, or asked for them.'],
  IK011: ['order/too-many', 'The stay would have more of it on one day than it may.'],
  IK003: ['order/already-placed', 'The earlier order was paid meanwhile.'],
}

/** What the database said, as what the guest is told. */
export function placeRefusal(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const refusal = 'code' in cause ? REFUSALS[String(cause.code)] : undefined
    if (refusal) {
      const detail = 'detail' in cause && cause.detail ? JSON.parse(String(cause.detail)) : undefined
      return new AppError(refusal[0], refusal[1], detail)
    }
  }
  return error
}

const orderColumns = columnsOf<OrderRow>(orders)
const lineColumns = columnsOf<OrderLineRow>(orderLines)

/** A row as the database names its columns; what is left out there is null. */
function columnsOf<Row extends object>(table: PgTable): (row: Row) => Record<string, unknown> {
  const names = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const)
  return (row) => {
    const named: Record<string, unknown> = {}
    for (const [key, name] of names) {
      const value = row[key as keyof Row]
      if (value !== null) named[name] = value
    }
    return named
  }
}
