import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Finder } from '../../../platform/finder.ts'
import { searchOf } from './list.ts'
import { products } from './tables.ts'

/** Products by their name in any language, their category or their number elsewhere; those guests can order first. */
export const productFinder: Finder = {
  kind: 'product',
  capability: 'content:edit',
  module: 'products',
  async find(tx, { propertyId, words, limit }) {
    const rows = await tx
      .select({ id: products.id, name: products.name, category: products.category, state: products.state })
      .from(products)
      .where(
        and(
          eq(products.propertyId, propertyId),
          ne(products.state, 'archived'),
          ...words.map((word) => searchOf(word)),
        ),
      )
      .orderBy(sql`${products.state} <> 'enabled'`, asc(sql`lower(${products.name})`), asc(products.id))
      .limit(limit)
    return rows.map(({ category, ...row }) => ({ ...row, unit: null, about: category || null }))
  },
}
