import * as z from 'zod/mini'

export const OPEN_PER_DEVICE_MAX = 50
export const PER_HOUR_MAX = 1000

/** How many orders may come without a booking; none at all with 0. */
export const orderLimitsSchema = z.object({
  /** Unanswered or unpaid, from one device. */
  openPerDevice: z.int().check(z.gte(0), z.lte(OPEN_PER_DEVICE_MAX)),
  /** From everybody together, within an hour. */
  perHour: z.int().check(z.gte(0), z.lte(PER_HOUR_MAX)),
})
export type OrderLimits = z.infer<typeof orderLimitsSchema>

export const DEFAULT_ORDER_LIMITS: OrderLimits = { openPerDevice: 3, perHour: 20 }
