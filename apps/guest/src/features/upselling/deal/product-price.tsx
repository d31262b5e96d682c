import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { UNIT_WORDS } from '../products/deal-price.tsx'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './product-price.module.css'

/** What one costs and what for, with the price before; where the law asks for it, with the lowest of thirty days. */
export function ProductPrice({ product }: { product: StoreProduct }) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const { price, priceBefore, lowestBefore, pricedBy } = product
  const unit = UNIT_WORDS[pricedBy]
  return (
    <div className={styles.price}>
      <p>
        <strong>{money(price)}</strong>{' '}
        {priceBefore !== null && (
          <>
            <HeardText>{t('store.priceBefore', { price: money(priceBefore) })}</HeardText>
            <s aria-hidden="true">{money(priceBefore)}</s>{' '}
          </>
        )}
        <span>{unit ? t('store.unitVat', { unit: t(unit) }) : t('price.inclVat')}</span>
      </p>
      {lowestBefore !== null && <small>{t('store.lowest', { price: money(lowestBefore) })}</small>}
    </div>
  )
}
