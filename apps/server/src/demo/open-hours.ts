import type {
  Facilities,
  OpeningHours,
  OpenStretch,
} from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import type { Weekday } from '@innkeeper/domain/time.ts'

/** `07:00-10:00`; an end at or before the start runs past midnight. */
type Stretch = `${string}-${string}`

export const ALL_DAY: Stretch = '00:00-00:00'

/** Opening hours day by day; a day nobody names is closed. */
export function openHours(
  stretchesOf: (weekday: Weekday) => readonly Stretch[],
  rooms: Pick<Facilities, 'checkIn' | 'checkOut'> = { checkIn: null, checkOut: null },
): Facilities {
  const day = (weekday: Weekday): OpenStretch[] => stretchesOf(weekday).map(parsed)
  const week: OpeningHours = [day(1), day(2), day(3), day(4), day(5), day(6), day(7)]
  return { week, ...rooms }
}

function parsed(stretch: Stretch): OpenStretch {
  return { opens: stretch.slice(0, 5), closes: stretch.slice(6) }
}
