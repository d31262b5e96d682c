import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { windowProblem } from '@innkeeper/domain/orders/delivery-times.ts'
import type { StayAndClock } from '@innkeeper/domain/orders/delivery-window.ts'
import { offerProblem } from '@innkeeper/domain/orders/offer-problem.ts'
import { type PricedCart, type PriceList, priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import type { OfferedVisitor } from '@innkeeper/domain/orders/product-visibility.ts'
import { isSoldOut } from '@innkeeper/domain/orders/sold-out.ts'
import { isStayPartTooLate, type StayTimes } from '@innkeeper/domain/orders/stay-moment.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { CatalogueSnapshot } from '../products/catalogue.ts'
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

/** What can be ordered, with what is sold out for today. */
type MarkedList = PriceList & Pick<CatalogueSnapshot, 'soldOutUntil'>

/** A product with the end of the day for which it is sold out, as far as it is. */
export function marked<T extends { id: string }>(
  { soldOutUntil }: Pick<MarkedList, 'soldOutUntil'>,
  product: T,
) {
  return { ...product, soldOutUntil: soldOutUntil.get(product.id) }
}

/** The products of a cart that are had at a time, each once. */
export function timedIn(list: MarkedList, lines: readonly { productId: string }[]) {
  return productsIn(list, lines)
    .filter(({ options }) => asksForTime(options.kind))
    .map((product) => marked(list, product))
}

/** The cart as this visitor would pay it. */
export function priceFor(list: MarkedList, cart: Cart): PricedCart {
  const { lines, delivery, service, languageIndex, visit, offeredTo, property } = cart
  const clock = stayAndClock(visit, cart.now, property)
  const times = stayTimesOf(visit, property)
  return priceCart(list, lines, {
    delivery,
    service,
    languageIndex,
    refusalOf: (product) => offerProblem(product, offeredTo),
    timeProblemOf: (product) => {
      if (asksForTime(product.options.kind)) return windowProblem(marked(list, product), clock)
      if (isSoldOut(list.soldOutUntil.get(product.id), clock.now)) return 'order/out-of-stock'
      return isStayPartTooLate(product, clock.now, times) ? 'order/too-late' : null
    },
  })
}

/** What the days that can be asked for follow from. */
export function stayAndClock({ stay }: Visit, now: Date, { timeZone }: { timeZone: string }): StayAndClock {
  return { now: now.getTime(), timeZone, stay }
}

export function stayTimesOf({ stay }: Visit, property: Omit<StayTimes, 'stay'>): StayTimes {
  const { timeZone } = property
  return {
    stay,
    checkInTime: stay?.checkInTime ?? property.checkInTime,
    checkOutTime: stay?.checkOutTime ?? property.checkOutTime,
    timeZone,
  }
}

/** The products of a cart, each once. */
export function productsIn(list: PriceList, lines: readonly { productId: string }[]): Product[] {
  return [...new Set(lines.map(({ productId }) => productId))].flatMap((id) => list.products.get(id) ?? [])
}
