import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { ProductKind, StayTime } from '@innkeeper/domain/orders/constants.ts'
import type { StoreTranslate } from '@innkeeper/i18n/catalogue-types.ts'

type Ordered = { kind: ProductKind; days: readonly string[]; time: string | null }
type Stay = { arrival: string; departure: string }

/** Which time of the stay a product moves; null for all that is not had in hours. */
export function stayTimeOfProduct({
  pricedBy,
  stayMoment,
}: Pick<StoreProduct, 'pricedBy' | 'stayMoment'>): StayTime | null {
  return pricedBy === 'hour' && stayMoment !== 'whole stay' ? stayMoment : null
}

/**
 * Which time of the stay an ordered line moves; null for all that is not had in hours. Of the parts of a stay the hours
 * alone have a time: a closed store, which has no products any more, can tell by it as well. The stay may have moved
 * since: what counts is which of its ends is nearer.
 */
export function stayTimeOfOrdered(
  { kind, days, time }: Ordered,
  { arrival, departure }: Stay,
): StayTime | null {
  const [first] = days
  if (kind !== 'part of the stay' || time === null || first === undefined) return null
  const day = Date.parse(first)
  return day - Date.parse(arrival) < Date.parse(departure) - day ? 'arrival' : 'departure'
}

/** "until 14:00" */
export function hoursWords(t: StoreTranslate, stayTime: StayTime, time: string): string {
  return t(stayTime === 'departure' ? 'store.to' : 'store.from', { time })
}
