import { GUEST_JOURNEYS } from '@innkeeper/domain/orders/constants.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { AdminTranslate } from '../../../../platform/texts.ts'

/** When guests see a product, in a few words. */
export function seenWhen(t: AdminTranslate, { type, internal, visibility }: Product): string {
  if (type !== 'product') return t(`products.added.${type}`)
  if (internal) return t('products.seen.staffOnly')
  const { guestJourney, productArea } = visibility
  if (!productArea.guestbook)
    return t(productArea.automation ? 'products.seen.automation' : 'products.seen.never')
  if (guestJourney.length === 0) return t('products.seen.never')
  if (guestJourney.length === GUEST_JOURNEYS.length) return t('products.seen.always')
  const names = GUEST_JOURNEYS.filter((journey) => guestJourney.includes(journey))
  return names.map((journey) => t(`products.seen.${journey}`)).join(' · ')
}
