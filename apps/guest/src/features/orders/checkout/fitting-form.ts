import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import type { GuestCatalogue, GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import type { Cart } from '../cart/cart.ts'
import type { CheckoutForm } from './checkout-form.ts'

/**
 * The form with what is offered now: choices there is only one of are made, those no longer offered are open again.
 * What the guest chose stays as written, so that something back in stock is as it was.
 */
export function fittingForm(
  form: CheckoutForm,
  {
    methods,
    payment,
  }: { methods: readonly DeliveryMethod[] | null; payment: GuestCatalogue['payment'] | null },
): CheckoutForm {
  const { service, offered } = fittingService(form, payment)
  const isMethodOffered = form.method !== null && (offered?.includes(form.method) ?? true)
  return {
    ...form,
    deliveryOrPickup: methods ? fitting(methods, form.deliveryOrPickup) : form.deliveryOrPickup,
    service,
    method: isMethodOffered ? form.method : null,
  }
}

/** The time asked for, as long as it is offered. */
export function fittingTime(form: CheckoutForm, quote: Pick<Quote, 'times'> | null): CheckoutForm {
  const isOffered = form.timeOfDelivery === null || !quote || quote.times.includes(form.timeOfDelivery)
  return isOffered ? form : { ...form, timeOfDelivery: null }
}

/** How all of a cart can reach the guest, of what can be had of it at all; empty where nothing is to be handed over. */
export function methodsFor(cart: Cart, products: readonly GuestProduct[]): DeliveryMethod[] {
  const handedOver = deliverable(cart, products)
  const [first] = handedOver
  if (!first) return []
  return first.deliveryMethod.filter((method) =>
    handedOver.every(({ deliveryMethod }) => deliveryMethod.includes(method)),
  )
}

/** What of a cart is brought or picked up. */
export function deliverable(cart: Cart, products: readonly GuestProduct[]): GuestProduct[] {
  return cart.flatMap(({ productId }) =>
    products.filter(
      ({ id, left, deliveryMethod }) => id === productId && left !== 0 && deliveryMethod.length > 0,
    ),
  )
}

/** The names of two that no way brings to the guest together; null where there is a way for all. */
export function neverTogether(products: readonly GuestProduct[]): [string, string] | null {
  for (const [place, one] of products.entries()) {
    const other = products
      .slice(place + 1)
      .find((each) => !each.deliveryMethod.some((method) => one.deliveryMethod.includes(method)))
    if (other) return [one.title, other.title]
  }
  return null
}

function fittingService(form: CheckoutForm, payment: GuestCatalogue['payment'] | null) {
  if (!payment) return { service: form.service, offered: null }
  const service = fitting(
    payment.map((one) => one.service),
    form.service,
  )
  return { service, offered: payment.find((one) => one.service === service)?.methods ?? [] }
}

function fitting<T>(offered: readonly T[], chosen: T | null): T | null {
  if (chosen !== null && offered.includes(chosen)) return chosen
  return offered.length === 1 ? (offered[0] ?? null) : null
}
