import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { dealSteps, isDealComplete, isForDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Finder, patternOf } from '../../../platform/finder.ts'
import { findOffered } from '../../orders/service.ts'
import { deals } from '../tables.ts'
import { storedOf } from './repository.ts'

/** Deals by the words of their titles in any language; those on sale first. */
export const dealFinder: Finder = {
  kind: 'deal',
  capability: 'content:edit',
  module: 'upselling',
  async find(tx, { propertyId, words, limit, property }) {
    const titles = sql`jsonb_path_query_array(${deals.data}, '$.content.*.title')::text`
    const rows = await tx
      .select()
      .from(deals)
      .where(
        and(
          eq(deals.propertyId, propertyId),
          ...words.map((word) => sql`${titles} ilike ${patternOf(word)}`),
        ),
      )
      .orderBy(sql`${deals.state} <> 'active'`, asc(deals.place), asc(deals.id))
      .limit(limit)
    const sold = rows.length > 0 ? await findOffered(tx, property) : []
    const offered = new Set(sold.filter(isForDeals).map(({ id }) => id))
    const defaultIndex = defaultLanguage(property.localization)?.index ?? 0
    return rows.flatMap(storedOf).map(({ deal, name }) => {
      const isComplete = isDealComplete(dealSteps(deal, { defaultIndex, offered }))
      const active = isComplete ? 'on sale' : 'incomplete'
      return {
        id: deal.id,
        name,
        state: deal.state === 'active' ? active : 'paused',
        unit: null,
        about: null,
      }
    })
  },
}
