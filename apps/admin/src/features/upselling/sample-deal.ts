import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { newDeal } from '@innkeeper/domain/upselling/deal-words.ts'

export const COCOA = 'C'.repeat(22)

/** Cocoa at a lower price for guests on their way, for tests. */
export function sampleDeal(deal: Partial<Deal> = {}, rest: Partial<Omit<StaffDeal, 'deal'>> = {}): StaffDeal {
  return {
    deal: {
      ...newDeal('D'.repeat(22)),
      state: 'active',
      products: [{ productId: COCOA, salePrice: 19_500 }],
      content: { 0: { title: 'Cocoa under the stars', subtitle: 'On your balcony', description: '' } },
      ...deal,
    },
    steps: { what: true, words: true, whom: true },
    isOnSale: true,
    revision: 1,
    changedBy: 'Ingrid',
    changedAt: '2026-11-15T10:00:00Z',
    ...rest,
  }
}
