import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import type { ViewChoice } from './view-as.ts'

/** Why a visitor of this kind never gets the card; dates, times and segments the phone shows by itself. */
export function notShownReason(
  { type, isHidden, visibility }: Pick<Card, 'type' | 'isHidden' | 'visibility'>,
  { state, unit }: Pick<ViewChoice, 'state' | 'unit'>,
): 'hidden' | 'nobody' | 'state' | 'unit' | null {
  if (isHidden) return 'hidden'
  if (!visibility || visibility.state.length === 0) return 'nobody'
  if (!visibility.state.includes(state)) return 'state'
  return CARD_KINDS[type].isForOwnUnit && unit === null ? 'unit' : null
}
