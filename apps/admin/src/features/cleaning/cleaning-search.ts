import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { LIST_ORDERS } from '@innkeeper/domain/cleaning/constants.ts'
import * as z from 'zod/mini'

export const ROOM_FILTERS = ['to do', 'mine', 'done', 'all'] as const
export type RoomFilter = (typeof ROOM_FILTERS)[number]

/** What the address of the list keeps. */
export const cleaningSearchSchema = z.object({
  /** Today where it names none. */
  date: z.optional(daySchema),
  order: z._default(z.enum(LIST_ORDERS), 'floor'),
  filter: z._default(z.enum(ROOM_FILTERS), 'to do'),
})
export type CleaningSearch = Partial<z.infer<typeof cleaningSearchSchema>>
