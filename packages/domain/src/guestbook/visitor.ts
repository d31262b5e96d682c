import type { TargetGroup } from '../units/schema.ts'
import { type SegmentFacts, targetGroupsOf } from '../units/target-groups.ts'
import { effectiveState, type HasVisibility, isMeantFor, type Visitor } from './visibility.ts'
import type { CardState } from './visibility-schema.ts'

/*
 * Who looks at a guestbook and which cards are theirs by phase and segment. The guest's page asks for one visitor, a
 * preview for each visitor it stands for; both ask here, so that a preview cannot show what a guest would not get.
 */

/** A visitor without a booking, or with one that is not known here (spec 3). */
export const QR_VISITOR: Visitor = { state: 'qr', targetGroups: [], unitCategory: null, unit: null }

/** What a stay tells of its guest as a visitor. */
export type StayOfVisitor = SegmentFacts & { state: CardState; unitId: string | null }

/** The guest of a stay as cards know them: from check-out on, what is for one unit is gone. */
export function visitorOfStay(stay: StayOfVisitor, groups: readonly TargetGroup[]): Visitor {
  return {
    state: stay.state,
    targetGroups: targetGroupsOf(groups, stay),
    unitCategory: stay.unitCategoryId,
    unit: stay.state === 'checkout' ? null : stay.unitId,
  }
}

/** The same visitor in the state this guestbook treats them in. */
export function viewerIn(cards: readonly HasVisibility[], visitor: Visitor): Visitor {
  return { ...visitor, state: effectiveState(visitor.state, cards) }
}

/** The cards that state and segment give this visitor, whatever the time. */
export function cardsFor<T extends HasVisibility>(cards: readonly T[], visitor: Visitor): T[] {
  const viewer = viewerIn(cards, visitor)
  return cards.filter((card) => isMeantFor(card, viewer))
}
