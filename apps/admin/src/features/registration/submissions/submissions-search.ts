import { SUBMISSIONS_PAGE_MAX } from '@innkeeper/api/registration/submissions.ts'
import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import * as z from 'zod/mini'
import type { AskedDays, AskedSubmissions } from './api.ts'

export const PARTS = ['sent', 'missing'] as const
export type Part = (typeof PARTS)[number]
/** Whose registration is missing: those who come on these days. */
export const ARRIVING = ['today', 'tomorrow', 'week'] as const
export type Arriving = (typeof ARRIVING)[number]
export const PAGE_SIZE = Math.min(25, SUBMISSIONS_PAGE_MAX)

/** What the address of the page keeps. */
export const submissionsSearchSchema = z.object({
  part: z._default(z.enum(PARTS), 'sent'),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Days of arrival. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  unread: z.optional(z.literal(true)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  arriving: z._default(z.enum(ARRIVING), 'today'),
  /** The registration that is open. */
  id: z.optional(publicIdSchema),
})
export type SubmissionsSearch = Partial<z.infer<typeof submissionsSearchSchema>>

/** What narrows the list, as the server is asked for it; a file of it holds all pages. */
export function filtersAsked({ search, from, to, order, unread }: SubmissionsSearch) {
  return {
    ...(search ? { searchTerm: search } : {}),
    ...(from ? { fromDate: from } : {}),
    ...(to ? { toDate: to } : {}),
    ...(order ? { order } : {}),
    ...(unread ? { unread: '1' as const } : {}),
  }
}

export function submissionsAsked(search: SubmissionsSearch): AskedSubmissions {
  return { ...filtersAsked(search), pageNumber: search.page ?? 1, pageSize: PAGE_SIZE }
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, from, to, unread }: SubmissionsSearch): boolean {
  return [search, from, to, unread].some(Boolean)
}

const SPANS: Record<Arriving, { first: number; last: number }> = {
  today: { first: 0, last: 0 },
  tomorrow: { first: 1, last: 1 },
  week: { first: 0, last: 6 },
}

export function daysOf(arriving: Arriving, today: string): AskedDays {
  const { first, last } = SPANS[arriving]
  return { fromDate: addDays(today, first), toDate: addDays(today, last) }
}
