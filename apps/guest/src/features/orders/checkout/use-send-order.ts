import type { CallInput } from '@innkeeper/api/client.ts'
import type { GuestOrder, placeOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Attempt } from '../../../platform/attempt.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { type Sending, useSendOnce } from '../../../platform/use-send-once.ts'
import { confirmationPath, sendOrder } from '../api.ts'
import { cartOf } from '../cart/use-cart.ts'
import type { Ordering } from '../ordering.tsx'
import { type SentOrder, sentOrdersOf, unpaidOrder, withNewOrder, withoutOrder } from '../sent-orders.ts'
import { attemptKey } from '../storage-keys.ts'
import { isSure, type Refusal, refusalOf } from './refusal.ts'
import { formOf } from './use-checkout-form.ts'

type OrderBody = CallInput<typeof placeOrder>['body']

export type SendOrder = Sending<Refusal> & {
  send: (body: OrderBody) => void
  /** The same order again: it is one, however often it is sent. */
  sendAgain: () => void
  /** The guest has read why. */
  dismiss: () => void
}

/** Where an order is sent from: what is kept of it there, and where it leads. */
export type SendingPlace = {
  hotel: string
  /** Where the order under way is kept, for all tabs. */
  attemptKey: string
  /** The cart as it is stored. */
  cartText: () => string | null
  /** The order of an earlier attempt at the same wish that waits for its payment. */
  unpaidId: () => string | undefined
  /** The order that this very cart has become, until it is emptied. */
  placedId: (cart: string | null) => string | undefined
  confirmationPath: (orderId: string) => string
  /** Keeps the new order, with the cart it was made of, in the place of the one it replaces. */
  keep: (order: GuestOrder, kept: Kept) => void
  /** It is placed: what was written for this one order is forgotten. */
  forget: () => void
}

/** The guestbook's own. */
export function guestbookSending({ hotel, bookingId }: Pick<Ordering, 'hotel' | 'bookingId'>): SendingPlace {
  return {
    hotel,
    attemptKey: attemptKey(hotel, bookingId),
    cartText: cartOf(hotel).text,
    unpaidId: () => unpaidOrder(sentOrdersOf(hotel).read())?.orderId,
    placedId: (cart) => placedOrder(sentOrdersOf(hotel).read(), cart)?.orderId,
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

/** A confirmation that nobody has seen yet has not emptied the cart: what is in it is ordered all the same. */
export function placedOrder(orders: readonly SentOrder[], cart: string | null): SentOrder | undefined {
  return orders.findLast((sent) => sent.stage === 'placed' && sent.cart === cart)
}

type Kept = { replaced: string | undefined; cart: string | null }

export function keepOrder(hotel: string, order: GuestOrder, { replaced, cart }: Kept): void {
  const orders = sentOrdersOf(hotel)
  const others = replaced === undefined ? orders.read() : withoutOrder(orders.read(), replaced)
  orders.write(withNewOrder(others, order, { sentAt: Date.now(), cart }))
}

/** Sends the order, once for every click, answer lost, reload and tab. */
export function useSendOrder(place: SendingPlace): SendOrder {
  const { hotel, confirmationPath } = place
  const answers = useAnswers()
  const showOrder = (orderId: string) => location.replace(confirmationPath(orderId))
  const sendOnce = ({ key, body }: Attempt<OrderBody>) =>
    sendOrder(answers, { params: { hotel }, body, idempotencyKey: key })

  const { send, ...sending } = useSendOnce<OrderBody, Refusal>({
    attemptKey: place.attemptKey,
    async call(attempt, renewed) {
      const placedId = place.placedId(attempt.cart)
      if (placedId !== undefined) return { orderId: placedId, goOn: () => showOrder(placedId) }
      try {
        const first = await sendOnce(attempt)
        // Its payment was declined or given up meanwhile: the same wish is a new order.
        const order = first.stage === 'abandoned' ? await sendOnce(renewed()) : first
        // What is in the cart by now may be of another order.
        const kept = { replaced: attempt.body.replaces, cart: attempt.cart }
        return { orderId: order.orderId, goOn: () => goOnWith(order, kept) }
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal.kind !== 'placed') throw error
        return { orderId: refusal.orderId, goOn: () => showOrder(refusal.orderId) }
      }
    },
    showOrder,
    cartText: place.cartText,
    refusalOf,
    isSure,
    mayHaveArrived: ({ kind }) => kind === 'unsure',
  })
  const goOnWith = (order: GuestOrder, kept: Kept) => {
    place.keep(order, kept)
    if (order.stage === 'placed') {
      // The cart is emptied where the guest sees the order.
      place.forget()
      showOrder(order.orderId)
    } else {
      location.assign(order.paymentUrl ?? confirmationPath(order.orderId))
    }
  }
  return {
    ...sending,
    send: (body) =>
      send(() => {
        const replaces = place.unpaidId()
        return replaces === undefined ? body : { ...body, replaces }
      }),
  }
}
