import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useSyncExternalStore } from 'react'
import type { ProductFormProps } from '../../features/guestbook/boxes/product/product-form-slot.tsx'
import { cartKey, ordersKey } from '../../features/orders/storage-keys.ts'
import { KEPT_CHANGED } from '../../platform/stored-value-changed.ts'

/*
 * Ordering as the guestbook lends it a place: the form of a Product box, the cart at the foot of the page and the
 * orders under way. None of it is in the first view.
 */

const parts = () => import('./ordering-parts.tsx')
const LazyForm = lazyPart(() => parts().then(({ OrderForm }) => OrderForm), LAZY_PART_TIMEOUT_MS)
const LazyBar = lazyPart(() => parts().then(({ OrderBar }) => OrderBar), LAZY_PART_TIMEOUT_MS)
const LazyOrders = lazyPart(() => parts().then(({ OrdersSent }) => OrdersSent), LAZY_PART_TIMEOUT_MS)

export function ProductFormPart(props: ProductFormProps) {
  return (
    <LazyForm {...props} pending={<Skeleton width="100%" height="96px" />} failure={() => props.otherwise} />
  )
}

/** The cart, where this device keeps one. */
export function CartPart({ hotel }: { hotel: string }) {
  return useIsKept(cartKey(hotel)) && <LazyBar pending={null} failure={() => null} />
}

/** The orders sent from this device, where there are any. */
export function OrdersPart({ hotel }: { hotel: string }) {
  return useIsKept(ordersKey(hotel)) && <LazyOrders pending={null} failure={() => null} />
}

/** Whether the device keeps something under this key; nobody's is known in the shared page. */
function useIsKept(key: string): boolean {
  return useSyncExternalStore(
    followKept,
    () => isKept(key),
    () => false,
  )
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function followKept(changed: () => void): () => void {
  const names = ['storage', KEPT_CHANGED]
  for (const name of names) addEventListener(name, changed)
  return () => {
    for (const name of names) removeEventListener(name, changed)
  }
}
