import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestCatalogue } from '@innkeeper/api/orders/products.ts'
import { useEffect } from 'react'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { catalogueQuery, quoteQuery, stayQuery } from '../api.ts'
import type { Cart } from '../cart/cart.ts'
import { useOrdering } from '../ordering.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import type { ChangeForm } from './use-checkout-form.ts'

export type CheckoutAnswers = {
  catalogue: GuestCatalogue | undefined
  /** For the cart and the choices as they are; undefined while it is on its way. */
  quote: Quote | undefined
  /** The last one there was, to keep the page standing meanwhile. */
  lastQuote: Quote | null
  stay: GuestBooking | null
  isStayPending: boolean
  error: unknown
}

/** What the server says about the cart, and about whose it is. */
export function useCheckoutAnswers(cart: Cart, form: CheckoutForm): CheckoutAnswers {
  const ordering = useOrdering()
  const { bookingId } = ordering
  const stay = useAnswer(bookingId === null ? null : stayQuery({ ...ordering, bookingId }))
  const catalogue = useAnswer(catalogueQuery(ordering))
  const { deliveryOrPickup, service } = form
  const quote = useAnswer(
    cart.length === 0 ? null : quoteQuery(ordering, { lines: cart, deliveryOrPickup, service }),
  )
  return {
    catalogue: catalogue.data,
    quote: quote.data,
    lastQuote: useLastOf(quote.data),
    stay: stay.data ?? null,
    isStayPending: bookingId !== null && !stay.data && stay.error === null,
    error: (quote.data ? null : quote.error) ?? (catalogue.data ? null : catalogue.error),
  }
}

/** Choices there is only one of are made; those no longer offered are taken back. */
export function useFittingChoices(
  form: CheckoutForm,
  { quote, catalogue }: Pick<CheckoutAnswers, 'quote' | 'catalogue'>,
  change: ChangeForm,
): void {
  useEffect(() => {
    const next: Partial<CheckoutForm> = {}
    const methods = quote?.deliveryMethods
    const [onlyMethod] = methods ?? []
    if (methods && (form.deliveryOrPickup === null || !methods.includes(form.deliveryOrPickup))) {
      const fitting = methods.length === 1 && onlyMethod ? onlyMethod : null
      if (fitting !== form.deliveryOrPickup) next.deliveryOrPickup = fitting
    }
    if (quote && form.timeOfDelivery !== null && !quote.times.includes(form.timeOfDelivery)) {
      next.timeOfDelivery = null
    }
    const services = catalogue?.payment
    const offered = services?.find(({ service }) => service === form.service)
    if (services && !offered) {
      const fitting = services.length === 1 ? (services[0]?.service ?? null) : null
      if (fitting !== form.service) next.service = fitting
    }
    if (offered && form.method !== null && !offered.methods.includes(form.method)) next.method = null
    if (Object.keys(next).length > 0) change(next)
  }, [form, quote, catalogue, change])
}
