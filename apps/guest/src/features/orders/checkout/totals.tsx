import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './totals.module.css'

type Sums = { itemsTotal?: number; serviceCharge: number; transactionFee: number; total: number; vat: number }
type TotalsProps = {
  sums: Sums
  /** A new price is on its way. */
  isStale?: boolean
}

/** What it comes to: the charges by name, the total with VAT in it. */
export function Totals({ sums, isStale = false }: TotalsProps) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const { itemsTotal, serviceCharge, transactionFee, total, vat } = sums
  const isSplit = serviceCharge > 0 || transactionFee > 0
  return (
    <dl className={styles.totals} aria-busy={isStale || undefined}>
      {isSplit && itemsTotal !== undefined && <Sum name={t('order.itemsTotal')} amount={money(itemsTotal)} />}
      {serviceCharge > 0 && <Sum name={t('order.serviceCharge')} amount={money(serviceCharge)} />}
      {transactionFee > 0 && <Sum name={t('order.transactionFee')} amount={money(transactionFee)} />}
      <div className={styles.total}>
        <dt>
          <strong>{t('order.total')}</strong>{' '}
          <small>{vat > 0 ? t('order.vatPart', { vat: money(vat) }) : t('price.inclVat')}</small>
        </dt>
        <dd>{money(total)}</dd>
      </div>
    </dl>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
