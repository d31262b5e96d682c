import { clockSchema, daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { bookingParamsSchema, GUESTS, guestPageSchema } from './guest-page.ts'

const line = (maxLength: number) => z.string().check(z.overwrite(singleLine), z.maxLength(maxLength))
const people = z.nullable(z.int().check(z.gte(0), z.lte(99)))

/**
 * A booking as staff write it; what is left out stays as it is. What is wrong with it is answered with 422
 * `booking/invalid` and `details.problems` by field (domain/guests/booking-problems.ts).
 */
export const stayFieldsSchema = z.partial(
  z.object({
    firstName: line(100),
    lastName: line(100),
    email: z.nullable(line(200)),
    phone: z.nullable(line(40)),
    /** Custom guest fields by their id; null takes one away. */
    custom: z.record(z.string().check(z.maxLength(60)), z.nullable(z.string().check(z.maxLength(500)))),
    language: z.nullable(line(5)),
    arrival: daySchema,
    departure: daySchema,
    unitId: z.nullable(publicIdSchema),
    unitCategoryId: z.nullable(publicIdSchema),
    bookingNumber: line(60),
    rateCode: z.nullable(line(40)),
    adults: people,
    children: people,
    expectedArrival: z.nullable(clockSchema),
    checkInTime: z.nullable(clockSchema),
    checkOutTime: z.nullable(clockSchema),
    /** Whether the guest wants offers; who asked and when is written by the server. */
    wantsOffers: z.nullable(z.boolean()),
  }),
)
export type StayFields = z.infer<typeof stayFieldsSchema>

/** Why a unit that is taken is shared; without it such a unit is refused with 409 `booking/unit-taken`. */
const sharedUnitReason = z.optional(line(200))
const revision = z.int()
const revisionBody = z.object({ revision })
/** For what takes a unit again that somebody else may have by now. */
const returnBody = z.object({ revision, sharedUnitReason })
const changeBody = z.object({ revision, change: stayFieldsSchema, sharedUnitReason })

const command = { ...GUESTS, method: 'POST', params: bookingParamsSchema, response: guestPageSchema } as const

/** A stale revision is answered with 409 `booking/stale-revision` and `details.current`, the page as it is now. */
export const changeGuest = defineEndpoint({
  ...GUESTS,
  method: 'PUT',
  path: 'hotel/guests/:bookingId',
  summary: 'Change a booking: the guest, the nights, the unit',
  params: bookingParamsSchema,
  body: changeBody,
  response: guestPageSchema,
})

export const createGuest = defineEndpoint({
  ...GUESTS,
  method: 'POST',
  path: 'hotel/guests',
  summary: 'A new booking, or a guest without one who stays now',
  body: z.object({ booking: stayFieldsSchema, sharedUnitReason, checksIn: z.boolean() }),
  response: guestPageSchema,
})

export const checkInGuest = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/checkIn',
  summary: 'Check a guest in, with what was corrected at the desk',
  body: changeBody,
})

export const checkOutGuest = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/checkOut',
  summary: 'Check a guest out; what is for their unit is gone from their phone at once',
  body: revisionBody,
})

export const cancelGuest = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/cancel',
  summary: 'Cancel a booking; its link opens as a visitor’s without one',
  body: revisionBody,
})

export const markNoShow = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/noShow',
  summary: 'Write down that the guest did not come',
  body: revisionBody,
})

export const reinstateGuest = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/reinstate',
  summary: 'Bring a cancelled booking or a no-show back',
  body: returnBody,
})

export const undoGuestChange = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/undo',
  summary: 'Undo the change that made this revision, where nothing changed since',
  body: returnBody,
})

export const renewGuestLink = defineEndpoint({
  ...command,
  path: 'hotel/guests/:bookingId/link',
  summary: 'Give a booking a new link; the old one is unknown at once',
  body: revisionBody,
})
