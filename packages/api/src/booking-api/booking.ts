import { clockSchema, daySchema, momentSchema } from '@innkeeper/domain/calendar-schema.ts'
import { OUTSIDE_STATUSES } from '@innkeeper/domain/guests/outside-change.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'

const text = (most: number) => z.string().check(z.maxLength(most))
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
/** What is empty is nothing. */
const orNull = (most: number) =>
  z.nullable(
    z.pipe(
      line(most),
      z.transform((value) => value || null),
    ),
  )
const people = z.nullable(z.int().check(z.gte(0), z.lte(99)))
const custom = z.record(text(60), text(500))
const attributes = z.object({
  lastUpdate: z.nullable(momentSchema),
  qrcodeurl: z.nullable(text(2000)),
  unitkey: z.nullable(text(2000)),
})

export const bookingNumberSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
export const statusSchema = z.enum(OUTSIDE_STATUSES)

/** What another system says of a booking; what it leaves out it does not know, and null is that there is none. */
export const saidBookingSchema = z.strictObject({
  arrival: z.optional(daySchema),
  departure: z.optional(daySchema),
  firstName: z.optional(line(100)),
  lastName: z.optional(line(100)),
  email: z.optional(orNull(200)),
  phone: z.optional(orNull(40)),
  language: z.optional(orNull(5)),
  rateCode: z.optional(orNull(40)),
  /** The room by the name staff know it by: "204". */
  unit: z.optional(orNull(100)),
  /** The room category by its name or its id. */
  unitCategory: z.optional(orNull(100)),
  adults: z.optional(people),
  children: z.optional(people),
  expectedArrival: z.optional(z.nullable(clockSchema)),
  checkInTime: z.optional(z.nullable(clockSchema)),
  checkOutTime: z.optional(z.nullable(clockSchema)),
  custom: z.optional(custom),
  attributes: z.optional(z.partial(attributes)),
  isReturningGuest: z.optional(z.nullable(z.boolean())),
  status: z.optional(statusSchema),
})
export type SaidBooking = z.infer<typeof saidBookingSchema>

/** A booking as other systems are told it. */
export const toldBookingSchema = z.object({
  bookingNumber: z.string(),
  id: publicIdSchema,
  status: statusSchema,
  arrival: z.string(),
  departure: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  language: z.nullable(z.string()),
  rateCode: z.nullable(z.string()),
  unit: z.nullable(z.string()),
  unitCategory: z.nullable(z.string()),
  adults: z.nullable(z.int()),
  children: z.nullable(z.int()),
  expectedArrival: z.nullable(z.string()),
  checkInTime: z.nullable(z.string()),
  checkOutTime: z.nullable(z.string()),
  custom: z.record(z.string(), z.string()),
  attributes: z.object({
    lastUpdate: z.nullable(z.string()),
    qrcodeurl: z.nullable(z.string()),
    unitkey: z.nullable(z.string()),
  }),
  isReturningGuest: z.boolean(),
  /** When the guest filled in the registration form. */
  registeredAt: z.nullable(z.string()),
  checkedInAt: z.nullable(z.string()),
  checkedOutAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** The guest's own page. */
  guestbookUrl: z.string(),
  /** Counts the changes of the booking. */
  revision: z.int(),
  changedAt: z.string(),
})
export type ToldBooking = z.infer<typeof toldBookingSchema>
