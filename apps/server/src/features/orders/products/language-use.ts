import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { products } from './tables.ts'

/** Language indexes that products and their choices are written in; the first shape names its only one. */
export async function languagesOfProducts(tx: Tx, propertyId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ index: string | null }>(sql`
    select ${products.data} ->> 'language' as index from ${products}
      where ${products.propertyId} = ${propertyId} and ${products.data} ? 'language'
    union
    select jsonb_object_keys(${products.data} -> 'content') from ${products}
      where ${products.propertyId} = ${propertyId} and jsonb_typeof(${products.data} -> 'content') = 'object'
    union
    select jsonb_object_keys(names) from ${products}, jsonb_path_query(${products.data}, '$.options.**.names') as names
      where ${products.propertyId} = ${propertyId} and jsonb_typeof(names) = 'object'`)
  return rows.flatMap(({ index }) => (index === null ? [] : [Number(index)]))
}
