import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import { effectiveState, type HasVisibility } from '@innkeeper/domain/guestbook/visibility.ts'
import type { ViewChoice } from './view-as.ts'

/** Why a visitor of this kind never gets the card; dates, times and segments the phone shows by itself. */
export function notShownReason(
  { type, isHidden, visibility }: Pick<Card, 'type' | 'isHidden' | 'visibility'>,
  { state, unit }: Pick<ViewChoice, 'state' | 'unit'>,
  cards: readonly HasVisibility[],
): 'hidden' | 'nobody' | 'state' | 'unit' | null {
  if (isHidden) return 'hidden'
  if (!visibility || visibility.state.length === 0) return 'nobody'
  if (!visibility.state.includes(effectiveState(state, cards))) return 'state'
  // From check-out on, what is for one unit is gone, whichever unit is chosen.
  const hasUnit = unit !== null && state !== 'checkout'
  return CARD_KINDS[type].isForOwnUnit && !hasUnit ? 'unit' : null
}
