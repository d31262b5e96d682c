import type { Visitor } from '../guestbook/visibility.ts'
import type { GuestJourney } from './constants.ts'
import type { Product } from './product-schema.ts'

type Offered = Pick<Product, 'type' | 'state' | 'internal' | 'visibility'>
export type OfferedVisitor = Pick<Visitor, 'state' | 'targetGroups'>

/** Where in their journey a visitor is; one without a booking stands in the house. */
export function journeyOf(state: Visitor['state']): GuestJourney {
  if (state === 'precheckin') return 'PRE_STAY'
  return state === 'checkout' ? 'POST_STAY' : 'IN_STAY'
}

/** Whether any guest may ever see it: archived, disabled and internal ones never leave the house (spec 4). */
export function isForGuests({ type, state, internal }: Omit<Offered, 'visibility'>): boolean {
  return type === 'product' && state === 'enabled' && !internal
}

/** Whether some guest can order it in the guestbook. */
export function isInGuestbook(product: Offered): boolean {
  return isForGuests(product) && product.visibility.productArea.guestbook
}

/** Whether this visitor may order it in the guestbook; no target group means everybody, no journey nobody. */
export function isForVisitor(
  product: Offered,
  visitor: Pick<Visitor, 'targetGroups'>,
  journey: GuestJourney,
): boolean {
  const { targetGroups, guestJourney } = product.visibility
  return (
    isInGuestbook(product) &&
    guestJourney.includes(journey) &&
    (targetGroups.length === 0 || targetGroups.some((group) => visitor.targetGroups.includes(group)))
  )
}

/** Whether any of these visitors may order it now: a guest's page asks for one, a preview for all it stands for. */
export function isOfferedTo(product: Offered, visitors: readonly OfferedVisitor[]): boolean {
  return visitors.some((visitor) => isForVisitor(product, visitor, journeyOf(visitor.state)))
}
