import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import checkout from '../../../features/orders/checkout/checkout.module.css'
import type { StoreCart } from '../../../features/upselling/cart/store-cart.ts'
import styles from './store-checkout.module.css'

type StoreCheckoutNoticesProps = {
  /** What is ordered in it goes to nobody. */
  isPreview: boolean
  changes: StoreCart['changes']
  onKeepOld: () => void
}

/** What to know before anything is filled in: that it is a preview, or takes the place of another order. */
export function StoreCheckoutNotices({ isPreview, changes, onKeepOld }: StoreCheckoutNoticesProps) {
  const t = useTexts<StoreOrderTranslate>()
  return (
    <>
      {isPreview && <p className={checkout.notice}>{t('order.preview')}</p>}
      {changes && (
        <p className={checkout.notice}>
          {t('store.changing', { number: changes.number })}{' '}
          <button type="button" className={styles.textButton} onClick={onKeepOld}>
            {t('store.keepOld')}
          </button>
          <br />
          {t('store.wordsStay')}
        </p>
      )}
    </>
  )
}
