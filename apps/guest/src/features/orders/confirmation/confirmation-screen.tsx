import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { PropertyPicture } from '../../../platform/property-picture.tsx'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { catalogueQuery } from '../api.ts'
import { Totals } from '../checkout/totals.tsx'
import { OrderLines } from '../order-lines.tsx'
import { OrderPending } from '../order-pending.tsx'
import { useOrdering } from '../ordering.tsx'
import { paymentLine } from '../payment-line.ts'
import { UnknownOrder } from '../unknown-order.tsx'
import { useFollowedOrder } from '../use-followed-order.ts'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import styles from './confirmation.module.css'
import { OrderActions } from './order-actions.tsx'
import { orderSentence, orderText } from './order-sentence.ts'
import { OrderSteps } from './order-steps.tsx'
import { Returning } from './returning.tsx'
import { STANDING_WORDS, standingOf } from './standing-words.ts'

/** What becomes of an order: sent, then confirmed or declined, live. */
export function ConfirmationScreen({ orderId }: { orderId: string }) {
  const { order, error, ask } = useFollowedOrder(orderId)
  const catalogue = useAnswer(catalogueQuery(useOrdering()))
  // Its picture comes with the products; drawn together, so that nothing moves.
  const isWhole = catalogue.data !== undefined || catalogue.error !== null
  if (order && isWhole) return <Confirmation order={order} products={catalogue.data?.products ?? []} />
  return !order && error ? <UnknownOrder error={error} onRetry={ask} /> : <OrderPending />
}

type ConfirmationProps = { order: GuestOrder; products: readonly GuestProduct[] }

function Confirmation({ order, products }: ConfirmationProps) {
  const t = useOrderTexts()
  const { moment } = useFormats()
  const standing = standingOf(order)
  const text = orderText(order, t)
  const isLive = standing === 'sent' || standing === 'confirmed'
  const picture = order.lines
    .flatMap(({ productId }) => products.find(({ id }) => id === productId)?.pictures ?? [])
    .at(0)
  return (
    <div className={styles.confirmation}>
      {picture && (
        <div className={styles.picture}>
          <PropertyPicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 712px) 680px, 100vw"
            isFirst
          />
        </div>
      )}
      <div className={styles.sheet} data-has-picture={picture ? true : undefined}>
        {/* Answers arrive while the page is open: they are said when they do. */}
        <div role="status" data-standing={standing}>
          {isLive && <p className={styles.live}>{t(STANDING_WORDS[standing])}</p>}
          <h1 className={styles.sentence}>{orderSentence(order, { t, moment })}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <OrderSteps order={order} />
        <OrderActions order={order} />
        {order.stage === 'placed' && isLive && <Returning order={order} />}
        {standing !== 'unpaid' && <Details order={order} />}
      </div>
    </div>
  )
}

function Details({ order }: { order: GuestOrder }) {
  const t = useOrderTexts()
  const { moment } = useFormats()
  const { number, timeRequested, deliveryMethod } = order
  return (
    <section className={styles.card} aria-label={t('order.title')}>
      {order.isPreview && <p className={styles.quiet}>{t('order.preview')}</p>}
      <OrderLines lines={order.lines} />
      <Totals sums={order} />
      <p className={styles.quiet}>
        {[
          t('order.named', { number }),
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
