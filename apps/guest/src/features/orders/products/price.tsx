import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './products.module.css'

/** What one costs, with the price before a sale struck out. */
export function Price({ product: { price, priceBefore } }: { product: GuestProduct }) {
  const t = useOrderTexts()
  const { money } = useFormats()
  return (
    <span className={styles.price}>
      <strong>{money(price)}</strong>
      {priceBefore !== null && (
        <>
          <HeardText>{t('order.priceBefore', { price: money(priceBefore) })}</HeardText>
          <s aria-hidden="true">{money(priceBefore)}</s>
        </>
      )}
      <small>{t('price.inclVat')}</small>
    </span>
  )
}
