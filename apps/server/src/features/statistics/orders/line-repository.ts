import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/db/port.ts'
import { orderLines, orders } from '../../orders/tables.ts'
import { placedBetween } from './repository.ts'

export const LINES_PER_PAGE = 1000

const lineSchema = z.object({
  number: z.coerce.number(),
  line: z.int(),
  placed_at: z.coerce.date(),
  status: z.string(),
  type: z.string(),
  source: z.string(),
  service: z.string(),
  delivery_method: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  currency: z.string(),
  /** Of a fee instead of a product. */
  fee: z.nullable(z.enum(['service charge', 'transaction fee'])),
  product: z.string(),
  details: z.array(z.string()),
  quantity: z.int(),
  unit_price: z.int(),
  total: z.int(),
  vat_rate: z.int(),
})
export type ExportedLine = z.infer<typeof lineSchema>

export type LinePosition = Pick<ExportedLine, 'number' | 'line'>
type Range = { propertyId: string; start: number; end: number }

/** Fees come after the lines of their order. */
const FEE_LINES = { serviceCharge: 1_000_000, transactionFee: 1_000_001 }

/**
 * The lines of placed orders and their fees, by order number, a page at a time; nothing of a person is read. Lines are
 * looked up order by order: joined as a whole, they would be read anew for each order wherever the database's own
 * statistics of these tables are older than the orders.
 */
export async function findLines(tx: Tx, range: Range, after: LinePosition | null): Promise<ExportedLine[]> {
  const { propertyId, start, end } = range
  const { number, line } = after ?? { number: 0, line: 0 }
  const { rows } = await tx.execute(sql`
    select page.number, item.*, page.placed_at, page.status, page.type, page.source, page.service,
      page.delivery_method, page.reason, page.currency
    from (
      select * from ${orders}
      where ${placedBetween(propertyId, start, end)} and ${orders.number} >= ${number}
      order by ${orders.number}
      limit ${LINES_PER_PAGE + 1}
    ) page
    cross join lateral (
      select line.line, null as fee, line.staff_title as product, line.staff_details as details,
        line.quantity, line.unit_price, line.total, line.vat_rate
      from ${orderLines} line where line.property_id = ${propertyId} and line.order_id = page.id
      union all
      select ${FEE_LINES.serviceCharge}::int, 'service charge', '', '[]'::jsonb,
        1, page.service_charge, page.service_charge, page.service_charge_vat_rate
      where page.service_charge > 0
      union all
      select ${FEE_LINES.transactionFee}::int, 'transaction fee', '', '[]'::jsonb,
        1, page.transaction_fee, page.transaction_fee, page.transaction_fee_vat_rate
      where page.transaction_fee > 0
    ) item
    where (page.number, item.line) > (${number}::bigint, ${after ? line : -1}::int)
    order by page.number, item.line
    limit ${LINES_PER_PAGE}
  `)
  return rows.map((row) => lineSchema.parse(row))
}

export async function countOrders(tx: Tx, { propertyId, start, end }: Range): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${orders} where ${placedBetween(propertyId, start, end)}`,
  )
  return rows[0]?.count ?? 0
}
