import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import {
  CARD_STATES,
  type CardState,
  type Visibility,
  type WeekdayWindow,
} from '@innkeeper/domain/guestbook/visibility-schema.ts'

type Clock = WeekdayWindow['start']

/** A card without visibility begins like a new one. */
export function startedVisibility(visibility: Visibility | null): Visibility {
  return visibility ?? DEFAULT_VISIBILITY
}

/** In the order of a stay, whatever was ticked first. */
export function withState(states: readonly CardState[], state: CardState, isOn: boolean): CardState[] {
  return CARD_STATES.filter((one) => (one === state ? isOn : states.includes(one)))
}

export function clockText({ hours, minutes }: Clock): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

export function clockOf(text: string): Clock {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return { hours, minutes }
}

/** A window that ends before it begins goes on past midnight. */
export function runsPastMidnight({ start, end }: WeekdayWindow): boolean {
  return clockText(end) < clockText(start)
}

export type DateRange = Visibility['dateRange']
/** An end before the beginning would show the card on no day. */
export function isBackwards({ enabled, from, to }: DateRange): boolean {
  return enabled && from !== null && to !== null && to < from
}
