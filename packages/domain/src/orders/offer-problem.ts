import type { Product } from './product-schema.ts'
import {
  isForVisitor,
  isInGuestbook,
  isOfferedTo,
  journeyOf,
  type OfferedVisitor,
} from './product-visibility.ts'

/** Why a visitor is not offered a product, as an error code. */
export type OfferProblemCode =
  | 'order/product-unavailable'
  /** For guests in the house, and this one is on the way. */
  | 'order/before-check-in'
  /** For others, or for another time of the stay. */
  | 'order/not-offered-now'

/** Why none of these visitors may order it in the guestbook; null where one may. What is gone is told from what is not for them now. */
export function offerProblem(
  product: Pick<Product, 'type' | 'state' | 'internal' | 'visibility'>,
  visitors: readonly OfferedVisitor[],
): OfferProblemCode | null {
  if (isOfferedTo(product, visitors)) return null
  if (!isInGuestbook(product)) return 'order/product-unavailable'
  const isForThemLater = visitors.some(
    (visitor) => journeyOf(visitor.state) === 'PRE_STAY' && isForVisitor(product, visitor, 'IN_STAY'),
  )
  return isForThemLater ? 'order/before-check-in' : 'order/not-offered-now'
}
