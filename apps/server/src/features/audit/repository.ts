import { AUDIT_PAGE_SIZE, type AuditQuery } from '@innkeeper/api/audit.ts'
import type { InstantRange } from '@innkeeper/domain/audit/day-range.ts'
import { and, count, desc, eq, gte, ilike, isNotNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { auditEntries } from './tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect

/** One page, newest first. */
export async function findEntries(
  tx: Tx,
  propertyId: string,
  query: AuditQuery,
  range: InstantRange,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(
    eq(auditEntries.propertyId, propertyId),
    query.action ? eq(auditEntries.action, query.action) : undefined,
    query.actor ? eq(auditEntries.actorId, query.actor) : undefined,
    range.from ? gte(auditEntries.at, range.from) : undefined,
    range.until ? lt(auditEntries.at, range.until) : undefined,
    searchCondition(query.search),
  )
  const rows = await tx
    .select()
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(AUDIT_PAGE_SIZE)
    .offset((query.page - 1) * AUDIT_PAGE_SIZE)
  const [counted] = await tx.select({ total: count() }).from(auditEntries).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Every word has to be somewhere in the entry. */
function searchCondition(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(
        ilike(auditEntries.actorName, pattern),
        ilike(auditEntries.subject, pattern),
        sql`exists (select 1 from jsonb_each_text(${auditEntries.details}) as detail where detail.value ilike ${pattern})`,
      )
    }),
  )
}

const PEOPLE_LIMIT = 200

/** Who did anything, by the name they have in the log. */
export async function findActors(tx: Tx, propertyId: string): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({ id: auditEntries.actorId, name: max(auditEntries.actorName) })
    .from(auditEntries)
    .where(and(eq(auditEntries.propertyId, propertyId), isNotNull(auditEntries.actorId)))
    .groupBy(auditEntries.actorId)
    .orderBy(max(auditEntries.actorName))
    .limit(PEOPLE_LIMIT)
  return rows.map(({ id, name }) => ({ id: id ?? '', name: name ?? '' }))
}
