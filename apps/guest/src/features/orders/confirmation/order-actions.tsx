import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { endOf } from '@innkeeper/domain/orders/guest-standing.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { checkoutPath, confirmationPath, receiptPath, returnPath } from '../api.ts'
import { CancelPart } from '../cancel/cancel-part.tsx'
import { cancelledAs } from '../cancel/cancel-words.ts'
import { useCancelOrder } from '../cancel/use-cancel-order.ts'
import { orderTitle } from '../order-title.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './confirmation.module.css'
import { standingOf } from './standing-words.ts'

/** What the guest can do with an order as it stands; the first is the one most want. */
export function OrderActions({ order }: { order: GuestOrder }) {
  const t = useOrderTexts()
  const { hotel } = useOrdering()
  const cancel = useCancelOrder()
  const { orderId, paymentUrl, isCancellable, hasReceipt, replacedBy } = order
  const standing = standingOf(order)
  const isPending = standing === 'pending'
  const isOver = endOf(order) !== null && !replacedBy
  return (
    <div className={styles.actions}>
      {isPending && paymentUrl && <ButtonLink href={paymentUrl}>{t('order.payNow')}</ButtonLink>}
      {replacedBy && (
        <ButtonLink href={confirmationPath(hotel, replacedBy)}>{t('order.replaced.see')}</ButtonLink>
      )}
      {/* What was sold elsewhere is not tried again at this checkout. */}
      {standing === 'unpaid' && order.source === 'guestbook' && (
        <ButtonLink href={checkoutPath(hotel)}>{t('action.tryAgain')}</ButtonLink>
      )}
      <ButtonLink kind={isOver ? 'primary' : 'secondary'} href={returnPath(hotel)}>
        {t('action.toGuestbook')}
      </ButtonLink>
      {hasReceipt && (
        <ButtonLink kind="secondary" href={receiptPath(hotel, orderId)}>
          {t('receipt.open')}
        </ButtonLink>
      )}
      {(isPending || isCancellable) && (
        <CancelPart of={cancelledAs(order)} title={orderTitle(order)} onCancel={() => cancel.own(orderId)} />
      )}
    </div>
  )
}
