import type { EventName, EventPayload } from '@innkeeper/api/events.ts'
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
  events: EventToWrite[]
}

export type PlaceOutcome =
  | { outcome: 'placed' }
  /** The key was used before, by the same call or by another. */
  | { outcome: 'known'; bodyHash: string | null; orderId: string | null }

/** Order, lines, key, stock and events in one call (migration 0024), which writes all of it or nothing. */
export function placeOrderCall(key: OrderKey, placed: NewOrder): SQL {
  const content = JSON.stringify({
    key,
    order: orderColumns(placed.order),
    lines: placed.lines.map(lineColumns),
    counted: placed.counted,
    events: placed.events,
  })
  return sql`place_order(${content}::jsonb)`
}

const OUT_OF_STOCK = 'IK001'

/** What the database said, as what the guest is told. */
export function placeRefusal(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === OUT_OF_STOCK && 'detail' in cause) {
      return new AppError(
        'order/out-of-stock',
        'There are not that many left.',
        JSON.parse(String(cause.detail)),
      )
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
