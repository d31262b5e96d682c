import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import * as z from 'zod/mini'

export const PERIODS = ['today', '7-days', '30-days', 'month', 'custom'] as const
export type PeriodName = (typeof PERIODS)[number]

/** What the address of the statistics page keeps; the days are those of a custom period alone. */
export const statisticsSearchSchema = z.object({
  period: z._default(z.enum(PERIODS), '30-days'),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
})
export type StatisticsSearch = z.infer<typeof statisticsSearchSchema>
