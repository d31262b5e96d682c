import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useEffect } from 'react'
import { useSendOrder } from '../../../features/orders/checkout/use-send-order.ts'
import { storePath } from '../../../features/upselling/api.ts'
import { useStoreCart } from '../../../features/upselling/cart/use-store-cart.ts'
import { StoreNotLoaded } from '../../../features/upselling/states.tsx'
import { useStorePlace, useStoreTexts } from '../../../features/upselling/store-place.tsx'
import { isStayGone, useStore } from '../../../features/upselling/use-store.ts'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { OrderedThrough } from './ordered-through.tsx'
import { StoreCheckoutForm } from './store-checkout-form.tsx'
import { storeSending } from './store-sending.ts'

/** The store's checkout; without a cart there is nothing to check out, and a closed store takes nothing. */
export function StoreCheckout() {
  return (
    <OrderedThrough>
      <Checkout />
    </OrderedThrough>
  )
}

function Checkout() {
  const place = useStorePlace()
  const sending = useSendOrder(storeSending(place))
  // What may have arrived is on its way until the guest knows.
  const isSending = sending.isSending || sending.refusal?.kind === 'unsure'
  const { data: store, error, refresh } = useStore({ isSending })
  const { cart } = useStoreCart(place)
  const isEmpty = cart.lines.length === 0
  const last = useLastOf(isEmpty ? null : cart)
  // Another tab that empties it takes nothing away while it is being ordered, or until the guest has read why not.
  const isHeld = sending.isSending || sending.refusal !== null
  const shown = isEmpty && isHeld ? (last ?? cart) : cart
  const leavesTo =
    store && !store.isOpen
      ? storePath(place, 'expired')
      : isEmpty && !isHeld
        ? storePath(place, 'products')
        : null
  useEffect(() => {
    if (leavesTo !== null && !sending.isSending) location.replace(leavesTo)
  }, [leavesTo, sending.isSending])
  if (isStayGone(error) || (!store && error)) {
    return <StoreNotLoaded isGone={isStayGone(error)} onRetry={refresh} />
  }
  if (!store || leavesTo !== null) return <Pending />
  return <StoreCheckoutForm store={store} cart={shown} sending={sending} onOutdated={refresh} />
}

function Pending() {
  const t = useStoreTexts()
  const place = useStorePlace()
  return (
    <>
      <h1>{t('store.checkoutTitle')}</h1>
      <Skeleton width="100%" height="128px" />
      <noscript>
        <ButtonLink href={storePath(place, 'products')}>{t('store.back')}</ButtonLink>
      </noscript>
    </>
  )
}
