import { CallError } from '@innkeeper/api/client.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Answer } from '../../platform/answer-store.ts'
import { followLive, type LiveName } from '../../platform/live-stream.ts'
import { spreadOut } from '../../platform/spread-out.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { storeAddress, storeQuery } from './api.ts'
import { lookAtClosing } from './at-closing.ts'
import { endingWith } from './cart/store-cart.ts'
import { useAnsweredChange } from './cart/use-answered-change.ts'
import { useStoreCart } from './cart/use-store-cart.ts'
import { useStorePlace } from './store-place.tsx'

/** What may have changed the store or what the stay has of it. */
const ABOUT_STORE: readonly LiveName[] = [
  'deal.changed',
  'product.changed',
  'order.answered',
  'stay.changed',
  'property.changed',
  'payment-settings.changed',
  'reset',
]

/**
 * The store as it is now, kept so: by what the house tells, as time passes, and at the moment it closes. A page that
 * sends an order says so.
 */
export function useStore({ isSending = false } = {}): Answer<Store> & { refresh: () => void } {
  const answers = useAnswers()
  const place = useStorePlace()
  const { cart } = useStoreCart(place)
  const ending = endingWith(cart)
  const plain = useAnswer(storeQuery(place))
  // What the guest's own order took that ends with the cart is free to them; until that has come, the page shows what it
  // came with.
  const own = useAnswer(ending && storeQuery(place, ending))
  const answer = own.data ? own : plain
  useAnsweredChange(answer.data, isSending)
  const refresh = useEffectEvent(() => answers.refresh(storeAddress(place)))
  const hear = useEffectEvent((name: LiveName, about: string) => {
    if (!ABOUT_STORE.includes(name)) return
    // Every guest's answers are told here.
    if (name === 'order.answered' && !answer.data?.orders.some(({ watchId }) => about.includes(watchId)))
      return
    void refresh()
  })
  useEffect(() => {
    const later = spreadOut(() => void refresh())
    const stopFollowing = followLive((name, about) => {
      if (name === 'availability.changed') later.ask()
      else hear(name, about)
    })
    return () => {
      stopFollowing()
      later.stop()
    }
  }, [])

  const closesAt = answer.data?.isOpen ? Date.parse(answer.data.closesAt) : null
  useEffect(() => {
    if (closesAt === null) return
    // Whether it has closed, the server says.
    return lookAtClosing({ closesAt, look: () => refresh() })
  }, [closesAt])
  return { ...answer, refresh: () => void answers.refresh(storeAddress(place)) }
}

/** Whether a call was refused because the store has closed (410). */
export function isStoreClosed(error: unknown): boolean {
  return error instanceof CallError && error.code === 'store/closed'
}

/** Whether the link opens no stay any more. */
export function isStayGone(error: unknown): boolean {
  return error instanceof CallError && error.code === 'booking/unknown'
}
