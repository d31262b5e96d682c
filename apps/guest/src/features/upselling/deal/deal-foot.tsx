import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { asSentence } from '../rules/as-sentence.ts'
import { linePrice } from '../rules/deal-price.ts'
import { useStoreTexts } from '../store-place.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import { addWords, pickedWords } from './add-words.ts'
import type { Choosing, Missing } from './choosing.ts'
import styles from './deal-foot.module.css'

type DealFootProps = {
  product: StoreProduct
  choosing: Choosing
  missing: Missing | null
  /** It is a line of the cart that is being changed. */
  isChange: boolean
  onAdd: () => void
}

/** What was picked and what it costs, and the button that names what happens. */
export function DealFoot({ product, choosing, missing, isChange, onAdd }: DealFootProps) {
  const t = useStoreTexts()
  const formats = useStoreFormats()
  const writing = { t, formats }
  const isPriced = !product.asksForDays || choosing.when !== null
  const price = linePrice(product, choosing)
  return (
    <div className={styles.foot}>
      {isPriced && price > 0 && (
        <p className={styles.picked} aria-live="polite">
          <span>{asSentence(pickedWords({ product, choosing }, writing))}</span>
          <strong>{formats.money(price)}</strong>
        </p>
      )}
      <Button isWide className={styles.add} onClick={onAdd}>
        {addWords({ product, choosing, missing, isChange }, writing)}
      </Button>
    </div>
  )
}

/** In the place of the button: it was taken off sale while it was open. */
export function GoneFoot() {
  const t = useStoreTexts()
  return (
    <p className={classNames(styles.foot, styles.gone)} role="alert">
      {t('store.line.gone')}
    </p>
  )
}
