import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct, OfferedDay } from '@innkeeper/api/orders/products.ts'
import { leftOnDay } from '@innkeeper/domain/orders/left-on-days.ts'

type Dated = Pick<GuestProduct, 'asksForDays' | 'isForSeveralDays' | 'days'>
type When = OrderLine['when']

/** A time of day with how many are left at it; null where nobody counts. */
export type OfferedTime = OfferedDay['times'][number]

/** The days that are chosen; where there is but one to choose, that one. */
export function chosenDays({ days }: Dated, when: When): OfferedDay[] {
  const possible = days.filter((day) => leftOnDay(day) !== 0)
  if (possible.length === 1 && days.length === 1) return possible
  return possible.filter(({ day }) => when?.days.includes(day))
}

/** The times that can be had on all the days that are chosen, with the fewest left of them. */
export function timesToChoose(product: Dated, when: When): OfferedTime[] {
  const [first, ...others] = chosenDays(product, when)
  return (first?.times ?? []).flatMap((time) => {
    const same = others.map(({ times }) => times.find((other) => other.time === time.time))
    if (same.some((other) => other === undefined)) return []
    const counts = [time, ...same].flatMap((each) => each?.left ?? [])
    return [{ ...time, left: counts.length > 0 ? Math.min(...counts) : null }]
  })
}

/** With the day, or without it where it was chosen before. */
export function withDay(product: Dated, when: When, day: string): When {
  const before = when?.days ?? []
  const others = product.isForSeveralDays ? before.filter((each) => each !== day) : []
  const days = before.includes(day) ? others : [...others, day].sort()
  if (days.length === 0) return null
  const kept = { days, time: when?.time ?? null }
  return isTimeThere(product, kept) ? kept : { days, time: null }
}

export function withTime(product: Dated, when: When, time: string): When {
  return { days: chosenDays(product, when).map(({ day }) => day), time }
}

/** What is sent: the days and the time, or null while something is missing. */
export function whenChosen(product: Dated, when: When): When {
  const days = chosenDays(product, when)
  const needsTime = days.some(({ times }) => times.length > 0)
  if (days.length === 0 || (needsTime && !isTimeThere(product, when))) return null
  return { days: days.map(({ day }) => day), time: needsTime ? (when?.time ?? null) : null }
}

/** How often the price counts: once for each day, or for each hour. */
export function timesThePrice(product: Dated, when: When): number {
  const days = chosenDays(product, when)
  const hours = timesToChoose(product, when).find(({ time }) => time === when?.time)?.hours
  return hours ?? Math.max(days.length, 1)
}

/** How many can be had on each of the chosen days; null where nobody counts. */
export function leftAsChosen(product: Dated, when: When): number | null {
  const ofTime = timesToChoose(product, when).find(({ time }) => time === when?.time)
  if (ofTime) return ofTime.left
  const counts = chosenDays(product, when).flatMap((day) => leftOnDay(day) ?? [])
  return counts.length > 0 ? Math.min(...counts) : null
}

function isTimeThere(product: Dated, when: When): boolean {
  return timesToChoose(product, when).some(({ time, left }) => time === when?.time && left !== 0)
}
