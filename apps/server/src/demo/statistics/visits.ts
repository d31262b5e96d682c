import { type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import type { StatisticsHabit } from '../statistics-plan.ts'
import type { DemoDay } from './days.ts'
import { about, diceOf, shareOut } from './share-out.ts'

const PAGES = { guestbook: 74, store: 9, registration: 7, order: 5, survey: 3, upgrades: 2 }
const PHASES = { checkin: 56, precheckin: 27, checkout: 9, qr: 8 }
const DEVICES = { phone: 84, computer: 11, tablet: 5 }
/** Breakfast, arrival and what to do in the evening. */
const HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  [1, 1, 0, 0, 1, 2, 5, 9, 11, 9, 7, 6, 7, 6, 6, 9, 10, 9, 8, 8, 7, 5, 3, 2].entries(),
)

/** Pages that guests opened, and devices that opened a stay for the first time: more of them as the year goes on. */
export function visitsOf(propertyId: string, day: DemoDay, { languages }: StatisticsHabit): Counts {
  const dice = diceOf(propertyId, 'visits', day.date)
  const reached = about(day.arrivals * (0.62 + 0.3 * day.sinceBegin), dice)
  const visits = reached + about(reached * 1.6 + day.inHouse * 1.9 + day.departures * 0.5, dice)
  const parts = { page: PAGES, phase: PHASES, language: languages, device: DEVICES, hour: HOURS }
  const rows = Object.entries(parts).flatMap(([part, weights]) =>
    Object.entries(shareOut(visits, weights, dice)).map(([row, count]) => [
      partKey('visits', part, row),
      count,
    ]),
  )
  return { visits, reached, ...Object.fromEntries(rows) }
}
