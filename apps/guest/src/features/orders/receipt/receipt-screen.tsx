import type { PricedLine, Receipt } from '@innkeeper/api/orders/checkout.ts'
import { endOf } from '@innkeeper/domain/orders/guest-standing.ts'
import { Button, ButtonLink } from '@innkeeper/ui/button.tsx'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useLogo, useProperty } from '../../../platform/property-picture.tsx'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'
import { confirmationPath, receiptPdfAddress, receiptQuery } from '../api.ts'
import { Totals } from '../checkout/totals.tsx'
import { OrderLines } from '../order-lines.tsx'
import { OrderPending } from '../order-pending.tsx'
import { useOrdering } from '../ordering.tsx'
import { paymentLine } from '../payment-line.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { NoReceipt } from './no-receipt.tsx'
import styles from './receipt.module.css'
import { vatPercent } from './vat-percent.ts'

/** The receipt of an order, to look at, to print and to keep. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const answers = useAnswers()
  const { hotel } = useOrdering()
  const query = receiptQuery(hotel, orderId)
  const { data, error } = useAnswer(query)
  if (data) return <ReceiptView receipt={data} />
  return error ? (
    <NoReceipt orderId={orderId} error={error} onRetry={() => void answers.refresh(query.key)} />
  ) : (
    <OrderPending />
  )
}

export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const t = useOrderTexts()
  const { date, clock, money } = useFormats()
  const { hotel, language } = useOrdering()
  const property = useProperty()
  const logo = useLogo()
  const { order, seller, guest, termsUrl } = receipt
  const placedAt = Date.parse(order.placedAt)
  const end = endOf(order)
  const vatOf = ({ vatRate, vat }: PricedLine) =>
    `${t('receipt.vatRate', { rate: vatPercent(vatRate, language) })}: ${money(vat)}`
  return (
    <>
      <article className={styles.receipt}>
        <header>
          {logo && <img className={styles.logo} src={logo} alt={property.name} />}
          <h1>{t('receipt.title')}</h1>
          <address>
            <strong>{seller.name}</strong>
            {seller.address && <span>{seller.address}</span>}
            {seller.vatNumber && <span>{t('receipt.vatNumber', { number: seller.vatNumber })}</span>}
          </address>
        </header>
        <dl className={styles.facts}>
          <Fact name={t('order.number')} value={String(order.number)} />
          <Fact name={t('receipt.date')} value={`${date(placedAt)} ${clock(placedAt)}`} />
          {guest?.name && <Fact name={t('receipt.guest')} value={guest.name} />}
          {guest?.room && <Fact name={t('receipt.room')} value={guest.room} />}
          <Fact name={t('receipt.payment')} value={paymentLine(order, t)} />
        </dl>
        {end && <p className={styles.declined}>{t(`receipt.${end}`)}</p>}
        <OrderLines lines={order.lines} noteOf={vatOf} />
        <Totals sums={order} />
        <Taxes taxes={receipt.taxes} />
        {termsUrl && (
          <p className={styles.terms}>
            <a href={termsUrl}>{t('order.terms')}</a>
          </p>
        )}
      </article>
      <div className={styles.actions}>
        <ButtonLink href={receiptPdfAddress(hotel, order.orderId)} download>
          <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          {t('receipt.pdf')}
        </ButtonLink>
        <Button kind="secondary" onClick={() => print()}>
          <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
          {t('receipt.print')}
        </Button>
        <ButtonLink kind="secondary" href={confirmationPath(hotel, order.orderId)}>
          {t('action.back')}
        </ButtonLink>
      </div>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}

function Taxes({ taxes }: Pick<Receipt, 'taxes'>) {
  const t = useOrderTexts()
  const { money } = useFormats()
  const { language } = useOrdering()
  if (taxes.length === 0) return null
  return (
    <table className={styles.taxes}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.vat')}</th>
          <th scope="col">{t('receipt.net')}</th>
          <th scope="col">{t('receipt.vat')}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ vatRate, net, vat }) => (
          <tr key={vatRate}>
            <th scope="row">{t('receipt.vatRate', { rate: vatPercent(vatRate, language) })}</th>
            <td>{money(net)}</td>
            <td>{money(vat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
