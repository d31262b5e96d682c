import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { dealWords } from '@innkeeper/domain/upselling/deal-words.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import type { Catalogue, Shop } from '../../orders/service.ts'
import { findDeals } from '../deals/repository.ts'

/** Safety net below the event that drops them. */
const WORDS_MS = 60_000
const MAX_PROPERTIES = 500

type Dependencies = { db: Database; clock: Clock; hub: EventHub; catalogue: Catalogue }

/** What deals are called, on sale or not: who bought one goes on reading its name. */
export function createDealTitles({ db, clock, hub, catalogue }: Dependencies): Shop['dealTitles'] {
  const kept = createPropertyCache<Pick<Deal, 'id' | 'content'>[]>({
    hub,
    clock,
    maxEntries: MAX_PROPERTIES,
    dropOn: ['deal.changed'],
  })

  return async function dealTitles(propertyId, languageIndex) {
    const [{ defaultIndex }, deals] = await Promise.all([
      catalogue.of(propertyId),
      kept.get([propertyId], async () => {
        const stored = await db.tenant(propertyId, (tx) => findDeals(tx, propertyId), { readOnly: true })
        const value = stored.map(({ deal: { id, content } }) => ({ id, content }))
        return { value, validUntil: clock.now().getTime() + WORDS_MS }
      }),
    ])
    return new Map(
      deals.flatMap((deal) => {
        const words = dealWords(deal, { languageIndex, defaultIndex })
        return words ? [[deal.id, words.title] as const] : []
      }),
    )
  }
}
