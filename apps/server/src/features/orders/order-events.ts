import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { type OrderRow, orderLines } from './tables.ts'

type Changed = Pick<OrderRow, 'propertyId' | 'id' | 'revision'>

/** The categories of what was ordered, each once. */
export function categoriesOf(lines: readonly { category: string | null }[]): string[] {
  return [...new Set(lines.flatMap(({ category }) => category ?? []))]
}

/** An order reached staff. */
export async function emitPlaced(tx: Tx, { propertyId, id }: Changed): Promise<void> {
  const categories = await findCategories(tx, propertyId, id)
  await emit(tx, propertyId, 'order.placed', { requestId: id, isPreview: false, categories })
}

/** Something of a request is another than before. */
export async function emitChanged(tx: Tx, { propertyId, id, revision }: Changed): Promise<void> {
  const categories = await findCategories(tx, propertyId, id)
  await emit(tx, propertyId, 'order.changed', { requestId: id, revision, categories })
}

async function findCategories(tx: Tx, propertyId: string, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ category: orderLines.category })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.propertyId, propertyId),
        eq(orderLines.orderId, orderId),
        isNotNull(orderLines.category),
      ),
    )
  return categoriesOf(rows)
}
