import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import {
  bookingAttributesSchema,
  bookingChangeKindSchema,
  bookingSourceSchema,
  bookingStateSchema,
  marketingConsentSchema,
} from '@innkeeper/domain/guests/schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const GUESTS = { access: 'staff', capability: 'guests:manage', module: null } as const
export const bookingParamsSchema = z.object({ bookingId: publicIdSchema })

const named = z.object({ id: z.string(), name: z.string() })

/** Another booking, as far as one of this kind is named beside this one. */
export const bookingNameSchema = z.object({
  id: z.string(),
  name: z.string(),
  arrival: z.string(),
  departure: z.string(),
  unit: z.nullable(z.string()),
  state: bookingStateSchema,
})
export type BookingName = z.infer<typeof bookingNameSchema>

/** One line of what happened to a booking. */
export const bookingEventSchema = z.object({
  revision: z.int(),
  at: z.string(),
  kind: bookingChangeKindSchema,
  source: bookingSourceSchema,
  /** Null where another system or the clock did it. */
  by: z.nullable(z.string()),
  /** Names of the fields that changed. */
  fields: z.array(z.string()),
})

/** Everything staff see of one booking and its guest. */
export const guestPageSchema = z.object({
  id: z.string(),
  /** A change names the revision it is based on. */
  revision: z.int(),
  linkKey: z.string(),
  bookingNumber: z.string(),
  /** As it is now by the clock. */
  state: bookingStateSchema,
  type: z.string(),
  arrival: z.string(),
  departure: z.string(),
  unit: z.nullable(
    z.object({ id: z.string(), code: z.string(), floor: z.nullable(z.int()), category: z.nullable(named) }),
  ),
  /** What was booked. */
  unitCategory: z.nullable(named),
  sharedUnitReason: z.nullable(z.string()),
  /** Other bookings in the same unit on the same nights. */
  sharesUnitWith: z.array(bookingNameSchema),
  guest: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    custom: z.record(z.string(), z.string()),
  }),
  /** The person was taken out of it: nothing can be done with it that needs one. */
  isErased: z.boolean(),
  /** When the guest filled in the registration form, and how many adults of the booking did. */
  registeredAt: z.nullable(z.string()),
  registeredPeople: z.int(),
  language: z.nullable(z.string()),
  adults: z.nullable(z.int()),
  children: z.nullable(z.int()),
  expectedArrival: z.nullable(z.string()),
  checkInTime: z.nullable(z.string()),
  checkOutTime: z.nullable(z.string()),
  /** The times that hold: the booking's own, else the property's. */
  times: z.object({ checkIn: z.string(), checkOut: z.string() }),
  /** The code of its unit on each night, also where the guest moved; the one day of a stay without a night. */
  nights: z.array(z.object({ date: z.string(), unit: z.nullable(z.string()) })),
  cancelledAt: z.nullable(z.string()),
  noShowAt: z.nullable(z.string()),
  checkedInAt: z.nullable(z.string()),
  checkedOutAt: z.nullable(z.string()),
  rateCode: z.nullable(z.string()),
  attributes: bookingAttributesSchema,
  isReturningGuest: z.boolean(),
  /** Other stays of the same e-mail address or phone number, newest first. */
  otherStays: z.array(bookingNameSchema),
  /** The groups this stay belongs to and which of their criteria ask something. */
  targetGroups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      because: z.array(z.enum(['rateCode', 'unitCategory', 'nights', 'returningGuest'])),
    }),
  ),
  marketingConsent: z.nullable(marketingConsentSchema),
  source: bookingSourceSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Newest first. */
  history: z.array(bookingEventSchema),
  /** Names of fields that differ from what another system last said: somebody changed them here. */
  changedByHand: z.array(z.string()),
  /** Whether the last change can be undone. */
  canUndo: z.boolean(),
})
export type GuestPage = z.infer<typeof guestPageSchema>

export const getGuest = defineEndpoint({
  ...GUESTS,
  method: 'GET',
  path: 'hotel/guests/:bookingId',
  summary: 'One booking with everything staff see of it',
  params: bookingParamsSchema,
  response: guestPageSchema,
})

/** A unit for some nights: who is there, if anybody. */
export const offeredUnitSchema = z.object({
  id: z.string(),
  code: z.string(),
  floor: z.nullable(z.int()),
  category: named,
  /** Of the category that was booked. */
  isAsBooked: z.boolean(),
  takenBy: z.array(bookingNameSchema),
  /** Who is still to leave it on the day of arrival, if anybody. */
  leftBy: z.nullable(bookingNameSchema),
  /** Whether it is clean today; null for another day, and where the property does not use the cleaning list. */
  isReady: z.nullable(z.boolean()),
})
export type OfferedUnit = z.infer<typeof offeredUnitSchema>

export const offerUnits = defineEndpoint({
  ...GUESTS,
  method: 'GET',
  path: 'hotel/guests/units',
  summary: 'Units for these nights: free ones of the booked category first, and who is in the others',
  query: z.object({
    arrival: daySchema,
    departure: daySchema,
    unitCategoryId: z.optional(publicIdSchema),
    /** The booking that asks is not in its own way. */
    bookingId: z.optional(publicIdSchema),
  }),
  response: z.object({ units: z.array(offeredUnitSchema) }),
})

/** The link as a card to print and hand over. */
export const getGuestCard = defineEndpoint({
  ...GUESTS,
  method: 'GET',
  path: 'hotel/guests/:bookingId/card',
  summary: 'The personal guestbook link with its QR code as a PDF card',
  params: bookingParamsSchema,
  response: 'stream',
})
