import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { type PricedCart, type PriceList, priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { isForVisitor, isInGuestbook, journeyOf } from '@innkeeper/domain/orders/product-visibility.ts'
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
}

/** The cart as this visitor would pay it. */
export function priceFor(list: PriceList, cart: Cart): PricedCart {
  const { lines, delivery, service, languageIndex, visit, isPreview } = cart
  const journey = journeyOf(visit.visitor.state)
  const isOffered = (product: Product) =>
    isPreview ? isInGuestbook(product) : isForVisitor(product, visit.visitor, journey)
  return priceCart(list, lines, { delivery, service, languageIndex, isOffered })
}

/** The products of a cart, each once. */
export function productsIn(list: PriceList, lines: readonly { productId: string }[]): Product[] {
  return [...new Set(lines.map(({ productId }) => productId))].flatMap((id) => list.products.get(id) ?? [])
}
