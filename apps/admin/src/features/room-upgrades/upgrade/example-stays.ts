import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { addDays, dayOfIsoDate, weekdayOfDay } from '@innkeeper/domain/time.ts'

const FRIDAY = 5
/** A weekend and the night after it, so that the usual price and the weekend's both stand in the sum. */
const NIGHTS = 3

function nightsFrom(first: string): string[] {
  return Array.from({ length: NIGHTS }, (_, place) => addDays(first, place))
}

/** Stays of which one reads what they cost: the coming weekend, and one that goes into the next season. */
export function exampleStays({ seasons }: Pick<RoomUpgrade, 'seasons'>, today: string): string[][] {
  const daysToFriday = (FRIDAY - weekdayOfDay(dayOfIsoDate(today)) + 7) % 7
  const weekend = nightsFrom(addDays(today, daysToFriday))
  const next = seasons
    .filter(({ from, to }) => from !== '' && from <= to && addDays(from, -1) > today)
    .toSorted((one, other) => one.from.localeCompare(other.from))[0]
  if (!next) return [weekend]
  const intoSeason = nightsFrom(addDays(next.from, -1))
  return intoSeason[0] === weekend[0] ? [weekend] : [weekend, intoSeason]
}
