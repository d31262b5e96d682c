import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { useState } from 'react'
import { checkoutPath, receiptPath, returnPath } from '../api.ts'
import { Totals } from '../checkout/totals.tsx'
import { OrderLines } from '../order-lines.tsx'
import { OrderPending } from '../order-pending.tsx'
import { useOrdering } from '../ordering.tsx'
import { paymentLine } from '../payment-line.ts'
import { UnknownOrder } from '../unknown-order.tsx'
import { useFollowedOrder } from '../use-followed-order.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './confirmation.module.css'
import { isJustSent } from './countdown.ts'
import { Returning } from './returning.tsx'
import { moneyWords, REASON_WORDS, STANDING_WORDS, standingOf } from './standing-words.ts'

/** What becomes of an order: sent, then confirmed or declined, live. */
export function ConfirmationScreen({ orderId }: { orderId: string }) {
  const { order, error, ask } = useFollowedOrder(orderId)
  if (order) return <Confirmation order={order} />
  return error ? <UnknownOrder error={error} onRetry={ask} /> : <OrderPending />
}

function Confirmation({ order }: { order: GuestOrder }) {
  const t = useOrderTexts()
  const [openedAt] = useState(Date.now)
  const standing = standingOf(order, hasLeftPayment())
  const { type, title } = STANDING_WORDS[standing]
  const words = useWords(order)
  const isPlaced = order.stage === 'placed'
  return (
    <div className={styles.confirmation}>
      {/* Answers arrive while the page is open: they are said when they do. */}
      <div role="status" data-standing={standing}>
        <ResultView
          type={type}
          title={t(title)}
          {...(words ? { subtitle: words } : {})}
          actions={<Actions order={order} />}
        />
      </div>
      {isPlaced && standing !== 'declined' && isJustSent(order.placedAt, openedAt) && <Returning />}
      {standing !== 'unpaid' && <Details order={order} />}
    </div>
  )
}

/** What is said below the title. */
function useWords(order: GuestOrder): string {
  const t = useOrderTexts()
  const { moment } = useFormats()
  const { timeExpected, deliveryMethod, reason, reasonText } = order
  switch (standingOf(order, hasLeftPayment())) {
    case 'pending':
      return t('order.pending.text')
    case 'unpaid':
      return t('order.unpaid.text')
    case 'sent':
      return t('order.sent.text')
    case 'confirmed': {
      if (timeExpected === null) return t('order.confirmed.text')
      const time = moment(Date.parse(timeExpected))
      return deliveryMethod === 'pickup'
        ? t('order.confirmed.pickup', { time })
        : t('order.confirmed.delivery', { time })
    }
    case 'declined': {
      const known = reason && REASON_WORDS[reason]
      const money = moneyWords(order)
      return [known ? t(known) : reasonText, money && t(money)].filter(Boolean).join(' ')
    }
  }
}

function Actions({ order }: { order: GuestOrder }) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const standing = standingOf(order, hasLeftPayment())
  const isDeclined = standing === 'declined'
  const toGuestbook = (
    <ButtonLink kind={isDeclined ? 'primary' : 'secondary'} href={returnPath(hotel)}>
      {t('action.toGuestbook')}
    </ButtonLink>
  )
  if (standing === 'pending') {
    return order.paymentUrl && <ButtonLink href={order.paymentUrl}>{t('order.pending.pay')}</ButtonLink>
  }
  if (standing === 'unpaid') {
    return (
      <>
        <ButtonLink href={order.paymentUrl ?? checkoutPath(hotel)}>{t('action.tryAgain')}</ButtonLink>
        {toGuestbook}
      </>
    )
  }
  // Nothing was bought, so there is nothing to keep a receipt of.
  if (isDeclined) return toGuestbook
  return (
    <>
      <ButtonLink href={receiptPath(hotel, order.orderId)}>{t('receipt.open')}</ButtonLink>
      {toGuestbook}
    </>
  )
}

function Details({ order }: { order: GuestOrder }) {
  const t = useOrderTexts()
  const { moment } = useFormats()
  const { number, timeRequested, deliveryMethod } = order
  return (
    <section className={styles.card}>
      <p className={styles.number}>
        <small>{t('order.number')}</small>
        <strong>{number}</strong>
      </p>
      {order.isPreview && <p className={styles.quiet}>{t('order.preview')}</p>}
      <OrderLines lines={order.lines} />
      <Totals sums={order} />
      <p className={styles.quiet}>
        {[
          deliveryMethod && t(deliveryMethod === 'pickup' ? 'order.pickup' : 'order.delivery'),
          timeRequested && t('order.askedFor', { time: moment(Date.parse(timeRequested)) }),
          paymentLine(order, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}

/** The payment page's own way back says so in the address. */
function hasLeftPayment(): boolean {
  return new URLSearchParams(location.search).get('payment') === 'left'
}
