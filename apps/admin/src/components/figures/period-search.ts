import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import * as z from 'zod/mini'

export const PERIODS = ['today', '7-days', '30-days', '90-days', 'month', 'year', 'custom'] as const
export type PeriodName = (typeof PERIODS)[number]

/** What the address of a page with figures keeps; the days are those of a custom period alone. */
export const periodSearchSchema = z.object({
  period: z._default(z.enum(PERIODS), '30-days'),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
})
export type PeriodSearch = z.infer<typeof periodSearchSchema>
