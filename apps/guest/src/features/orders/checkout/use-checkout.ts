import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestCatalogue } from '@innkeeper/api/orders/products.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { useState, useSyncExternalStore } from 'react'
import { keptLinkId } from '../../../platform/link-id.ts'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { catalogueQuery, quoteQuery } from '../api.ts'
import type { Cart } from '../cart/cart.ts'
import { useOrdering } from '../ordering.tsx'
import { sentOrdersOf, unpaidOrder } from '../sent-orders.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { fittingForm, fittingTime, methodsFor } from './fitting-form.ts'
import { offeredPayment } from './offered-payment.ts'
import type { QuoteChange } from './quote-changes.ts'
import { useFreshStay } from './use-fresh-stay.ts'
import { useReadQuote } from './use-read-quote.ts'

export type Checkout = {
  /** What the guest wrote, with the choices that are offered now. */
  form: CheckoutForm
  catalogue: GuestCatalogue | undefined
  /** The ways to pay that this guest is offered. */
  payment: GuestCatalogue['payment']
  methods: readonly DeliveryMethod[]
  /** The figures the guest has read. */
  quote: Quote | null
  /** Whether they are those of the cart and the choices as they are; not while new ones are on their way. */
  isCurrent: boolean
  /** What the house changed since they were read. */
  changes: QuoteChange[]
  /** With those changes; the same as `quote` where there are none. */
  quoteNow: Quote | null
  acceptChanges: () => void
  stay: GuestBooking | null
  refreshStay: () => void
  /** What the code scanned last carries, for a visitor without a booking. */
  linkId: string | undefined
  isStayPending: boolean
  error: unknown
}

/** The order that waits for its payment: the next one takes its place, so what it took is free for that. */
function useUnpaidId(hotel: string): string | undefined {
  const sent = sentOrdersOf(hotel)
  return useSyncExternalStore(
    sent.subscribe,
    () => unpaidOrder(sent.read())?.orderId,
    () => undefined,
  )
}

/** What the server says about the cart, and about whose it is. */
export function useCheckout(cart: Cart, written: CheckoutForm): Checkout {
  const ordering = useOrdering()
  const { hotel, bookingId, preview } = ordering
  const replaces = useUnpaidId(hotel)
  const [scanned] = useState(keptLinkId)
  // A preview is of nobody's stay, and stands in no room.
  const linkId = bookingId === null && preview === null ? (scanned ?? undefined) : undefined
  const stay = useFreshStay()
  const catalogue = useAnswer(catalogueQuery(ordering))
  const methods = catalogue.data ? methodsFor(cart, catalogue.data.products) : null
  const payment = catalogue.data ? offeredPayment(catalogue.data.payment, !!stay.data, written) : null
  const form = fittingForm(written, { methods, payment })
  const { deliveryOrPickup, service } = form
  const query =
    cart.length === 0
      ? null
      : quoteQuery(ordering, { lines: cart, deliveryOrPickup, service, linkId, replaces })
  const answer = useAnswer(query)
  // What the guest asked for, without what follows from the offer: a choice that the house takes away is its change.
  const wish = JSON.stringify([cart, written.deliveryOrPickup, written.service])
  const { shown, changes, accept } = useReadQuote(
    methods && answer.data ? { lines: cart, wish, quote: answer.data } : null,
  )
  return {
    form: fittingTime(form, answer.data ?? shown?.quote ?? null),
    catalogue: catalogue.data,
    payment: payment ?? [],
    methods: methods ?? [],
    quote: shown?.quote ?? null,
    isCurrent: answer.data !== undefined && shown?.quote === answer.data,
    changes,
    quoteNow: answer.data ?? shown?.quote ?? null,
    acceptChanges: accept,
    stay: stay.data ?? null,
    refreshStay: stay.refreshStay,
    linkId,
    isStayPending: bookingId !== null && !stay.data && stay.error === null,
    error: (answer.data ? null : answer.error) ?? (catalogue.data ? null : catalogue.error),
  }
}
