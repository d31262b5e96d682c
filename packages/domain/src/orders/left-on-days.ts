/** A day something is offered on, with what is left of it and at each of its times; null where nobody counts. */
type OfferedDay = { left: number | null; times: readonly { left: number | null }[] }

type Offered = { left: number | null; asksForDays: boolean; days: readonly OfferedDay[] }

/** How many can be had on a day, at its best time where there are times. */
export function leftOnDay({ left, times }: OfferedDay): number | null {
  if (times.length === 0) return left
  return times.some((time) => time.left === null) ? null : Math.max(...times.map((time) => time.left ?? 0))
}

/** Whether none of it can be had any more, on any day: in the store, in boxes, on pages and in e-mails alike. */
export function isNothingLeft({ left, asksForDays, days }: Offered): boolean {
  return left === 0 || (asksForDays && days.every((day) => leftOnDay(day) === 0))
}
