import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { csvQuerySchema } from '../properties.ts'

const results = { access: 'staff', capability: 'results:read', module: 'upselling' } as const

/** Days in the property's time zone, both included; at most a year. */
export const upsellingStatisticsQuerySchema = z.object({ from: daySchema, to: daySchema })

/** Each step holds those of the step before who went on; the first three are totals without anybody. */
const funnelSteps = {
  shown: z.int(),
  opened: z.int(),
  inCart: z.int(),
  requested: z.int(),
  accepted: z.int(),
  /** Of accepted lines. */
  revenue: z.int(),
}

const requests = { requested: z.int(), accepted: z.int(), revenue: z.int() }

export const upsellingStatisticsSchema = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  total: z.object(funnelSteps),
  /** Of the guests who agreed to be counted: the first three steps. */
  agreed: z.object({ shown: z.int(), opened: z.int(), inCart: z.int() }),
  days: z.array(z.object({ date: z.string(), ...funnelSteps })),
  /** A deal that was deleted keeps its figures, without a title. */
  byDeal: z.array(z.object({ dealId: z.string(), title: z.nullable(z.string()), ...funnelSteps })),
  /**
   * By the message, card or page the guest came from; `label` is its name where it is still there. The steps are those
   * of deals; what came of room upgrades stands beside them.
   */
  byOrigin: z.array(
    z.object({
      kind: z.enum(['message', 'card', 'page', 'other']),
      id: z.string(),
      label: z.nullable(z.string()),
      ...funnelSteps,
      upgrades: z.object(requests),
    }),
  ),
  /** Requests for room upgrades in the same days. */
  upgrades: z.object(requests),
  /** Why the house, or the clock, declined requests for deals and upgrades. */
  declineReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** Requests that guests took back before anybody answered, and did not send again. */
  takenBack: z.int(),
  arrivals: z.object({ count: z.int(), averageRevenue: z.nullable(z.int()) }),
})
export type UpsellingStatistics = z.infer<typeof upsellingStatisticsSchema>

export const getUpsellingStatistics = defineEndpoint({
  ...results,
  method: 'GET',
  path: 'hotel/upselling/statistics',
  summary: 'How deals did in some days: from shown to accepted, by deal and by where guests came from',
  query: upsellingStatisticsQuerySchema,
  response: upsellingStatisticsSchema,
})

export const getUpsellingStatisticsCsv = defineEndpoint({
  ...results,
  method: 'GET',
  path: 'hotel/upselling/statistics.csv',
  summary: 'The same by day, deal, origin and reason as CSV, without any person',
  query: z.extend(upsellingStatisticsQuerySchema, csvQuerySchema.shape),
  response: 'stream',
})
