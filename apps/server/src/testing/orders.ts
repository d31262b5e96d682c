import type { orderLines, orders } from '../features/orders/tables.ts'
import { orderLines as lineTable, orders as orderTable } from '../features/orders/tables.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'

type OrderChange = Partial<typeof orders.$inferInsert>
export type TestLine = Partial<typeof orderLines.$inferInsert>

let lastNumber = 5000

/** An order row as it lies in the database, with one line unless the test says more. */
export function anOrderRow(propertyId: string, change: OrderChange = {}, lines: TestLine[] = [{}]) {
  const id = change.id ?? newId()
  const rows = lines.map((line, index) => {
    const { quantity = 1, unitPrice = 10_000 } = line
    return {
      productId: 'P'.repeat(22),
      title: 'Morgenmad',
      staffTitle: 'Breakfast',
      vatRate: 2500,
      vat: 0,
      ...line,
      propertyId,
      orderId: id,
      line: index,
      quantity,
      unitPrice,
      total: quantity * unitPrice,
    }
  })
  const itemsTotal = rows.reduce((sum, { total }) => sum + total, 0)
  const fees = (change.serviceCharge ?? 0) + (change.transactionFee ?? 0)
  const order = {
    watchId: newId(),
    number: ++lastNumber,
    stage: 'placed' as const,
    source: 'guestbook' as const,
    type: 'in-stay' as const,
    firstName: 'Astrid',
    lastName: 'Nilsen',
    unit: '204',
    email: 'astrid@guest.example',
    phone: '+4712345678',
    language: 'en',
    languageIndex: 0,
    service: 'Put on bill' as const,
    currency: 'NOK',
    vat: 0,
    placedAt: new Date('2026-11-15T10:00:00Z'),
    removeAfter: '2026-11-24',
    ...change,
    propertyId,
    id,
    itemsTotal,
    total: itemsTotal + fees,
  }
  return { order, lines: rows }
}

export async function insertOrders(
  db: Database,
  propertyId: string,
  made: readonly ReturnType<typeof anOrderRow>[],
): Promise<void> {
  if (made.length === 0) return
  await db.tenant(propertyId, async (tx) => {
    await tx.insert(orderTable).values(made.map(({ order }) => order))
    await tx.insert(lineTable).values(made.flatMap(({ lines }) => lines))
  })
}

export async function anOrder(
  db: Database,
  propertyId: string,
  change: OrderChange = {},
  lines: TestLine[] = [{}],
) {
  const made = anOrderRow(propertyId, change, lines)
  await insertOrders(db, propertyId, [made])
  return made.order
}
