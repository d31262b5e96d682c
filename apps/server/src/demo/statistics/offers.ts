import { type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import type { DemoDay } from './days.ts'
import { about, diceOf, shareOut } from './share-out.ts'

/** Deals from shown to accepted, each step by fewer than the one before; of a house whose store kept no orders. */
export function offersOf(
  propertyId: string,
  day: DemoDay,
  deals: readonly { id: string; price: number }[],
): Counts {
  const dice = diceOf(propertyId, 'offers', day.date)
  const shown = deals.length === 0 ? 0 : about(day.arrivals * 2.4, dice)
  const opened = Math.min(shown, about(shown * 0.4, dice))
  const inCart = Math.min(opened, about(opened * 0.4, dice))
  const requested = Math.min(inCart, about(inCart * 0.7, dice))
  const accepted = Math.min(requested, about(requested * 0.9, dice))
  const weights = Object.fromEntries(deals.map(({ id }, place) => [id, 10 - Math.min(place, 9)]))
  const counts: Record<string, number> = { shown, opened, inCart, requested, accepted, revenue: 0 }
  for (const [key, whole] of Object.entries({ shown, requested, accepted })) {
    for (const [id, own] of Object.entries(shareOut(whole, weights, dice)))
      counts[partKey(key, 'deal', id)] = own
  }
  for (const { id, price } of deals) {
    const revenue = (counts[partKey('accepted', 'deal', id)] ?? 0) * price
    if (revenue > 0) counts[partKey('revenue', 'deal', id)] = revenue
    counts.revenue = (counts.revenue ?? 0) + revenue
  }
  return counts
}
