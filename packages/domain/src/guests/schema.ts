import * as z from 'zod/mini'
import { daySchema } from '../calendar-schema.ts'
import { publicIdSchema } from '../ids.ts'

/** What is stored; a visitor without a booking is `qr`, which no booking has. */
export const BOOKING_STATES = ['precheckin', 'checkin', 'checkout'] as const
export const bookingStateSchema = z.enum(BOOKING_STATES)
export type BookingState = z.infer<typeof bookingStateSchema>

export const DEFAULT_BOOKING_TYPE = 'accommodation'

export const guestSchema = z.object({
  type: z.literal('person'),
  firstName: z.string().check(z.maxLength(100)),
  lastName: z.string().check(z.maxLength(100)),
  email: z.nullable(z.string().check(z.maxLength(200))),
  phone: z.nullable(z.string().check(z.maxLength(40))),
  /** Fields a property adds (spec 3). */
  custom: z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(500))),
})
export type Guest = z.infer<typeof guestSchema>

export const bookingSchema = z.object({
  id: publicIdSchema,
  linkKey: publicIdSchema,
  bookingNumber: z.string().check(z.maxLength(60)),
  arrival: daySchema,
  departure: daySchema,
  state: bookingStateSchema,
  type: z.string().check(z.maxLength(40)),
  rateCode: z.nullable(z.string().check(z.maxLength(40))),
  unitId: z.nullable(publicIdSchema),
  language: z.nullable(z.string().check(z.maxLength(5))),
  guest: guestSchema,
})
export type Booking = z.infer<typeof bookingSchema>
