import { REQUEST_LIST_PAGE_SIZE, type RequestListQuery } from '@innkeeper/api/orders/requests.ts'
import { and, asc, count, desc, eq, exists, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type OrderRow, orderLines, orders } from '../tables.ts'

/** What staff see at all: what reached them and has not been removed. */
export function reachedStaff(propertyId: string): SQL | undefined {
  return and(eq(orders.propertyId, propertyId), eq(orders.stage, 'placed'), isNull(orders.removedAt))
}

const SORT_COLUMNS = {
  requestTime: orders.placedAt,
  timeRequested: orders.timeRequested,
  total: orders.total,
  unit: orders.unit,
} as const

export async function findRequests(
  tx: Tx,
  propertyId: string,
  query: RequestListQuery,
  timeZone: string,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(
    reachedStaff(propertyId),
    viewCondition(query.view),
    query.status && eq(orders.status, query.status),
    query.type && eq(orders.type, query.type),
    query.source && eq(orders.source, query.source),
    query.unit ? eq(orders.unit, query.unit) : undefined,
    query.from === undefined
      ? undefined
      : sql`${orders.placedAt} >= ${query.from}::date::timestamp at time zone ${timeZone}`,
    query.to === undefined
      ? undefined
      : sql`${orders.placedAt} < (${query.to}::date + 1)::timestamp at time zone ${timeZone}`,
    searchCondition(query.search),
  )
  const direction = query.order === 'desc' ? desc : asc
  const rows = await tx
    .select()
    .from(orders)
    .where(where)
    .orderBy(
      sql`${direction(SORT_COLUMNS[query.sort])} nulls last`,
      desc(orders.placedAt),
      desc(orders.number),
    )
    .limit(REQUEST_LIST_PAGE_SIZE)
    .offset((query.page - 1) * REQUEST_LIST_PAGE_SIZE)
  const [counted] = await tx.select({ total: count() }).from(orders).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** Undecided, not in preview, not archived. */
export async function countWaiting(tx: Tx, propertyId: string): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(orders)
    .where(
      and(
        reachedStaff(propertyId),
        eq(orders.status, 'no action taken'),
        isNull(orders.archivedAt),
        eq(orders.isPreview, false),
      ),
    )
  return row?.waiting ?? 0
}

function viewCondition(view: RequestListQuery['view']): SQL | undefined {
  if (view === 'preview') return and(eq(orders.isPreview, true), isNull(orders.archivedAt))
  return and(
    eq(orders.isPreview, false),
    view === 'archive' ? isNotNull(orders.archivedAt) : isNull(orders.archivedAt),
  )
}

/** Every word is found somewhere: a name, the room, a number, an address, or what was ordered. */
function searchCondition(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      const number = /^#?(\d{1,15})$/.exec(word)?.[1]
      return or(
        ilike(orders.firstName, pattern),
        ilike(orders.lastName, pattern),
        ilike(orders.unit, pattern),
        ilike(orders.reservationNumber, pattern),
        ilike(orders.email, pattern),
        ilike(orders.phone, pattern),
        number ? eq(orders.number, Number(number)) : undefined,
        exists(
          sql`(select 1 from ${orderLines} where ${orderLines.propertyId} = ${orders.propertyId}
            and ${orderLines.orderId} = ${orders.id} and ${orderLines.staffTitle} ilike ${pattern})`,
        ),
      )
    }),
  )
}
