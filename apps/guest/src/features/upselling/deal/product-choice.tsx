import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import { useId } from 'react'
import { UNIT_WORDS } from '../products/deal-price.tsx'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './product-choice.module.css'

type ProductChoiceProps = {
  products: readonly StoreProduct[]
  chosen: string
  onChoose: (product: StoreProduct) => void
}

/** The products of a deal that has several, each with its price. */
export function ProductChoice({ products, chosen, onChoose }: ProductChoiceProps) {
  const t = useStoreTexts()
  const { money } = useStoreFormats()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('store.which.product')}</legend>
      {products.map((product) => {
        const unit = UNIT_WORDS[product.pricedBy]
        return (
          <label key={product.id} className={styles.product}>
            <input
              type="radio"
              name={name}
              checked={chosen === product.id}
              onChange={() => onChoose(product)}
            />
            <span dir="auto">{product.title}</span>
            <small>
              {isNothingLeft(product)
                ? t('store.full')
                : [money(product.price), unit && t(unit)].filter(Boolean).join(' ')}
            </small>
          </label>
        )
      })}
    </fieldset>
  )
}
