import * as z from 'zod/mini'

/** Lists whose filters a person can give a name. */
export const FILTERED_LISTS = ['requests', 'guests', 'products', 'cards'] as const
export const filteredListSchema = z.enum(FILTERED_LISTS)
export type FilteredList = (typeof FILTERED_LISTS)[number]

/** More than fit on a line are not found again. */
export const SAVED_FILTERS_MAX = 12
export const FILTER_NAME_MAX = 40

/** What the address of a list keeps: short words, numbers and switches. */
export const filtersSchema = z
  .record(
    z.string().check(z.regex(/^[A-Za-z]{1,30}$/)),
    z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]),
  )
  .check(z.refine((filters) => Object.keys(filters).length <= 20))
export type Filters = z.infer<typeof filtersSchema>

/** Of the moment, not of the view: the page one was on and what stood open. */
const OF_THE_MOMENT = ['page', 'after', 'before', 'open']

/** What of an address is worth a name: what is empty, or of the moment, is left out. */
export function filtersOf(search: Record<string, unknown>): Filters {
  const kept = Object.entries(search).filter(
    ([name, value]) => value !== undefined && value !== '' && !OF_THE_MOMENT.includes(name),
  )
  return Object.fromEntries(kept) as Filters
}

/** Whether two narrow a list in the same way, in whichever order they are written. */
export function areSameFilters(one: Filters, other: Filters): boolean {
  const lines = (filters: Filters) =>
    JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return lines(one) === lines(other)
}
