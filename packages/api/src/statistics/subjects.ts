import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { SUBJECTS } from '@innkeeper/domain/statistics/subjects.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { csvQuerySchema } from '../properties.ts'

const RESULTS = { access: 'staff', capability: 'results:read', module: null } as const

export const STATISTICS_SCOPES = ['property', 'all'] as const

/** Days in each property's own time zone, both included; at most a year, and the same for what it is compared with. */
export const statisticsQuerySchema = z.object({
  from: daySchema,
  to: daySchema,
  /** Left out: as many days right before. */
  compareFrom: z.optional(daySchema),
  compareTo: z.optional(daySchema),
  /** Of the active property, or of all in which the caller may read results. */
  scope: z._default(z.enum(STATISTICS_SCOPES), 'property'),
})

const countsSchema = z.record(z.string(), z.number())
const factorsSchema = z.object({ water: z.number(), minutes: z.number(), money: z.number() })

const askedSchema = z.object({
  from: z.string(),
  to: z.string(),
  compareFrom: z.string(),
  compareTo: z.string(),
  currency: z.string(),
  /** What a skipped cleaning saves; of several properties, as the active one reckons. */
  factors: factorsSchema,
  properties: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Properties that reckon in another currency: their money is not in the sums. */
  otherCurrencies: z.array(z.object({ id: z.string(), name: z.string(), currency: z.string() })),
})

const dayCountsSchema = z.object({ date: z.string(), counts: countsSchema })

/** Of each subject what its measures are made of, by day. */
export const statisticsOverviewSchema = z.extend(askedSchema, {
  subjects: z.array(
    z.object({
      subject: z.enum(SUBJECTS),
      /** Days on which nothing was counted are left out. */
      days: z.array(dayCountsSchema),
      before: countsSchema,
    }),
  ),
  /** Subjects that no property asked for has the module of. */
  closed: z.array(z.enum(SUBJECTS)),
})
export type StatisticsOverview = z.infer<typeof statisticsOverviewSchema>

export const getStatistics = defineEndpoint({
  ...RESULTS,
  method: 'GET',
  path: 'hotel/statistics',
  summary: 'What is counted of all subjects in some days, beside other days',
  query: statisticsQuerySchema,
  response: statisticsOverviewSchema,
})

export const subjectStatisticsSchema = z.extend(askedSchema, {
  subject: z.enum(SUBJECTS),
  days: z.array(dayCountsSchema),
  beforeDays: z.array(dayCountsSchema),
  /** Taken apart: each row with its name where it is still known, its counts, and those of the other days. */
  parts: z.array(
    z.object({
      part: z.string(),
      rows: z.array(
        z.object({
          row: z.string(),
          name: z.nullable(z.string()),
          counts: countsSchema,
          before: countsSchema,
        }),
      ),
    }),
  ),
  /** Of vouchers: each card since it was made; one that was deleted is not active any more. */
  vouchers: z.optional(
    z.array(
      z.object({
        cardId: z.string(),
        propertyId: z.string(),
        name: z.nullable(z.string()),
        isActive: z.boolean(),
        redeemed: z.int(),
        firstRedeemedAt: z.nullable(z.string()),
        lastRedeemedAt: z.nullable(z.string()),
      }),
    ),
  ),
  /** By property, where several were asked for. */
  byProperty: z.array(
    z.object({ id: z.string(), name: z.string(), counts: countsSchema, before: countsSchema }),
  ),
})
export type SubjectStatistics = z.infer<typeof subjectStatisticsSchema>

export const getSubjectStatistics = defineEndpoint({
  ...RESULTS,
  method: 'GET',
  path: 'hotel/statistics/subjects/:subject',
  summary: 'One subject in some days, beside other days, and taken apart',
  params: z.object({ subject: z.enum(SUBJECTS) }),
  query: statisticsQuerySchema,
  response: subjectStatisticsSchema,
})

export const exportStatistics = defineEndpoint({
  ...RESULTS,
  method: 'GET',
  path: 'hotel/statistics/export',
  summary: 'The same as CSV or XLSX: the overview, or one subject with its parts, without any guest',
  query: z.extend(
    z.extend(statisticsQuerySchema, {
      subject: z.optional(z.enum(SUBJECTS)),
      format: z.enum(['csv', 'xlsx']),
    }),
    csvQuerySchema.shape,
  ),
  response: 'stream',
})

export const getWeeklySummary = defineEndpoint({
  ...RESULTS,
  method: 'GET',
  path: 'hotel/statistics/weeklySummary',
  summary: 'Whether the caller gets the summary of the week by e-mail',
  isForPeople: true,
  response: z.object({ isOn: z.boolean(), email: z.string() }),
})

export const changeWeeklySummary = defineEndpoint({
  ...RESULTS,
  method: 'PUT',
  path: 'hotel/statistics/weeklySummary',
  summary: 'Get the summary of the week by e-mail every Monday, or no more',
  isForPeople: true,
  body: z.object({ isOn: z.boolean() }),
  response: z.object({ isOn: z.boolean(), email: z.string() }),
})
