import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { upgradeProduct } from '@innkeeper/domain/orders/product-upgrades.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { products } from './tables.ts'

type ProductRow = typeof products.$inferSelect
/** A stored product as it is today, with what stands beside it. */
export type StoredProduct = { product: Product } & Pick<
  ProductRow,
  'stock' | 'revision' | 'changedBy' | 'changedAt'
>
/** What the rule for incomplete products asks of those referred to. */
export type ProductMark = { id: string; name: string; integrationId: string | null }

const isProduct = (propertyId: string, id: string) =>
  and(eq(products.propertyId, propertyId), eq(products.id, id))

/** A row whose shape nobody knows is left out rather than taking the list down. */
export function storedOf({ data, stock, revision, changedBy, changedAt }: ProductRow): StoredProduct[] {
  const product = upgradeProduct(data)
  return product ? [{ product, stock, revision, changedBy, changedAt }] : []
}

export async function findProduct(tx: Tx, propertyId: string, id: string): Promise<StoredProduct | null> {
  const rows = await tx.select().from(products).where(isProduct(propertyId, id))
  return rows.flatMap(storedOf)[0] ?? null
}

/** The enabled ones, fees among them. */
export async function findEnabled(tx: Tx, propertyId: string): Promise<Product[]> {
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.propertyId, propertyId), eq(products.state, 'enabled')))
    .orderBy(products.category, products.name, products.id)
  return rows.flatMap(storedOf).map(({ product }) => product)
}

/** Every product of the property by id, archived ones too: they may still be referred to. */
export async function findMarks(tx: Tx, propertyId: string): Promise<Map<string, ProductMark>> {
  const rows = await tx
    .select({ id: products.id, name: products.name, integrationId: products.integrationId })
    .from(products)
    .where(eq(products.propertyId, propertyId))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Ids of those that are not archived. */
export async function findKeptIds(tx: Tx, propertyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.propertyId, propertyId), ne(products.state, 'archived')))
  return rows.map(({ id }) => id)
}

/** How many are left of those that are counted. */
export async function findStock(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(
      and(eq(products.propertyId, propertyId), inArray(products.id, [...ids]), isNotNull(products.stock)),
    )
  return new Map(rows.map(({ id, stock }) => [id, stock ?? 0]))
}

/** Until when nobody can order it, in milliseconds, of those that were marked; some of these moments have passed. */
export async function findSoldOutUntil(tx: Tx, propertyId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: products.id, until: products.soldOutUntil })
    .from(products)
    .where(and(eq(products.propertyId, propertyId), isNotNull(products.soldOutUntil)))
  return new Map(rows.map(({ id, until }) => [id, until?.getTime() ?? 0]))
}

/** How many are not archived, and how many of those are of this type. */
export async function countKept(
  tx: Tx,
  propertyId: string,
  type: Product['type'],
): Promise<{ all: number; ofType: number }> {
  const [row] = await tx
    .select({
      all: count(),
      ofType: sql<number>`count(*) filter (where ${products.type} = ${type})`.mapWith(Number),
    })
    .from(products)
    .where(and(eq(products.propertyId, propertyId), ne(products.state, 'archived')))
  return row ?? { all: 0, ofType: 0 }
}

export type Written = {
  product: Product
  /** Undefined leaves the figure as orders have made it. */
  stock?: number | null
  defaultIndex: number
  changedBy: string | null
  changedAt: Date
}

function columnsOf({ product, defaultIndex, changedBy, changedAt, stock }: Written) {
  const { type, state, internal, integrationId, category, price } = product
  const name = titleOf(product, { languageIndex: defaultIndex, defaultIndex })
  const counted = stock === undefined ? {} : { stock }
  return {
    ...{ type, state, internal, integrationId, category, name, price, data: product },
    ...counted,
    ...{ changedBy, changedAt },
  }
}

export async function insertProducts(
  tx: Tx,
  propertyId: string,
  written: readonly Written[],
): Promise<StoredProduct[]> {
  if (written.length === 0) return []
  const rows = written.map((each) => ({ propertyId, id: each.product.id, ...columnsOf(each) }))
  return (await tx.insert(products).values(rows).returning()).flatMap(storedOf)
}

/** Null when somebody saved it meanwhile. */
export async function updateProduct(
  tx: Tx,
  propertyId: string,
  revision: number,
  written: Written,
): Promise<StoredProduct | null> {
  const rows = await tx
    .update(products)
    .set({ ...columnsOf(written), revision: revision + 1 })
    .where(and(isProduct(propertyId, written.product.id), eq(products.revision, revision)))
    .returning()
  return rows.flatMap(storedOf)[0] ?? null
}
