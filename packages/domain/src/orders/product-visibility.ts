import type { Visitor } from '../guestbook/visibility.ts'
import type { GuestJourney } from './constants.ts'
import type { Product } from './product-schema.ts'

type Offered = Pick<Product, 'type' | 'state' | 'internal' | 'visibility'>

/** Where in their journey a visitor is; one without a booking stands in the house. */
export function journeyOf(state: Visitor['state']): GuestJourney {
  if (state === 'precheckin') return 'PRE_STAY'
  return state === 'checkout' ? 'POST_STAY' : 'IN_STAY'
}

/** Whether any guest may ever see it: archived, disabled and internal ones never leave the house (spec 4). */
export function isForGuests({ type, state, internal }: Omit<Offered, 'visibility'>): boolean {
  return type === 'product' && state === 'enabled' && !internal
}

/** Whether some guest can order it in the guestbook, which is what staff try out in a preview. */
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
