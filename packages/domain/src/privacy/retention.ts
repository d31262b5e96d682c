import * as z from 'zod/mini'

export const RETAINED = ['guests', 'messages', 'answers'] as const
export type Retained = (typeof RETAINED)[number]

export const RETENTION_MONTHS = { least: 1, most: 120, usual: 24 } as const
const monthsSchema = z.int().check(z.gte(RETENTION_MONTHS.least), z.lte(RETENTION_MONTHS.most))

/** Months after departure until it is taken away. */
export const retentionSchema = z.object({
  guests: monthsSchema,
  messages: monthsSchema,
  answers: monthsSchema,
})
export type Retention = z.infer<typeof retentionSchema>

const { usual } = RETENTION_MONTHS
export const USUAL_RETENTION: Retention = { guests: usual, messages: usual, answers: usual }

/** The same day some months later, or the last of a month that is too short for it. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + month + months
  return dateOf(index, Math.min(day, daysIn(index)))
}

/** The latest departure whose months are over today; this day and all before it are due. */
export function lastDueDeparture(today: string, months: number): string {
  const { year, month, day } = partsOf(today)
  const index = year * 12 + month - months
  // The end of a short month is also where the longer days before it arrive.
  const isMonthEnd = day === daysIn(year * 12 + month)
  return dateOf(index, isMonthEnd ? daysIn(index) : Math.min(day, daysIn(index)))
}

function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month: month - 1, day }
}

/** `index` counts the months of all years. */
function daysIn(index: number): number {
  return new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).getUTCDate()
}

function dateOf(index: number, day: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, '0')
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
