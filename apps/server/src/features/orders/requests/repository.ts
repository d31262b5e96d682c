import { REQUEST_LIST_PAGE_SIZE, type RequestListQuery } from '@innkeeper/api/orders/requests.ts'
import type { RequestScope } from '@innkeeper/domain/orders/request-scope.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type OrderRow, orderLines, orders } from '../tables.ts'

/** What staff see at all: what reached them and has not been removed. */
export function reachedStaff(propertyId: string, scope: RequestScope): SQL | undefined {
  return and(
    eq(orders.propertyId, propertyId),
    eq(orders.stage, 'placed'),
    isNull(orders.removedAt),
    withinScope(scope),
  )
}

/** Something of these categories is in it. */
function withinScope(scope: RequestScope): SQL | undefined {
  if (scope === 'all') return undefined
  return exists(
    sql`(select 1 from ${orderLines} where ${orderLines.propertyId} = ${orders.propertyId}
      and ${orderLines.orderId} = ${orders.id} and ${orderLines.category} = any(${sql.param([...scope.categories])}::text[]))`,
  )
}

const SORT_COLUMNS = {
  requestTime: orders.placedAt,
  timeRequested: orders.timeRequested,
  due: sql`coalesce(${orders.timeExpected}, ${orders.timeRequested})`,
  total: orders.total,
  unit: orders.unit,
} as const

type Listing = { propertyId: string; query: RequestListQuery; timeZone: string; scope: RequestScope }

export async function findRequests(
  tx: Tx,
  { propertyId, query, timeZone, scope }: Listing,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = and(
    reachedStaff(propertyId, scope),
    viewCondition(query.view),
    progressCondition(query.progress),
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
    searchCondition(query.search, scope),
  )
  const direction = query.order === 'desc' ? desc : asc
  const rows = await tx
    .select()
    .from(orders)
    .where(where)
    .orderBy(
      ...waitingFirst(query),
      sql`${direction(SORT_COLUMNS[query.sort])} nulls last`,
      query.sort === 'due' ? asc(orders.placedAt) : desc(orders.placedAt),
      desc(orders.number),
    )
    .limit(REQUEST_LIST_PAGE_SIZE)
    .offset((query.page - 1) * REQUEST_LIST_PAGE_SIZE)
  const [counted] = await tx.select({ total: count() }).from(orders).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** A stay orders some dozens at most; with more, the newest are what staff look for. */
const MOST_OF_A_STAY = 50

/** What one booking ordered, archived or not, newest first; what was tried out in a preview is nobody's. */
export function findRequestsOfBooking(tx: Tx, propertyId: string, bookingId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(reachedStaff(propertyId, 'all'), eq(orders.bookingId, bookingId), eq(orders.isPreview, false)))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(MOST_OF_A_STAY)
}

const isWaiting = eq(orders.status, 'no action taken')
const isToDo = and(inArray(orders.status, ['accepted', 'auto accepted']), isNull(orders.doneAt))

/** Undecided, and promised but not done; not in preview, not archived. */
export async function countOpen(
  tx: Tx,
  propertyId: string,
  scope: RequestScope,
): Promise<{ waiting: number; toDo: number }> {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      toDo: sql<number>`count(*) filter (where ${isToDo})`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        reachedStaff(propertyId, scope),
        or(isWaiting, isToDo),
        isNull(orders.archivedAt),
        eq(orders.isPreview, false),
      ),
    )
  return row ?? { waiting: 0, toDo: 0 }
}

function progressCondition(progress: RequestListQuery['progress']): SQL | undefined {
  switch (progress) {
    case 'open':
      return or(isWaiting, isToDo)
    case 'to do':
      return isToDo
    case 'done':
      return isNotNull(orders.doneAt)
    case undefined:
      return undefined
  }
}

function viewCondition(view: RequestListQuery['view']): SQL | undefined {
  if (view === 'preview') return and(eq(orders.isPreview, true), isNull(orders.archivedAt))
  return and(
    eq(orders.isPreview, false),
    view === 'archive' ? isNotNull(orders.archivedAt) : isNull(orders.archivedAt),
  )
}

/**
 * Every word is found somewhere: a name, the room, a number, an address, or what was ordered. Who is not shown a
 * guest cannot find one either.
 */
export function searchCondition(search: string, scope: RequestScope): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      const number = /^#?(\d{1,15})$/.exec(word)?.[1]
      return or(
        scope === 'all' ? aboutGuest(pattern) : undefined,
        ilike(orders.unit, pattern),
        number ? eq(orders.number, Number(number)) : undefined,
        exists(
          sql`(select 1 from ${orderLines} where ${orderLines.propertyId} = ${orders.propertyId}
            and ${orderLines.orderId} = ${orders.id} and ${orderLines.staffTitle} ilike ${pattern})`,
        ),
      )
    }),
  )
}

/**
 * Where no other order is asked for, the list opens on what waits for an answer, longest first. By when it is due, what
 * waits comes first as well: nobody prepares what was not promised.
 */
function waitingFirst({ view, status, progress, sort, order }: RequestListQuery): SQL[] {
  if (sort === 'due') return [sql`${isWaiting} desc`]
  if (view !== 'current' || status || progress || sort !== 'requestTime' || order !== 'desc') return []
  return [sql`${isWaiting} desc`, sql`case when ${isWaiting} then ${orders.placedAt} end`]
}

function aboutGuest(pattern: string): SQL | undefined {
  return or(
    ilike(orders.firstName, pattern),
    ilike(orders.lastName, pattern),
    ilike(orders.reservationNumber, pattern),
    ilike(orders.email, pattern),
    ilike(orders.phone, pattern),
  )
}
