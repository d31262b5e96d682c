import { LAZY_PART_TIMEOUT_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { lazyPart } from '@innkeeper/ui/lazy-part.tsx'
import { Skeleton } from '@innkeeper/ui/skeleton.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ProductFormProps } from '../../features/guestbook/boxes/product/product-form-slot.tsx'
import { useOrdering } from '../../features/orders/ordering.tsx'
import { cartKey, ordersKey } from '../../features/orders/storage-keys.ts'
import { STORED_VALUE_CHANGED } from '../../platform/stored-value-changed.ts'
import { useAnswers } from '../../platform/use-answer.tsx'

/*
 * Ordering as the guestbook lends it a place: the form of a Product box, the cart at the foot of the page and the
 * orders under way. None of it is in the first view.
 */

/** What is first seen comes first. */
const AFTER_FIRST_VIEW_MS = 1500

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
  return useIsStored(cartKey(hotel)) && <LazyBar pending={null} failure={() => null} />
}

/** The orders sent from this device or during this stay, where there are any. */
export function OrdersPart({ hotel }: { hotel: string }) {
  const isSent = useIsStored(ordersKey(hotel))
  const isOfStay = useHasStayOrders()
  return (isSent || isOfStay) && <LazyOrders pending={null} failure={() => null} />
}

/** Whether the stay of this link has orders, asked once the first view has what it needs. */
function useHasStayOrders(): boolean {
  const answers = useAnswers()
  const ordering = useOrdering()
  const [hasOrders, setHasOrders] = useState(false)
  const { hotel, bookingId } = ordering
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every stay
  useEffect(() => {
    if (bookingId === null) return
    const timer = setTimeout(async () => {
      const { hasStayOrders } = await import('../../features/orders/has-stay-orders.ts')
      setHasOrders(await hasStayOrders(answers, { ...ordering, bookingId }))
    }, AFTER_FIRST_VIEW_MS)
    return () => clearTimeout(timer)
  }, [hotel, bookingId])
  return hasOrders
}

/** Whether the device stores something under this key; nobody's is known in the shared page. */
function useIsStored(key: string): boolean {
  return useSyncExternalStore(
    followStored,
    () => isStored(key),
    () => false,
  )
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function followStored(changed: () => void): () => void {
  const names = ['storage', STORED_VALUE_CHANGED]
  for (const name of names) addEventListener(name, changed)
  return () => {
    for (const name of names) removeEventListener(name, changed)
  }
}
