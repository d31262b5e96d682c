import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useStoreTexts } from '../store-place.tsx'
import styles from './quantity.module.css'

type QuantityProps = {
  product: Pick<StoreProduct, 'pricedBy' | 'title'>
  value: number
  most: number
  onChange: (value: number) => void
}

/** How many, for each of the days. */
export function Quantity({ product: { pricedBy, title }, value, most, onChange }: QuantityProps) {
  const t = useStoreTexts()
  const label =
    pricedBy === 'night'
      ? t('store.howMany.night')
      : pricedBy === 'day'
        ? t('store.howMany.day')
        : t('store.howMany')
  return (
    <div className={styles.row}>
      <span>
        <strong>{label}</strong>
        <small dir="auto">{title}</small>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a legend of its own */}
      <span className={styles.stepper} role="group" aria-label={label}>
        <button
          type="button"
          aria-label={t('store.fewer')}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={18} aria-hidden="true" />
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={t('store.more')}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={18} aria-hidden="true" />
        </button>
      </span>
    </div>
  )
}
