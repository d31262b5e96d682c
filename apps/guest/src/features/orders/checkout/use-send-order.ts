import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createStoredValue } from '../../../platform/stored-value.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { confirmationPath, sendOrder } from '../api.ts'
import { cartOf } from '../cart/use-cart.ts'
import { sentOrdersOf, withNewOrder } from '../sent-orders.ts'
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
  const [state, setState] = useState(IDLE)
  const isUnderWay = useRef(false)

  const run = async (wanted: Attempt) => {
    if (isUnderWay.current) return
    let attempt = wanted
    isUnderWay.current = true
    stored.write(attempt)
    setState({ isSending: true, refusal: null })
    try {
      const sendOnce = ({ key, body }: Attempt) =>
        sendOrder(answers, { params: { hotel }, body, idempotencyKey: key })
      let order = await sendOnce(attempt)
      if (order.stage === 'abandoned') {
        // Its payment was declined or given up: the same wish is a new order.
        attempt = attemptFor(null, attempt.body, { now: Date.now(), newKey })
        stored.write(attempt)
        order = await sendOnce(attempt)
      }
      const orders = sentOrdersOf(hotel)
      const cart = cartOf(hotel).text()
      orders.write(withNewOrder(orders.read(), order, { sentAt: Date.now(), cart }))
      if (order.stage === 'placed') {
        stored.write(null)
        // The cart is emptied where the guest sees the order: a checkout without one would leave for the guestbook.
        forgetTime(hotel)
        location.replace(confirmationPath(hotel, order.orderId))
      } else {
        // Kept: who comes back from the payment page unpaid goes on with the same order.
        stored.write({ ...attempt, sentAt: null })
        location.assign(order.paymentUrl ?? confirmationPath(hotel, order.orderId))
      }
      // Stays under way until the page has gone.
    } catch (error) {
      const refusal = refusalOf(error)
      // A page being reloaded fails its calls first; it must not forget that the order was on its way.
      if (refusal.kind === 'unsure') await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      isUnderWay.current = false
      stored.write(isSure(refusal) ? null : { ...attempt, sentAt: null })
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
  })
  useEffect(() => {
    resume()
    addEventListener('pageshow', backFromElsewhere)
    return () => removeEventListener('pageshow', backFromElsewhere)
  }, [])

  return {
    ...state,
    send: (body) => void run(attemptFor(stored.read(), body, { now: Date.now(), newKey })),
    sendAgain: () => {
      const attempt = stored.read()
      if (attempt) void run({ ...attempt, sentAt: Date.now() })
      else setState(IDLE)
    },
    dismiss: () => setState(IDLE),
  }
}
