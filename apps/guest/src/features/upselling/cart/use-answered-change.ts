import type { Store } from '@innkeeper/api/upselling/store.ts'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import { useEffect, useEffectEvent } from 'react'
import { useStorePlace, useStoreTexts } from '../store-place.tsx'
import { asNewOrder, type ChangeEnd, changeEndOf } from './store-cart.ts'
import { useStoreCart } from './use-store-cart.ts'

const WORDS = {
  answered: 'store.answeredMeanwhile',
  changed: 'store.changedMeanwhile',
  cancelled: 'store.cancelledMeanwhile',
} as const satisfies Record<ChangeEnd, string>

/**
 * Ends a change once there is nothing left to change: the house has answered the order, or another device has changed it
 * or taken it back. What is left of it could only be refused. While this page sends it, its own change is what ends the order.
 */
export function useAnsweredChange(store: Store | undefined, isSending: boolean): void {
  const t = useStoreTexts()
  const toasts = useToasts()
  const { cart, change, leaveChange } = useStoreCart(useStorePlace())
  const ended = store && !isSending ? changeEndOf(cart, store.orders) : null
  const end = useEffectEvent((how: ChangeEnd) => {
    const number = String(cart.changes?.number ?? '')
    if (how === 'cancelled') change(asNewOrder)
    else leaveChange()
    toasts.show(t(WORDS[how], { number }))
  })
  useEffect(() => {
    if (ended !== null) end(ended)
  }, [ended])
}
