import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { windowProblem } from '@innkeeper/domain/orders/delivery-times.ts'
import type { StayAndClock } from '@innkeeper/domain/orders/delivery-window.ts'
import { offerProblem } from '@innkeeper/domain/orders/offer-problem.ts'
import { type PricedCart, type PriceList, priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { OfferedVisitor } from '@innkeeper/domain/orders/product-visibility.ts'
import { isStayPartTooLate, type StayTimes } from '@innkeeper/domain/orders/stay-moment.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { Visit } from './visits.ts'

export type Cart = {
  lines: readonly OrderLine[]
  delivery: DeliveryMethod | null
  service: PaymentService | null
  languageIndex: number
  visit: Visit
  /** The visitor, or all that a preview stands for. */
  offeredTo: readonly OfferedVisitor[]
  now: Date
  property: Omit<StayTimes, 'stay'>
}

/** The cart as this visitor would pay it. */
export function priceFor(list: PriceList, cart: Cart): PricedCart {
  const { lines, delivery, service, languageIndex, visit, offeredTo, property } = cart
  const clock = stayAndClock(visit, cart.now, property)
  const times = stayTimesOf(visit, property)
  return priceCart(list, lines, {
    delivery,
    service,
    languageIndex,
    refusalOf: (product) => offerProblem(product, offeredTo),
    timeProblemOf: (product) =>
      asksForTime(product.options.kind)
        ? windowProblem(product, clock)
        : isStayPartTooLate(product, clock.now, times)
          ? 'order/too-late'
          : null,
  })
}

/** What the days that can be asked for follow from. */
export function stayAndClock({ stay }: Visit, now: Date, { timeZone }: { timeZone: string }): StayAndClock {
  return { now: now.getTime(), timeZone, stay }
}

export function stayTimesOf({ stay }: Visit, property: Omit<StayTimes, 'stay'>): StayTimes {
  const { checkInTime, checkOutTime, timeZone } = property
  return { stay, checkInTime, checkOutTime, timeZone }
}

/** The products of a cart, each once. */
export function productsIn(list: PriceList, lines: readonly { productId: string }[]): Product[] {
  return [...new Set(lines.map(({ productId }) => productId))].flatMap((id) => list.products.get(id) ?? [])
}
