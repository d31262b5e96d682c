import { and, desc, eq, sql } from 'drizzle-orm'
import type { Finder } from '../../../platform/finder.ts'
import { linesByOrder } from '../repository.ts'
import { orders } from '../tables.ts'
import { reachedStaff, searchCondition } from './repository.ts'

/** Requests by guest, room, number or what was ordered: those that wait first, then the newest. */
export const requestFinder: Finder = {
  kind: 'request',
  capability: 'requests:handle',
  module: 'products',
  async find(tx, { propertyId, words, limit }) {
    const isWaiting = sql`${orders.status} = 'no action taken' and ${orders.archivedAt} is null`
    const rows = await tx
      .select()
      .from(orders)
      .where(
        and(
          reachedStaff(propertyId, 'all'),
          eq(orders.isPreview, false),
          searchCondition(words.join(' '), 'all'),
        ),
      )
      .orderBy(desc(isWaiting), desc(orders.placedAt))
      .limit(limit)
    const linesOf = await linesByOrder(tx, propertyId, rows)
    return rows.map((row) => ({
      id: row.id,
      name: `No. ${row.number} ${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
      unit: row.unit,
      about: (linesOf.get(row.id) ?? [])
        .map(({ quantity, staffTitle }) => `${quantity} × ${staffTitle}`)
        .join(', '),
      state: row.archivedAt ? 'archived' : row.status,
    }))
  },
}
