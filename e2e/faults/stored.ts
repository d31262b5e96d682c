import { sql } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import { HOTEL } from './staff.ts'

export type StoredLine = {
  product_id: string
  quantity: number
  details: string[]
  comment: string
  title: string
  kind: string
  days: string[]
  at_time: string | null
} & {
  unit_price: number
  total: number
  vat_rate: number
  vat: number
}
export type StoredOrder = Record<string, unknown> & {
  id: string
  number: number
  stage: string
  total: number
  vat: number
  lines: StoredLine[]
}

export type Stored = {
  orders: StoredOrder[]
  /** Idempotency keys of orders, with the order each one made. */
  keys: { key: string; orderId: string }[]
  /** Of order.placed, by order. */
  events: Map<string, number>
  /** By order. */
  payments: Map<string, number>
  /** What is left, by product. */
  stock: Map<string, number | null>
}

/** What lies in the database once the server has ended, of the orders that hold one of these products. */
export async function readStored(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  productIds: readonly string[],
): Promise<Stored> {
  const db = await openDatabase({ databaseUrl, dataDir, minFreeMb: 0, logger: quietLogger })
  const ours = JSON.stringify(productIds)
  try {
    return await db.tenant(
      HOTEL,
      async (tx) => {
        const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
          (await tx.execute<Row>(query)).rows
        const orders = await rowsOf<{ row: StoredOrder }>(sql`
          select to_jsonb(o) || jsonb_build_object('lines', jsonb_agg(l order by l.line)) as row
          from orders o join order_lines l on l.order_id = o.id
          group by o.property_id, o.id
          having bool_or(l.product_id in (select jsonb_array_elements_text(${ours}::jsonb)))`)
        const keys = await rowsOf<{ key: string; orderId: string }>(sql`
          select key, answer ->> 'orderId' as "orderId" from idempotency_keys
          where endpoint = 'POST guest/:hotel/orders'`)
        const events = await rowsOf<Counted>(sql`
          select payload ->> 'requestId' as id, count(*)::int as count from outbox
          where name = 'order.placed' group by 1`)
        const payments = await rowsOf<Counted>(
          sql`select order_id as id, count(*)::int as count from payments group by 1`,
        )
        const stock = await rowsOf<{ id: string; stock: number | null }>(sql`select id, stock from products`)
        return {
          orders: orders.map(({ row }) => row),
          keys,
          events: countsOf(events),
          payments: countsOf(payments),
          stock: new Map(stock.map(({ id, stock }) => [id, stock])),
        }
      },
      { readOnly: true },
    )
  } finally {
    await db.close()
  }
}

type Counted = { id: string; count: number }

function countsOf(rows: readonly Counted[]): Map<string, number> {
  return new Map(rows.map(({ id, count }) => [id, count]))
}
