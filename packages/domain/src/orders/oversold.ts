import { slotsOn } from './availability.ts'
import type { Availability } from './availability-schema.ts'

/** How many are sold of something on a day; the slot is empty where it is sold for the whole day. */
export type SoldOnDay = { day: string; slot: string; sold: number }

/** A day, or a time of it, with more sold than there are places by now; no time is the whole day. */
export type Oversold = { day: string; time: string | null; sold: number; places: number }

/**
 * Where more is sold than there are places, day by day: nothing more is sold there then, and what was ordered stays.
 * What was sold for the whole day before there were times counts at each of them; a time that is no more has no places.
 */
export function oversold(availability: Availability | null, sold: readonly SoldOnDay[]): Oversold[] {
  if (availability === null) return []
  const days = Map.groupBy(sold, ({ day }) => day)
  return [...days].flatMap(([day, rows]) =>
    soldBeside(availability, day, rows).filter((each) => each.sold > each.places),
  )
}

function soldBeside(availability: Availability, day: string, rows: readonly SoldOnDay[]): Oversold[] {
  const soldAt = (slot: string) => sum(rows.filter((row) => row.slot === slot))
  if (availability.kind !== 'time slots')
    return [{ day, time: null, sold: sum(rows), places: availability.places }]
  const now = slotsOn(availability, day)
  const gone = rows.filter(({ slot }) => !now.some(({ time }) => time === slot))
  const wholeDay = soldAt('')
  return [
    ...now.map(({ time, places }) => ({ day, time, sold: soldAt(time) + wholeDay, places })),
    ...gone
      .filter(({ slot }) => slot !== '' || now.length === 0)
      .map(({ slot }) => ({ day, time: slot || null, sold: soldAt(slot), places: 0 })),
  ].sort((one, other) => (one.time ?? '').localeCompare(other.time ?? ''))
}

const sum = (rows: readonly SoldOnDay[]) => rows.reduce((total, { sold }) => total + sold, 0)
