import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import type { StoreOrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect } from 'react'
import { receiptPath } from '../../../features/orders/api.ts'
import { CancelPart } from '../../../features/orders/cancel/cancel-part.tsx'
import { useCancelOrder } from '../../../features/orders/cancel/use-cancel-order.ts'
import { orderSentence, orderText } from '../../../features/orders/confirmation/order-sentence.ts'
import { Returning } from '../../../features/orders/confirmation/returning.tsx'
import { STANDING_WORDS, standingOf } from '../../../features/orders/confirmation/standing-words.ts'
import { paymentLine } from '../../../features/orders/payment-line.ts'
import { UnknownOrder } from '../../../features/orders/unknown-order.tsx'
import { useFollowedOrder } from '../../../features/orders/use-followed-order.ts'
import { useFormats } from '../../../features/orders/use-formats.ts'
import { guestbookPath, storeConfirmationPath, storePath } from '../../../features/upselling/api.ts'
import { canBeChanged } from '../../../features/upselling/cart/store-cart.ts'
import { ConfirmationView } from '../../../features/upselling/confirmation/confirmation-view.tsx'
import { useStorePlace } from '../../../features/upselling/store-place.tsx'
import { useStore } from '../../../features/upselling/use-store.ts'
import { OrderedThrough } from './ordered-through.tsx'
import { StayOrderActions } from './stay-order-actions.tsx'

/** What became of an order of the store, live; its address can be opened again. */
export function StoreConfirmation({ orderId }: { orderId: string }) {
  return (
    <OrderedThrough>
      <Followed orderId={orderId} />
    </OrderedThrough>
  )
}

function Followed({ orderId }: { orderId: string }) {
  const { order, error, ask } = useFollowedOrder(orderId)
  const { data: store, refresh } = useStore()
  const standing = order && standingOf(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order stands otherwise
  useEffect(() => {
    if (standing) refresh()
  }, [standing])
  if (order && store) return <Confirmation order={order} store={store} />
  if (!order && error) return <UnknownOrder error={error} onRetry={ask} />
  return (
    <>
      <Skeleton width="100%" height="160px" />
      <Skeleton width="100%" height="240px" />
    </>
  )
}

type ConfirmationProps = { order: GuestOrder; store: Store }

function Confirmation({ order, store }: ConfirmationProps) {
  const t = useTexts<StoreOrderTranslate>()
  const { moment } = useFormats()
  const standing = standingOf(order)
  const ofStay = store.orders.find(({ watchId }) => watchId === order.watchId)
  const isConfirmed = standing === 'confirmed'
  const isOpen = standing === 'sent' || isConfirmed
  const { firstName: name } = store.guest
  const { writtenTo: email } = order
  const number = { number: order.number }
  const wrote = email ? t('store.numberWrote', { ...number, email }) : t('store.number', number)
  return (
    <ConfirmationView
      order={order}
      store={store}
      state={{
        words: standing === 'sent' ? t('store.asked') : t(STANDING_WORDS[standing]),
        mark: isConfirmed ? 'confirmed' : isOpen || standing === 'pending' ? 'waiting' : 'ended',
        isOpen,
      }}
      title={titleOf()}
      line={isOpen ? wrote : [t('store.number', number), orderText(order, t)].filter(Boolean).join('. ')}
      payment={order.service === 'Put on bill' ? null : paymentLine(order, t)}
      returning={isOpen && <Returning order={order} />}
      isChangeable={ofStay !== undefined && canBeChanged(ofStay, store)}
      changing={ofStay?.isCancellable && <StayOrderActions order={ofStay} />}
      actions={<Actions order={order} />}
    />
  )

  function titleOf(): string {
    if (isConfirmed) return name ? t('store.ready', { name }) : t('store.readyPlain')
    if (standing === 'sent') return name ? t('store.sent', { name }) : t('store.sentPlain')
    return orderSentence(order, { t, moment })
  }
}

/** What the guest can do with it as it stands; the way to the guestbook is the one most want. */
function Actions({ order }: Pick<ConfirmationProps, 'order'>) {
  const t = useTexts<StoreOrderTranslate>()
  const place = useStorePlace()
  const cancel = useCancelOrder()
  const standing = standingOf(order)
  const isPending = standing === 'pending'
  return (
    <>
      {order.replacedBy && (
        <ButtonLink href={storeConfirmationPath(place, order.replacedBy)}>
          {t('order.replaced.see')}
        </ButtonLink>
      )}
      {isPending && order.paymentUrl && <ButtonLink href={order.paymentUrl}>{t('order.payNow')}</ButtonLink>}
      {standing === 'unpaid' && (
        <ButtonLink href={storePath(place, 'checkout')}>{t('action.tryAgain')}</ButtonLink>
      )}
      {isPending && (
        <CancelPart of="unpaid order" title={t('order.title')} onCancel={() => cancel.own(order.orderId)} />
      )}
      {order.hasReceipt && (
        <ButtonLink kind="secondary" href={receiptPath(place.hotel, order.orderId)}>
          {t('receipt.title')}
        </ButtonLink>
      )}
      <ButtonLink
        kind={isPending || standing === 'unpaid' || order.replacedBy ? 'secondary' : 'primary'}
        href={guestbookPath(place)}
      >
        {t('action.toGuestbook')}
      </ButtonLink>
    </>
  )
}
