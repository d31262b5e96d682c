import { orderCounters, orderLines, orders } from '../features/orders/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoOrder } from './order-plan.ts'
import { writeRows } from './write-rows.ts'

export async function writeOrders(tx: Tx, propertyId: string, written: readonly DemoOrder[]): Promise<void> {
  if (written.length === 0) return
  await writeRows(
    tx,
    orders,
    written.map(({ order }) => order),
  )
  await writeRows(
    tx,
    orderLines,
    written.flatMap(({ lines }) => lines),
  )
  const nextNumber = Math.max(...written.map(({ order }) => order.number)) + 1
  await tx.insert(orderCounters).values({ propertyId, nextNumber })
}
