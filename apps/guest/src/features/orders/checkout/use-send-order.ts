import type { CallInput } from '@innkeeper/api/client.ts'
import type { GuestOrder, placeOrder } from '@innkeeper/api/orders/checkout.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Attempt,
  attemptFor,
  isInterrupted,
  isUnanswered,
  parseAttempt,
} from '../../../platform/attempt.ts'
import { createStoredValue } from '../../../platform/stored-value.ts'
import { STORED_VALUE_CHANGED } from '../../../platform/stored-value-changed.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { confirmationPath, sendOrder } from '../api.ts'
import { cartOf } from '../cart/use-cart.ts'
import { sentOrdersOf, unpaidOrder, withNewOrder, withoutOrder } from '../sent-orders.ts'
import { attemptKey } from '../storage-keys.ts'
import { isSure, type Refusal, refusalOf } from './refusal.ts'
import { formOf } from './use-checkout-form.ts'

type OrderBody = CallInput<typeof placeOrder>['body']
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
const UNANSWERED: Sending = { isSending: false, refusal: { kind: 'unsure' } }

/** Where an order is sent from: what is kept of it there, and where it leads. */
export type SendingPlace = {
  hotel: string
  /** For this tab alone: the order under way. */
  attemptKey: string
  /** The cart as it is stored. */
  cartText: () => string | null
  /** The order of an earlier attempt at the same wish that waits for its payment. */
  unpaidId: () => string | undefined
  confirmationPath: (orderId: string) => string
  /** Keeps the new order, with the cart it was made of, in the place of the one it replaces. */
  keep: (order: GuestOrder, kept: Kept) => void
  /** It is placed: what was written for this one order is forgotten. */
  forget: () => void
}

/** The guestbook's own. */
export function guestbookSending(hotel: string): SendingPlace {
  return {
    hotel,
    attemptKey: attemptKey(hotel),
    cartText: cartOf(hotel).text,
    unpaidId: () => unpaidOrder(sentOrdersOf(hotel).read())?.orderId,
    confirmationPath: (orderId) => confirmationPath(hotel, orderId),
    keep: (order, kept) => keepOrder(hotel, order, kept),
    forget: () => forgetTime(hotel),
  }
}

/** The next order is for another time; who it is for stays. */
export function forgetTime(hotel: string): void {
  const form = formOf(hotel)
  form.write({ ...form.read(), timeOfDelivery: null, comments: '' })
}

type Kept = { replaced: string | undefined; cart: string | null }

export function keepOrder(hotel: string, order: GuestOrder, { replaced, cart }: Kept): void {
  const orders = sentOrdersOf(hotel)
  const others = replaced === undefined ? orders.read() : withoutOrder(orders.read(), replaced)
  orders.write(withNewOrder(others, order, { sentAt: Date.now(), cart }))
}

/** Sends the order, once for every click, answer lost and reload. */
export function useSendOrder(place: SendingPlace): SendOrder {
  const { hotel, confirmationPath } = place
  const answers = useAnswers()
  const [stored] = useState(() =>
    createStoredValue<Attempt<OrderBody> | null>({
      key: place.attemptKey,
      parse: parseAttempt,
      storage: () => sessionStorage,
    }),
  )
  // An interrupted order is sent again below, and nothing may leave the page before.
  const [state, setState] = useState(() => ({ ...IDLE, isSending: isInterrupted(stored.read(), Date.now()) }))
  const isUnderWay = useRef(false)

  const run = async (wanted: Attempt<OrderBody>) => {
    if (isUnderWay.current) return
    let attempt = wanted
    // What another tab puts into the cart from now on is not of this order.
    const cart = place.cartText()
    isUnderWay.current = true
    stored.write(attempt)
    setState({ isSending: true, refusal: null })
    try {
      const sendOnce = ({ key, body }: Attempt<OrderBody>) =>
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
      place.keep(order, { replaced: attempt.body.replaces, cart })
      if (order.stage === 'placed') {
        // The cart is emptied where the guest sees the order.
        place.forget()
        location.replace(confirmationPath(order.orderId))
      } else {
        location.assign(order.paymentUrl ?? confirmationPath(order.orderId))
      }
      // Stays under way until the page has gone.
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal.kind === 'placed') {
        stored.write(null)
        location.replace(confirmationPath(refusal.orderId))
        return
      }
      // A page being reloaded fails its calls first; it must not forget that the order was on its way.
      if (refusal.kind === 'unsure') await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      isUnderWay.current = false
      const given = { ...attempt, isUnderWay: false, isUnanswered: refusal.kind === 'unsure' }
      stored.write(isSure(refusal) ? null : given)
      setState({ isSending: false, refusal })
    }
  }
  const resume = useEffectEvent(() => {
    const attempt = stored.read()
    if (isInterrupted(attempt, Date.now())) void run(attempt)
    else if (isUnanswered(attempt, Date.now())) setState(UNANSWERED)
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
      const replaces = place.unpaidId()
      const whole = replaces === undefined ? body : { ...body, replaces }
      const [before, now] = [stored.read(), Date.now()]
      const attempt = attemptFor(before, whole, { now, newKey })
      // Another order now would be a second one, should the first have arrived.
      if (isUnanswered(before, now) && before.key !== attempt.key) setState(UNANSWERED)
      else void run(attempt)
    },
    sendAgain() {
      const attempt = stored.read()
      if (attempt) void run({ ...attempt, sentAt: Date.now(), isUnderWay: true })
      else setState(IDLE)
    },
    dismiss: () => setState(IDLE),
  }
}
