import { DAY_MS, dayOfIsoDate } from '../../time.ts'
import type { Card } from '../card-schema.ts'
import { CARD_KINDS } from '../card-types.ts'
import { openIntervals } from '../visibility.ts'
import type { Visibility } from '../visibility-schema.ts'
import type { PublishFacts } from './facts.ts'
import { type CardProblem, problem } from './problem.ts'

type Seen = Pick<Card, 'type' | 'visibility'>
type Segments = Pick<PublishFacts, 'targetGroups' | 'unitCategories' | 'units'>

/** Weekdays come round after seven; the eighth day brings the night that began on the seventh. */
const ROUND_DAYS = 8

/** Why guests will not meet a card: its days are over, or what was chosen leaves nobody and no moment. */
export function unseen(card: Seen, facts: Segments & Pick<PublishFacts, 'today'>): CardProblem[] {
  if (hasEnded(card.visibility, facts.today)) return [problem('ended', 'visibility')]
  return isMeantForNobody(card, facts) || neverOpens(card.visibility) ? [problem('nobody', 'visibility')] : []
}

/** Whether the last day of a card is over; no later moment shows it again. */
export function hasEnded(visibility: Visibility | null, today: string): boolean {
  const { enabled, to } = visibility?.dateRange ?? { enabled: false, to: null }
  return enabled && to !== null && to < today
}

/** Whether no moment is open: no day of the week within the dates. */
export function neverOpens(visibility: Visibility | null): boolean {
  if (!visibility) return true
  const { enabled, from, to } = visibility.dateRange
  const first = (enabled && from) || (enabled && to) || '2024-01-01'
  const start = dayOfIsoDate(first) - (enabled && !from && to ? ROUND_DAYS : 0)
  // The wall clock is all that windows know, so any zone gives the same answer.
  const interval = [start * DAY_MS, (start + ROUND_DAYS + 1) * DAY_MS] as const
  return openIntervals({ visibility }, ...interval, 'UTC').length === 0
}

/** Whether states and segments leave nobody: none chosen, all of them gone, or a unit asked of those without one. */
function isMeantForNobody({ type, visibility }: Seen, facts: Segments): boolean {
  if (!visibility) return true
  const { state, segmentation } = visibility
  const needsUnit = CARD_KINDS[type].isForOwnUnit
  if (!state.some((one) => !needsUnit || one === 'precheckin' || one === 'checkin')) return true
  if (segmentation.all) return false
  const isThere = (chosen: readonly string[], known: readonly string[]) =>
    chosen.some((id) => known.includes(id))
  return !(
    isThere(segmentation.targetGroups, facts.targetGroups) ||
    isThere(segmentation.unitCategories, facts.unitCategories) ||
    isThere(segmentation.selection, facts.units)
  )
}
