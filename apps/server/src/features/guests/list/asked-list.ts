import type { AskedList } from '@innkeeper/domain/guests/list-segments.ts'
import { guestSearchWords } from '@innkeeper/domain/guests/search-words.ts'
import { clockOfMinute, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Wanted } from './word-search.ts'

/** The property's clock, as far as a booking's standing depends on it. */
export type HouseClock = { today: string; clock: string; checkOutTime: string }

export function houseClock(now: number, house: { timeZone: string; checkOutTime: string }): HouseClock {
  const { date, minute } = localTimeAt(now, house.timeZone)
  return { today: date, clock: clockOfMinute(minute), checkOutTime: house.checkOutTime }
}

export type ListFilters = Omit<AskedList, 'isSearched'> & {
  search: string
  unitCategoryId?: string | undefined
  language?: string | undefined
}

/** What is typed and what is filtered by, both as words; see words_of_booking in the migrations. */
export function wantedWords({ search, unitCategoryId, language, standing }: ListFilters): Wanted[] {
  const called = standing === 'cancelled' || standing === 'noShow' ? `!${standing}` : undefined
  const filters = [unitCategoryId && `#${unitCategoryId}`, language && `~${language}`, called]
  return [
    ...guestSearchWords(search).map((prefixes) => ({ prefixes })),
    ...filters.flatMap((exactly) => (exactly ? [{ exactly }] : [])),
  ]
}
