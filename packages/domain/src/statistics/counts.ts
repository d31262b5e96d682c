import { type Factors, type Measure, STATISTICS, type Subject } from './subjects.ts'

/**
 * What was counted in a stretch of days. A key is a measure's own (`visits`), or one of its parts, with the name of the
 * part and of the row: `visits|language|da`.
 */
export type Counts = Readonly<Record<string, number>>

const SEPARATOR = '|'

/** The key of a part; a name that holds the separator keeps its letters. */
export function partKey(key: string, part: string, row: string): string {
  return [key, part, row.replaceAll(SEPARATOR, '/')].join(SEPARATOR)
}

export function addCounts(all: Iterable<Counts>): Counts {
  const sums: Record<string, number> = {}
  for (const counts of all)
    for (const [key, count] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + count
  return sums
}

/** The counts of everything, without those of parts. */
export function wholeCounts(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([key]) => !key.includes(SEPARATOR)))
}

/** The counts of each row of a part, as if the row were all there is. */
export function rowsOfPart(counts: Counts, part: string): Map<string, Counts> {
  const rows = new Map<string, Record<string, number>>()
  for (const [name, count] of Object.entries(counts)) {
    const [key = '', ofPart, row] = name.split(SEPARATOR)
    if (ofPart !== part || row === undefined) continue
    const known = rows.get(row) ?? {}
    known[key] = count
    rows.set(row, known)
  }
  return rows
}

/** The counts that are amounts of money, whole and in parts. */
export function moneyKeys(subject: Subject): string[] {
  return Object.values(STATISTICS[subject].measures).flatMap((measure) =>
    measure.unit === 'money' && measure.from === 'sum' ? [measure.key] : [],
  )
}

/** Whether money is counted; what skipped cleanings save is none: it is reckoned in one currency for all properties. */
export function hasMoney(subject: Subject): boolean {
  return moneyKeys(subject).length > 0
}

/** The same without its money, which is in another currency. */
export function withoutMoney(subject: Subject, counts: Counts): Counts {
  const money = moneyKeys(subject)
  return Object.fromEntries(
    Object.entries(counts).filter(([name]) => !money.includes(name.split(SEPARATOR, 1)[0] ?? '')),
  )
}

/** Whether anything was counted at all. */
export function isNothing(counts: Counts): boolean {
  return Object.values(counts).every((count) => count === 0)
}

/** The number a measure shows; null where there is nothing to divide by. Shares are from 0 to 1. */
export function measureValue(measure: Measure, counts: Counts, factors: Factors): number | null {
  const of = (key: string) => counts[key] ?? 0
  const divided = (amount: number, by: number) => (by === 0 ? null : amount / by)
  switch (measure.from) {
    case 'sum':
      return of(measure.key)
    case 'part':
    case 'mean':
      return divided(of(measure.key), of(measure.of))
    case 'balance': {
      const balance = divided(of(measure.key) - of(measure.against), of(measure.of))
      return balance === null ? null : balance * 100
    }
    case 'times':
      return of(measure.key) * factors[measure.factor]
  }
}
