import * as z from 'zod/mini'
import { clockSchema, daySchema, momentSchema } from '../calendar-schema.ts'
import { publicIdSchema } from '../ids.ts'

/** What is stored; a visitor without a booking is `qr`, which no booking has. */
export const BOOKING_STATES = ['precheckin', 'checkin', 'checkout'] as const
export const bookingStateSchema = z.enum(BOOKING_STATES)
export type BookingState = z.infer<typeof bookingStateSchema>

/** Who wrote a booking, or a change of it. */
export const BOOKING_SOURCES = ['staff', 'import', 'api', 'pms', 'demo', 'guest'] as const
export const bookingSourceSchema = z.enum(BOOKING_SOURCES)
export type BookingSource = z.infer<typeof bookingSourceSchema>

/** What happened to a booking at one of its revisions. */
export const BOOKING_CHANGE_KINDS = [
  'created',
  'changed',
  'checked-in',
  'checked-out',
  'moved',
  'cancelled',
  'no-show',
  'reinstated',
  'link-renewed',
  'undone',
  'erased',
] as const
export const bookingChangeKindSchema = z.enum(BOOKING_CHANGE_KINDS)
export type BookingChangeKind = z.infer<typeof bookingChangeKindSchema>

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

/** What other systems know of a booking (spec 3); its number stands beside the other fields. */
export const bookingAttributesSchema = z.object({
  lastUpdate: z.nullable(momentSchema),
  /** The picture or page another system made for this booking's code. */
  qrcodeurl: z.nullable(z.string().check(z.maxLength(2000))),
  /** What opens the unit as another system says it: a code or the address of a digital key. */
  unitkey: z.nullable(z.string().check(z.maxLength(2000))),
})
export type BookingAttributes = z.infer<typeof bookingAttributesSchema>
export const NO_ATTRIBUTES: BookingAttributes = { lastUpdate: null, qrcodeurl: null, unitkey: null }

/** As they are stored: what nobody said is left out. */
export function attributesOf(stored: Partial<BookingAttributes>): BookingAttributes {
  return { ...NO_ATTRIBUTES, ...stored }
}

/** Where a guest's own answer about offers comes from: the guestbook's privacy settings, or the link in a mail. */
export const OWN_CONSENT_SOURCES = ['guestbook', 'mail'] as const
export type OwnConsentSource = (typeof OWN_CONSENT_SOURCES)[number]

/** Whether the guest wants offers, who asked and when; null while nobody did. */
export const marketingConsentSchema = z.object({
  version: z.literal(1),
  isGiven: z.boolean(),
  source: z.string().check(z.maxLength(60)),
  at: momentSchema,
})
export type MarketingConsent = z.infer<typeof marketingConsentSchema>

const peopleSchema = z.nullable(z.int().check(z.gte(0), z.lte(99)))

export const bookingSchema = z.object({
  id: publicIdSchema,
  linkKey: publicIdSchema,
  bookingNumber: z.string().check(z.maxLength(60)),
  arrival: daySchema,
  departure: daySchema,
  state: bookingStateSchema,
  type: z.string().check(z.maxLength(40)),
  rateCode: z.nullable(z.string().check(z.maxLength(40))),
  /** What was booked; the unit may be another. */
  unitCategoryId: z.nullable(publicIdSchema),
  unitId: z.nullable(publicIdSchema),
  language: z.nullable(z.string().check(z.maxLength(5))),
  guest: guestSchema,
  adults: peopleSchema,
  children: peopleSchema,
  expectedArrival: z.nullable(clockSchema),
  /** Own times, where they differ from the property's. */
  checkInTime: z.nullable(clockSchema),
  checkOutTime: z.nullable(clockSchema),
  attributes: bookingAttributesSchema,
})
export type Booking = z.infer<typeof bookingSchema>
