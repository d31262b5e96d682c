import { PRODUCT_LIST_PAGE_SIZE, type ProductListQuery } from '@innkeeper/api/orders/products.ts'
import { productState } from '@innkeeper/domain/orders/product-state.ts'
import { and, asc, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { Marks } from './presenter.ts'
import { findEnabled, type StoredProduct, storedOf } from './repository.ts'
import { products } from './tables.ts'

type Listing = { propertyId: string; query: ProductListQuery; marks: Marks }

/** One page of products and fees; archived ones only when asked for. */
export async function listStored(
  tx: Tx,
  { propertyId, query, marks }: Listing,
): Promise<{ items: StoredProduct[]; total: number }> {
  const where = and(
    eq(products.propertyId, propertyId),
    await stateFilter(tx, propertyId, query.state, marks),
    query.type && eq(products.type, query.type),
    query.category === undefined ? undefined : eq(products.category, query.category),
    searchOf(query.search.trim()),
  )
  const [counted] = await tx.select({ total: count() }).from(products).where(where)
  const rows = await tx
    .select()
    .from(products)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(PRODUCT_LIST_PAGE_SIZE)
    .offset((query.page - 1) * PRODUCT_LIST_PAGE_SIZE)
  return { items: rows.flatMap(storedOf), total: counted?.total ?? 0 }
}

/** Every category in use, of archived products not. */
export async function findCategories(tx: Tx, propertyId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ category: products.category })
    .from(products)
    .where(
      and(eq(products.propertyId, propertyId), ne(products.state, 'archived'), ne(products.category, '')),
    )
    .orderBy(products.category)
  return rows.map(({ category }) => category)
}

/** `incomplete` is derived and so is what remains `enabled`: the one rule says which of the enabled ones they are. */
async function stateFilter(
  tx: Tx,
  propertyId: string,
  state: ProductListQuery['state'],
  marks: Marks,
): Promise<SQL | undefined> {
  if (state === undefined) return ne(products.state, 'archived')
  if (state === 'disabled' || state === 'archived') return eq(products.state, state)
  const enabled = marks.isTwoWay ? await findEnabled(tx, propertyId) : []
  const incomplete = enabled
    .filter((product) => productState(product, marks).state === 'incomplete')
    .map(({ id }) => id)
  const isIncomplete = sql`${products.id} = any(${sql.param(incomplete)}::text[])`
  return state === 'incomplete' ? isIncomplete : and(eq(products.state, state), sql`not ${isIncomplete}`)
}

export function searchOf(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(products.name, pattern),
    ilike(products.category, pattern),
    ilike(products.integrationId, pattern),
    sql`exists (
      select 1 from jsonb_each(case jsonb_typeof(${products.data} -> 'content')
        when 'object' then ${products.data} -> 'content' else '{}' end) as words
      where words.value ->> 'title' ilike ${pattern})`,
  )
}

function orderOf({ sort, order }: ProductListQuery): SQL[] {
  const direction = order === 'asc' ? asc : desc
  const name = sql`lower(${products.name})`
  const first = {
    name,
    category: sql`lower(${products.category})`,
    price: products.price,
    changed: products.changedAt,
  }[sort]
  return [direction(first), asc(name), asc(products.id)]
}
