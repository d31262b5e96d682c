import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { aProperty } from '../../apps/server/src/testing/builders.ts'

const LINES_PER_ORDER = 2
const ORDERS_PER_WRITE = 5000
const DEALS = 20
const ORIGINS = 5
export const YEAR = { from: '2026-01-01', to: '2026-12-31' }

/** A property whose guests ordered so many lines in a year, and the totals of what they looked at. */
export async function fillYear(db: Database, lines: number): Promise<string> {
  const propertyId = await aProperty(db)
  const id = newId()
  const orders = lines / LINES_PER_ORDER
  for (let first = 0; first < orders; first += ORDERS_PER_WRITE) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(first + ORDERS_PER_WRITE, orders) - 1}::int) as n`
    await db.tenant(propertyId, async (tx) => {
      await tx.execute(sql`
        insert into orders (property_id, id, watch_id, number, stage, status, reason, source, type, language,
          language_index, service, currency, items_total, total, vat, placed_at, remove_after, came_from)
        select ${propertyId}, ${id} || n, ${`w${id}`} || n, 1001 + n, 'placed',
          case when n % 5 = 0 then 'declined' else 'accepted' end,
          case when n % 5 = 0 then 'too busy' end,
          'upselling', 'pre-stay', 'en', 0, 'Put on bill', 'EUR', 9800, 9800, 1960,
          ${YEAR.from}::date + (n % 365) + interval '9 hours', ${YEAR.to}::date,
          nullif('card/' || (n % ${ORIGINS}), 'card/0')
        from ${numbers}`)
      await tx.execute(sql`
        insert into order_lines (property_id, order_id, line, product_id, title, staff_title, quantity, unit_price,
          total, vat_rate, vat, kind, deal_id)
        select ${propertyId}, ${id} || n, line, 'p' || (n + line) % ${DEALS}, 'Measured', 'Measured', 1, 4900, 4900,
          2500, 980, 'part of the stay', 'd' || (n + line) % ${DEALS}
        from ${numbers}, generate_series(0, ${LINES_PER_ORDER - 1}) as line`)
    })
  }
  await db.tenant(propertyId, (tx) =>
    tx.execute(sql`
      insert into deal_totals (property_id, day, deal_id, came_from, step, guests, count)
      select ${propertyId}, ${YEAR.from}::date + day, 'd' || deal, '', step, 60, 100
      from generate_series(0, 364) as day, generate_series(0, ${DEALS - 1}) as deal,
        unnest(array['shown', 'opened', 'in cart']) as step`),
  )
  return propertyId
}
