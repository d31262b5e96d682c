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

/** The lines of placed orders and their fees, by order number, a page at a time; nothing of a person is read. */
export async function findLines(tx: Tx, range: Range, after: LinePosition | null): Promise<ExportedLine[]> {
  const { propertyId, start, end } = range
  const { number, line } = after ?? { number: 0, line: 0 }
  const { rows } = await tx.execute(sql`
    with page as (
      select * from ${orders}
      where ${placedBetween(propertyId, start, end)} and ${orders.number} >= ${number}
      order by ${orders.number}
      limit ${LINES_PER_PAGE + 1}
    ),
    lines as (
      select page.number, line.line, null as fee, line.staff_title as product, line.staff_details as details,
        line.quantity, line.unit_price, line.total, line.vat_rate
      from page join ${orderLines} line on line.property_id = ${propertyId} and line.order_id = page.id
      union all
      select number, ${FEE_LINES.serviceCharge}::int, 'service charge', '', '[]'::jsonb,
        1, service_charge, service_charge, service_charge_vat_rate
      from page where service_charge > 0
      union all
      select number, ${FEE_LINES.transactionFee}::int, 'transaction fee', '', '[]'::jsonb,
        1, transaction_fee, transaction_fee, transaction_fee_vat_rate
      from page where transaction_fee > 0
    )
    select lines.*, page.placed_at, page.status, page.type, page.source, page.service, page.delivery_method,
      page.reason, page.currency
    from lines join page using (number)
    where (number, line) > (${number}::bigint, ${after ? line : -1}::int)
    order by number, line
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
