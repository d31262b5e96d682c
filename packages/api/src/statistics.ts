import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import {
  TRACKING_BATCH_MAX,
  TRACKING_BATCH_PATTERN,
  TRACKING_BODY_BYTES,
  TRACKING_CALLS_PER_MINUTE,
} from '@innkeeper/domain/statistics/constants.ts'
import { trackingEventSchema } from '@innkeeper/domain/statistics/schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { csvQuerySchema } from './properties.ts'

export const postPlatformStatistics = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/platformStatistics',
  summary: 'What a guest who agreed to it has read, sent when the page is hidden',
  access: 'guest',
  module: 'platformStatistics',
  params: z.object({ hotel: propertyIdSchema }),
  /** The browser's name for these events: sent again under it, they count once. Older apps give none. */
  query: z.object({ batch: z.optional(z.string().check(z.regex(TRACKING_BATCH_PATTERN))) }),
  body: z.array(trackingEventSchema).check(z.minLength(1), z.maxLength(TRACKING_BATCH_MAX)),
  /** How many were kept; those whose time cannot be right are not, nor any once the property's day is full. */
  response: z.object({ kept: z.int() }),
  limits: { bodyBytes: TRACKING_BODY_BYTES, callsPerMinute: TRACKING_CALLS_PER_MINUTE },
})

const results = { access: 'staff', capability: 'results:read', module: 'products' } as const

/** Days in the property's time zone, both included; at most a year. */
export const orderStatisticsQuerySchema = z.object({ from: daySchema, to: daySchema })

const amountOf = { count: z.int(), revenue: z.int() }

export const orderStatisticsSchema = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  /** Placed orders without those in preview; revenue is of accepted ones. */
  total: z.object({ ...amountOf, accepted: z.int(), declined: z.int(), waiting: z.int() }),
  /** The same number of days before, to compare with. */
  before: z.object(amountOf),
  days: z.array(z.object({ date: z.string(), ...amountOf })),
  byProduct: z.array(
    z.object({ productId: z.string(), name: z.string(), quantity: z.int(), revenue: z.int() }),
  ),
  bySource: z.array(z.object({ source: z.string(), ...amountOf })),
  /** Seconds from the request to the decision by a person; null without any. */
  answerTime: z.object({ median: z.nullable(z.number()), p90: z.nullable(z.number()), count: z.int() }),
  declineReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})
export type OrderStatistics = z.infer<typeof orderStatisticsSchema>

export const getOrderStatistics = defineEndpoint({
  ...results,
  method: 'GET',
  path: 'hotel/statistics/orders',
  summary: 'Orders of some days: count, revenue, by product and source, answer time, reasons',
  query: orderStatisticsQuerySchema,
  response: orderStatisticsSchema,
})

export const getOrderStatisticsCsv = defineEndpoint({
  ...results,
  method: 'GET',
  path: 'hotel/statistics/orders.csv',
  summary: 'The lines of those orders as CSV, without any person',
  query: z.extend(orderStatisticsQuerySchema, csvQuerySchema.shape),
  response: 'stream',
})

export const getOrdersToday = defineEndpoint({
  method: 'GET',
  path: 'hotel/statistics/ordersToday',
  summary: 'Waiting requests and what today brought, for the first page',
  access: 'staff',
  capability: 'requests:handle',
  module: 'products',
  response: z.object({
    waiting: z.int(),
    /** The requests that wait longest. */
    oldest: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        guestName: z.string(),
        unit: z.nullable(z.string()),
        requestTime: z.string(),
      }),
    ),
    orders: z.int(),
    revenue: z.int(),
    currency: z.string(),
  }),
})
