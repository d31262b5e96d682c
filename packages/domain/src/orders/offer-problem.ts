import type { Visitor } from '../guestbook/visibility.ts'
import type { GuestJourney } from './constants.ts'
import type { Product } from './product-schema.ts'
import { isForVisitor, isInGuestbook } from './product-visibility.ts'

/** Why a visitor is not offered a product, as an error code. */
export type OfferProblemCode =
  | 'order/product-unavailable'
  /** For guests in the house, and this one is on the way. */
  | 'order/before-check-in'
  /** For others, or for another time of the stay. */
  | 'order/not-offered-now'

/** Why this visitor may not order it in the guestbook; null where they may. What is gone is told from what is not for them now. */
export function offerProblem(
  product: Pick<Product, 'type' | 'state' | 'internal' | 'visibility'>,
  visitor: Pick<Visitor, 'targetGroups'>,
  journey: GuestJourney,
): OfferProblemCode | null {
  if (isForVisitor(product, visitor, journey)) return null
  if (!isInGuestbook(product)) return 'order/product-unavailable'
  const isForThemLater = journey === 'PRE_STAY' && isForVisitor(product, visitor, 'IN_STAY')
  return isForThemLater ? 'order/before-check-in' : 'order/not-offered-now'
}
