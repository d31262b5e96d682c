import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { orderCounters } from '../tables.ts'

/** A quiet property keeps small holes, a busy one seldom asks. */
const FIRST_BLOCK = 10
const LARGEST_BLOCK = 200
const MAX_PROPERTIES = 2000

type Block = { next: number; end: number; size: number }

/** Human numbers in blocks reserved by this node, so that orders do not wait for each other; a stop leaves a hole. */
export function createOrderNumbers(db: Database): (propertyId: string) => Promise<number> {
  const blocks = new Map<string, Block>()
  const reserving = new Map<string, Promise<void>>()

  async function reserve(propertyId: string): Promise<void> {
    const used = blocks.get(propertyId)
    const size = used ? Math.min(used.size * 2, LARGEST_BLOCK) : FIRST_BLOCK
    const [row] = await db.tenant(propertyId, (tx) =>
      tx
        .insert(orderCounters)
        .values({ propertyId, nextNumber: sql`1001 + ${size}::int` })
        .onConflictDoUpdate({
          target: orderCounters.propertyId,
          set: { nextNumber: sql`${orderCounters.nextNumber} + ${size}::int` },
        })
        .returning({ end: orderCounters.nextNumber }),
    )
    if (!row) throw new Error('the counter of a property answers')
    blocks.delete(propertyId)
    blocks.set(propertyId, { next: row.end - size, end: row.end, size })
    if (blocks.size > MAX_PROPERTIES) blocks.delete(blocks.keys().next().value ?? '')
  }

  return async (propertyId) => {
    for (;;) {
      const block = blocks.get(propertyId)
      if (block && block.next < block.end) return block.next++
      let pending = reserving.get(propertyId)
      if (!pending) {
        pending = reserve(propertyId).finally(() => reserving.delete(propertyId))
        reserving.set(propertyId, pending)
      }
      await pending
    }
  }
}
