import type { PricedBy } from '@innkeeper/api/orders/products.ts'
import type { StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { priceFrom } from '../rules/deal-price.ts'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './deal-price.module.css'

/** What one price is for, after the amount; a piece needs no words. */
export const UNIT_WORDS = {
  piece: null,
  day: 'store.per.day',
  night: 'store.per.night',
  hour: 'store.per.hour',
} as const satisfies Record<PricedBy, string | null>

/** What a deal costs, as its card says it. */
export function DealPrice({ deal }: { deal: Pick<StoreDeal, 'products'> }) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const { product, hasOthers } = priceFrom(deal)
  if (!product) return null
  const unit = UNIT_WORDS[product.pricedBy]
  const { price, priceBefore } = product
  return (
    <p className={styles.price}>
      <strong>{hasOthers ? t('price.from', { price: money(price) }) : money(price)}</strong>
      {priceBefore !== null && !hasOthers && (
        <>
          {' '}
          <HeardText>{t('store.priceBefore', { price: money(priceBefore) })}</HeardText>
          <s aria-hidden="true">{money(priceBefore)}</s>
        </>
      )}
      {unit && (
        <>
          {' '}
          <span className={styles.unit}>{t(unit)}</span>
        </>
      )}
    </p>
  )
}

/** The lowest price of thirty days, wherever a card strikes a price out. */
export function LowestPrice({ deal }: { deal: Pick<StoreDeal, 'products'> }) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const { product, hasOthers } = priceFrom(deal)
  if (!product || product.lowestBefore === null || hasOthers) return null
  return <p className={styles.lowest}>{t('store.lowestShort', { price: money(product.lowestBefore) })}</p>
}
