import { addCounts, type Counts, isNothing, withoutMoney } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { AskedHouse } from './houses.ts'
import type { DayCounts } from './read-days.ts'

/** Properties are read at once, but not all of a large chain. */
const HOUSES_AT_ONCE = 4

/** Both periods of a subject in one property. */
export type Read = { house: AskedHouse; now: DayCounts[]; before: DayCounts[] }

/** Days of several properties added up; money only of those that reckon in the same currency. */
export function daysTogether(
  subject: Subject,
  currency: string,
  read: readonly Read[],
  when: 'now' | 'before',
): DayCounts[] {
  const days = read.flatMap(({ house, ...periods }) =>
    periods[when].map(({ date, counts }) => ({
      date,
      counts: house.currency === currency ? counts : withoutMoney(subject, counts),
    })),
  )
  if (read.length === 1) return days.filter(({ counts }) => !isNothing(counts))
  return [...Map.groupBy(days, ({ date }) => date)]
    .map(([date, some]) => ({ date, counts: addCounts(some.map(({ counts }) => counts)) }))
    .filter(({ counts }) => !isNothing(counts))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

export const sumOf = (days: readonly DayCounts[]): Counts => addCounts(days.map(({ counts }) => counts))

/** In the order of the items, a few at a time. */
export async function inTurns<Item, Answer>(
  items: readonly Item[],
  read: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let first = 0; first < items.length; first += HOUSES_AT_ONCE) {
    answers.push(...(await Promise.all(items.slice(first, first + HOUSES_AT_ONCE).map(read))))
  }
  return answers
}
