import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createStoredValue } from '../../../platform/stored-value.ts'
import { STORED_VALUE_CHANGED } from '../../../platform/stored-value-changed.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { confirmationPath, sendOrder } from '../api.ts'
import { cartOf } from '../cart/use-cart.ts'
import { sentOrdersOf, unpaidOrder, withNewOrder, withoutOrder } from '../sent-orders.ts'
import { attemptKey } from '../storage-keys.ts'
import { type Attempt, attemptFor, isInterrupted, type OrderBody, parseAttempt } from './attempt.ts'
import { isSure, type Refusal, refusalOf } from './refusal.ts'
import { formOf } from './use-checkout-form.ts'

type Sending = { isSending: boolean; refusal: Refusal | null }

export type SendOrder = Sending & {
  send: (body: OrderBody) => void
  /** The same order again: it is one, however often it is sent. */
  sendAgain: () => void
  /** The guest has read why. */
  dismiss: () => void
}

/** Longer than a page takes to go once it is reloaded. */
const LEAVING_MS = 400
const newKey = () => crypto.randomUUID()
const IDLE: Sending = { isSending: false, refusal: null }

/** The next order is for another time; who it is for stays. */
function forgetTime(hotel: string): void {
  const form = formOf(hotel)
  form.write({ ...form.read(), timeOfDelivery: null, comments: '' })
}

type Kept = { replaced: string | undefined; cart: string | null }

/** Keeps the new order, with the cart it was made of, in the place of the one it replaces. */
function keepOrder(hotel: string, order: GuestOrder, { replaced, cart }: Kept): void {
  const orders = sentOrdersOf(hotel)
  const others = replaced === undefined ? orders.read() : withoutOrder(orders.read(), replaced)
  orders.write(withNewOrder(others, order, { sentAt: Date.now(), cart }))
}

/** Sends the order, once for every click, answer lost and reload. */
export function useSendOrder(hotel: string): SendOrder {
  const answers = useAnswers()
  const [stored] = useState(() =>
    createStoredValue<Attempt | null>({
      key: attemptKey(hotel),
      parse: parseAttempt,
      storage: () => sessionStorage,
    }),
  )
  // An interrupted order is sent again below, and nothing may leave the page before.
  const [state, setState] = useState(() => ({ ...IDLE, isSending: isInterrupted(stored.read(), Date.now()) }))
  const isUnderWay = useRef(false)

  const run = async (wanted: Attempt) => {
    if (isUnderWay.current) return
    let attempt = wanted
    // What another tab puts into the cart from now on is not of this order.
    const cart = cartOf(hotel).text()
    isUnderWay.current = true
    stored.write(attempt)
    setState({ isSending: true, refusal: null })
    try {
      const sendOnce = ({ key, body }: Attempt) =>
        sendOrder(answers, { params: { hotel }, body, idempotencyKey: key })
      let order = await sendOnce(attempt)
      if (order.stage === 'abandoned') {
        // Its payment was declined or given up meanwhile: the same wish is a new order.
        attempt = attemptFor(null, attempt.body, { now: Date.now(), newKey })
        stored.write(attempt)
        order = await sendOnce(attempt)
      }
      // Answered: whatever is sent from now on, from wherever the guest comes back, is another wish.
      stored.write(null)
      keepOrder(hotel, order, { replaced: attempt.body.replaces, cart })
      if (order.stage === 'placed') {
        // The cart is emptied where the guest sees the order.
        forgetTime(hotel)
        location.replace(confirmationPath(hotel, order.orderId))
      } else {
        location.assign(order.paymentUrl ?? confirmationPath(hotel, order.orderId))
      }
      // Stays under way until the page has gone.
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.kind === 'placed') {
        stored.write(null)
        location.replace(confirmationPath(hotel, refusal.orderId))
        return
      }
      // A page being reloaded fails its calls first; it must not forget that the order was on its way.
      if (refusal.kind === 'unsure') await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      isUnderWay.current = false
      stored.write(isSure(refusal) ? null : { ...attempt, isUnderWay: false })
      setState({ isSending: false, refusal })
    }
  }
  const resume = useEffectEvent(() => {
    const attempt = stored.read()
    if (isInterrupted(attempt, Date.now())) void run(attempt)
  })
  const backFromElsewhere = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isUnderWay.current = false
    setState(IDLE)
    // A page kept aside heard of no change that another one made.
    dispatchEvent(new Event(STORED_VALUE_CHANGED))
  })
  useEffect(() => {
    resume()
    addEventListener('pageshow', backFromElsewhere)
    return () => removeEventListener('pageshow', backFromElsewhere)
  }, [])

  return {
    ...state,
    send(body) {
      const unpaid = unpaidOrder(sentOrdersOf(hotel).read())
      const whole = unpaid ? { ...body, replaces: unpaid.orderId } : body
      void run(attemptFor(stored.read(), whole, { now: Date.now(), newKey }))
    },
    sendAgain() {
      const attempt = stored.read()
      if (attempt) void run({ ...attempt, sentAt: Date.now(), isUnderWay: true })
      else setState(IDLE)
    },
    dismiss: () => setState(IDLE),
  }
}
