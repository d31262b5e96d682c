import { addCounts, type Counts, isNothing, wholeCounts } from '@innkeeper/domain/statistics/counts.ts'
import { dayStarts, daysIn, type Period } from '@innkeeper/domain/statistics/period.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { COUNTERS } from './counters/counters.ts'
import { findStoredDays, type StoredDays } from './days-repository.ts'

/** What of a property its numbers depend on. */
export type CountedHouse = {
  propertyId: string
  timeZone: string
  checkInTime: string
  currency: string
}

export type DayCounts = { date: string; counts: Counts }
/** What was counted in one of the periods; days on which nothing was are left out. */
export type PeriodCounts = {
  days: DayCounts[]
  /** Days counted just now, with their parts where they are wanted; those of the others lie stored. */
  live: Counts[]
}

type How = {
  today: string
  /** Whether what is counted now is wanted with its parts. */
  isTakenApart: boolean
}
type Wanted = { subjects: readonly Subject[]; periods: readonly Period[] } & How

/**
 * Subjects in some periods: days that are settled as they lie stored, others counted now, with what still grows beside
 * that. Of days to come nothing is counted: who arrives then may still register.
 */
export async function readDays(
  tx: Tx,
  house: CountedHouse,
  { subjects, periods, ...how }: Wanted,
): Promise<ReadonlyMap<Subject, PeriodCounts[]>> {
  const stored = await findStoredDays(tx, { ...house, subjects, periods })
  const datesOfPeriods = periods.map(datesIn)
  const found = new Map<Subject, PeriodCounts[]>()
  for (const subject of subjects) {
    const counted: PeriodCounts[] = []
    for (const dates of datesOfPeriods) {
      counted.push(await readPeriod(tx, house, { subject, dates, ...how }, stored.get(subject)))
    }
    found.set(subject, counted)
  }
  return found
}

const datesIn = (period: Period): string[] =>
  Array.from({ length: daysIn(period) }, (_, day) => addDays(period.from, day))

type Asked = { subject: Subject; dates: readonly string[] } & How

async function readPeriod(
  tx: Tx,
  house: CountedHouse,
  { subject, dates, today, isTakenApart }: Asked,
  stored: StoredDays | undefined,
): Promise<PeriodCounts> {
  const { settled, growing } = { settled: stored?.settled ?? {}, growing: stored?.growing ?? {} }
  const open = dates.filter((date) => date <= today && !Object.hasOwn(settled, date))
  const counted = await countLive(tx, house, { subject, dates: open, isTakenApart })
  const live = open.map((date) => counted.get(date) ?? {})
  const days = dates.flatMap((date) => {
    const counts = settled[date] ?? addCounts([growing[date] ?? {}, wholeCounts(counted.get(date) ?? {})])
    return isNothing(counts) ? [] : [{ date, counts }]
  })
  return { days, live }
}

/** One statement for all days from the first to the last: they are nearly always the newest. */
export async function countLive(
  tx: Tx,
  house: CountedHouse,
  { subject, dates, isTakenApart }: { subject: Subject; dates: readonly string[]; isTakenApart: boolean },
): Promise<ReadonlyMap<string, Counts>> {
  const [from, to] = [dates[0], dates.at(-1)]
  if (from === undefined || to === undefined) return new Map()
  const limits = dayStarts({ from, to }, house.timeZone)
  return COUNTERS[subject](tx, { ...house, from, to, dayStarts: limits, isTakenApart })
}
