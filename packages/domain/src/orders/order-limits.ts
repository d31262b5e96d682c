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

/**
 * How many of the property's orders without a booking one network may send in an hour. Half: nobody alone can use up
 * what is there for all, and guests on the hotel's own Wi-Fi, who are one network, still have as much again as all
 * others. Whoever names their booking, or opens its link, is not counted.
 */
export function perNetworkOf({ perHour }: Pick<OrderLimits, 'perHour'>): number {
  return Math.ceil(perHour / 2)
}

/** Orders that staff try out in a property's previews within an hour; a token to them gets forwarded. */
export const PREVIEWS_PER_HOUR = 30

/**
 * Orders that may wait for their payment at the same time, for half an hour at most: each has a page open at the
 * provider and holds stock. A booking counts for itself, however many guests share its address.
 */
export const UNPAID_LIMITS = { perBooking: 5, perDevice: 3, perNetwork: 20 } as const

export const DEFAULT_ORDER_LIMITS: OrderLimits = { openPerDevice: 3, perHour: 20 }
