import type { ProductOnSale } from '@innkeeper/api/orders/products.ts'
import type { RequestScope } from '@innkeeper/domain/orders/request-scope.ts'
import { requestScope } from '@innkeeper/domain/orders/request-scope.ts'
import { isSoldOut, soldOutUntil } from '@innkeeper/domain/orders/sold-out.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { record } from '../../audit/service.ts'
import { products } from './tables.ts'

const COLUMNS = {
  id: products.id,
  name: products.name,
  category: products.category,
  stock: products.stock,
  soldOutUntil: products.soldOutUntil,
}
type Row = { id: string; name: string; category: string; stock: number | null; soldOutUntil: Date | null }

/** What guests can order; fees and what is for the house alone cannot be sold out. */
function onSale(propertyId: string, scope: RequestScope): SQL | undefined {
  return and(
    eq(products.propertyId, propertyId),
    eq(products.type, 'product'),
    eq(products.state, 'enabled'),
    eq(products.internal, false),
    scope === 'all' ? undefined : inArray(products.category, [...scope.categories]),
  )
}

export function findOnSale(tx: Tx, propertyId: string, scope: RequestScope): Promise<Row[]> {
  return tx
    .select(COLUMNS)
    .from(products)
    .where(onSale(propertyId, scope))
    .orderBy(asc(products.category), asc(sql`lower(${products.name})`), asc(products.id))
}

type Marking = { productId: string; isSoldOut: boolean; now: Date; timeZone: string }

/** Guests' open pages hear of it; marking twice is marking once. */
export async function markSoldOut(tx: Tx, staff: Staff, marking: Marking): Promise<Row> {
  const { propertyId, userId, name } = staff
  const { productId, isSoldOut: isMarked, now, timeZone } = marking
  const until = isMarked ? new Date(soldOutUntil(now.getTime(), timeZone)) : null
  const own = and(onSale(propertyId, requestScope(staff)), eq(products.id, productId))
  const [before] = await tx.select(COLUMNS).from(products).where(own).for('update')
  if (!before) throw new AppError('product/unknown', 'No such product.')
  if (isSoldOut(before.soldOutUntil?.getTime(), now.getTime()) === isMarked) return before
  await tx.update(products).set({ soldOutUntil: until }).where(own)
  await emit(tx, propertyId, 'product.changed', { productId })
  await record(tx, {
    propertyId,
    actorId: userId,
    actorName: name,
    action: isMarked ? 'product.sold-out' : 'product.on-sale',
    subject: before.name,
    details: {},
  })
  return { ...before, soldOutUntil: until }
}

export function presentOnSale({ soldOutUntil: until, ...row }: Row, now: Date): ProductOnSale {
  const isNow = isSoldOut(until?.getTime(), now.getTime())
  return { ...row, soldOutUntil: isNow ? (until?.toISOString() ?? null) : null }
}
