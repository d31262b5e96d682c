import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useOnline } from '../../../platform/use-online.ts'
import { confirmationPath, receiptPath } from '../api.ts'
import { CancelPart } from '../cancel/cancel-part.tsx'
import { cancelledAs } from '../cancel/cancel-words.ts'
import { useCancelOrder } from '../cancel/use-cancel-order.ts'
import { STANDING_WORDS, standingOf } from '../confirmation/standing-words.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import { OrderName } from './order-name.tsx'
import styles from './orders.module.css'
import type { ShownOrder } from './shown-orders.ts'

/** An order among all of the stay, with what can be done about it; its page and receipt where it was sent from. */
export function OrderRow({ order }: { order: ShownOrder }) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const cancel = useCancelOrder()
  const { own, watchId, isCancellable } = order
  const standing = standingOf(order)
  const isPending = standing === 'pending'
  const isOnline = useOnline()
  return (
    <li className={styles.rowItem} data-standing={standing}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.words}>
        <OrderName order={order} />
        <HeardText>, </HeardText>
        <small>{t(STANDING_WORDS[standing])}</small>
      </span>
      {/* Each asks the server for something. */}
      <div className={styles.rowActions} hidden={!isOnline}>
        {own && isPending && own.paymentUrl && (
          <ButtonLink href={own.paymentUrl}>{t('order.payNow')}</ButtonLink>
        )}
        {own && (
          <ButtonLink kind="secondary" href={confirmationPath(hotel, own.orderId)}>
            {t('order.show')}
          </ButtonLink>
        )}
        {own?.hasReceipt && (
          <ButtonLink kind="secondary" href={receiptPath(hotel, own.orderId)}>
            {t('receipt.open')}
          </ButtonLink>
        )}
        {(isPending || isCancellable) && (
          <CancelPart
            of={cancelledAs(order)}
            title={order.title}
            onCancel={() => (own ? cancel.own(own.orderId) : cancel.ofStay(watchId))}
          />
        )}
      </div>
    </li>
  )
}
