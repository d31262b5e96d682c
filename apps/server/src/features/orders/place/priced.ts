import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { isTooLate } from '@innkeeper/domain/orders/delivery-times.ts'
import { type PricedCart, type PriceList, priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { isForVisitor, isInGuestbook, journeyOf } from '@innkeeper/domain/orders/product-visibility.ts'
import { isStayPartTooLate, type StayTimes } from '@innkeeper/domain/orders/stay-moment.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { Visit } from './visits.ts'

export type Cart = {
  lines: readonly OrderLine[]
  delivery: DeliveryMethod | null
  service: PaymentService | null
  languageIndex: number
  visit: Visit
  /** Staff who try it out may order whatever any guest could. */
  isPreview: boolean
  now: Date
  property: Omit<StayTimes, 'stay'>
}

/** The cart as this visitor would pay it. */
export function priceFor(list: PriceList, cart: Cart): PricedCart {
  const { lines, delivery, service, languageIndex, visit, isPreview, property } = cart
  const journey = journeyOf(visit.visitor.state)
  const now = cart.now.getTime()
  const times = stayTimesOf(visit, property)
  return priceCart(list, lines, {
    delivery,
    service,
    languageIndex,
    isOffered: (product) =>
      isPreview ? isInGuestbook(product) : isForVisitor(product, visit.visitor, journey),
    isTooLate: (product) =>
      asksForTime(product.options.kind)
        ? isTooLate(product, now, property.timeZone)
        : isStayPartTooLate(product, now, times),
  })
}

export function stayTimesOf({ stay }: Visit, property: Omit<StayTimes, 'stay'>): StayTimes {
  const { checkInTime, checkOutTime, timeZone } = property
  return { stay, checkInTime, checkOutTime, timeZone }
}

/** The products of a cart, each once. */
export function productsIn(list: PriceList, lines: readonly { productId: string }[]): Product[] {
  return [...new Set(lines.map(({ productId }) => productId))].flatMap((id) => list.products.get(id) ?? [])
}
