import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useStoreFormats } from '../use-store-formats.ts'
import styles from './store-totals.module.css'

type Sums = { serviceCharge: number; transactionFee: number; total: number; vat: number }

type StoreTotalsProps = {
  sums: Sums
  /** Whether it goes on the bill. */
  isOnBill: boolean
  /** It has been ordered: what is brought is on the bill already. */
  isOrdered?: boolean
  /** A new price is on its way. */
  isStale?: boolean
}

/** What it comes to: delivery as it stands on the bill, the total with VAT in it. */
export function StoreTotals({ sums, isOnBill, isOrdered = false, isStale = false }: StoreTotalsProps) {
  const t = useTexts<StoreOrderTranslate>()
  const { money } = useStoreFormats()
  const { serviceCharge, transactionFee, total, vat } = sums
  const onBill = isOrdered ? 'store.alreadyOnBill' : 'store.onTheBill'
  const charge = isOnBill ? t(onBill, { price: money(serviceCharge) }) : money(serviceCharge)
  return (
    <dl className={styles.totals} aria-busy={isStale || undefined}>
      {serviceCharge > 0 && (
        <div>
          <dt>{t('store.delivery')}</dt>
          <dd>{charge}</dd>
        </div>
      )}
      {transactionFee > 0 && (
        <div>
          <dt>{t('order.transactionFee')}</dt>
          <dd>{money(transactionFee)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>
          <strong>{t(isOnBill ? 'store.onYourBill' : 'order.total')}</strong>
        </dt>
        <dd>{money(total)}</dd>
        <dd className={styles.vat}>
          {t('price.inclVat')}
          {vat > 0 && ` · ${t('order.vatPart', { vat: money(vat) })}`}
        </dd>
      </div>
    </dl>
  )
}
