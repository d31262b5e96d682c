import type { OfferedDay } from '@innkeeper/api/orders/products.ts'
import type { StoreProduct } from '@innkeeper/api/upselling/store.ts'

type Dated = Pick<StoreProduct, 'days'>
type Counted = Dated & Pick<StoreProduct, 'pricedBy' | 'left' | 'maxQuantity'>
export type OfferedTime = { time: string; left: number | null; hours: number | null }

/** How a day stands for somebody who wants so many: with what is left, where somebody counts. */
export type DayStanding = { day: string; is: 'free' | 'full' | 'not offered'; left: number | null }

/** Whether a day alone does not say when: there are times to choose of. */
export function asksForTime({ days }: Dated): boolean {
  return days.some(({ times }) => times.length > 0)
}

export function dayStanding(product: Dated, offered: OfferedDay, quantity = 1): DayStanding {
  const { day, times } = offered
  if (asksForTime(product) && times.length === 0) return { day, is: 'not offered', left: null }
  const left = times.length > 0 ? mostLeft(times) : offered.left
  return { day, is: left === null || left >= quantity ? 'free' : 'full', left }
}

/** The days on which so many can be had. */
export function freeDays(product: Dated, quantity = 1): string[] {
  return product.days
    .filter((offered) => dayStanding(product, offered, quantity).is === 'free')
    .map(({ day }) => day)
}

/** The times that are offered on all of these days, each with the least that is left of it. */
export function timesOn({ days }: Dated, chosen: readonly string[]): OfferedTime[] {
  const [first, ...others] = days.filter(({ day }) => chosen.includes(day))
  return (first?.times ?? []).flatMap((offered) => {
    const same = others.map(({ times }) => times.find(({ time }) => time === offered.time))
    if (same.some((time) => time === undefined)) return []
    const left = same.reduce<number | null>((least, one) => lesser(least, one?.left ?? null), offered.left)
    return [{ ...offered, left }]
  })
}

/** How many can be had at most: of one order, of what is left, and on each of the days. */
export function mostOf(
  product: Counted,
  when: { days: readonly string[]; time: string | null } | null,
): number {
  // Who comes early is one guest.
  if (product.pricedBy === 'hour') return 1
  const { left, maxQuantity } = product
  const days = Math.max(when?.days.length ?? 1, 1)
  const counted = left === null ? maxQuantity : Math.min(maxQuantity, Math.floor(left / days))
  const onDays = (when?.days ?? []).map((day) => leftAt(product, day, when?.time ?? null))
  return Math.max(
    0,
    onDays.reduce<number>((least, one) => (one === null ? least : Math.min(least, one)), counted),
  )
}

/** What is left on a day, at a time where there are times; none where it is not offered then. */
export function leftAt({ days }: Dated, day: string, time: string | null): number | null {
  const offered = days.find((one) => one.day === day)
  if (!offered) return 0
  if (offered.times.length === 0) return time === null ? offered.left : 0
  const found = offered.times.find((one) => one.time === time)
  return found ? found.left : 0
}

/** Null where one of them is not counted. */
function mostLeft(times: readonly { left: number | null }[]): number | null {
  return times.reduce<number | null>(
    (most, { left }) => (most === null || left === null ? null : Math.max(most, left)),
    0,
  )
}

function lesser(one: number | null, other: number | null): number | null {
  if (one === null) return other
  return other === null ? one : Math.min(one, other)
}
