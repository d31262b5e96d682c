import { HAND_RULES } from '@innkeeper/domain/guests/outside-change.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { bookingNumberSchema, saidBookingSchema, toldBookingSchema } from './booking.ts'
import { SAID_EXAMPLE, TOLD_EXAMPLE } from './examples.ts'

const OF_SYSTEMS = {
  access: 'system',
  scope: 'bookings',
  module: 'integrations',
  // A token's own: a whole house is sent in minutes, and no program keeps the others waiting.
  limits: { bodyBytes: 64 * 1024, callsPerMinute: 600 },
} as const

const byNumber = z.object({ bookingNumber: bookingNumberSchema })

const savedSchema = z.object({
  booking: toldBookingSchema,
  outcome: z.enum(['created', 'changed', 'unchanged']),
  /** Fields that somebody changed in Innkeeper and that stay as they are although the call says otherwise. */
  kept: z.array(z.string()),
})

export const saveBookingByNumber = defineEndpoint({
  ...OF_SYSTEMS,
  method: 'PUT',
  path: 'hotel/bookings/:bookingNumber',
  summary: 'Creates a booking, or updates the one with this number',
  params: byNumber,
  query: z.object({ byHand: z._default(z.enum(HAND_RULES), 'take news') }),
  body: saidBookingSchema,
  response: savedSchema,
  about: {
    description: [
      'Fields that are left out stay as they are; null empties a field. A new booking needs `arrival`, `departure` and',
      '`firstName`. `unit` is the name of the room, `unitCategory` the name or id of its category. What is wrong is',
      'answered with 422, field by field, in `details.problems`. Sending the same again changes nothing.',
      '\n\nWhat somebody changed in Innkeeper since you last said it is not undone by saying the same again: the answer',
      'lists such fields in `kept`. `byHand` says what to do with them: `take news` (as long as nothing is chosen)',
      'overwrites them once you say something new, `take` always, `keep` never.',
    ].join(' '),
    request: SAID_EXAMPLE,
    response: { booking: TOLD_EXAMPLE, outcome: 'created', kept: [] },
  },
})

const command = {
  ...OF_SYSTEMS,
  method: 'POST',
  params: byNumber,
  response: z.object({ booking: toldBookingSchema, outcome: z.enum(['changed', 'unchanged']) }),
} as const

const SENT_AGAIN =
  'Sent again it changes nothing. With an `Idempotency-Key` a call that is repeated is done once.'

export const cancelBookingByNumber = defineEndpoint({
  ...command,
  path: 'hotel/bookings/:bookingNumber/cancel',
  summary: 'Cancels a booking whose guest has not arrived',
  about: {
    description: `The guest’s link then opens what a visitor without a booking sees. ${SENT_AGAIN}`,
    response: { booking: { ...TOLD_EXAMPLE, status: 'cancelled', revision: 2 }, outcome: 'changed' },
  },
})

export const checkInBookingByNumber = defineEndpoint({
  ...command,
  path: 'hotel/bookings/:bookingNumber/checkIn',
  summary: 'The guest has arrived',
  about: {
    description: `The guest’s open page follows within a second. ${SENT_AGAIN}`,
    response: { booking: { ...TOLD_EXAMPLE, status: 'in house', revision: 2 }, outcome: 'changed' },
  },
})

export const checkOutBookingByNumber = defineEndpoint({
  ...command,
  path: 'hotel/bookings/:bookingNumber/checkOut',
  summary: 'The guest has left',
  about: {
    description: `What opens the room is gone from the guest’s phone. ${SENT_AGAIN}`,
    response: { booking: { ...TOLD_EXAMPLE, status: 'departed', revision: 3 }, outcome: 'changed' },
  },
})

export const getBookingByNumber = defineEndpoint({
  ...OF_SYSTEMS,
  method: 'GET',
  path: 'hotel/bookings/:bookingNumber',
  summary: 'The booking with this number',
  params: byNumber,
  response: toldBookingSchema,
  about: { response: TOLD_EXAMPLE },
})

/** Most bookings in one answer. */
export const CHANGES_MAX = 200

export const listBookingChanges = defineEndpoint({
  ...OF_SYSTEMS,
  method: 'GET',
  path: 'hotel/bookings',
  summary: 'Bookings that were made or changed since a cursor, those that changed longest ago first',
  query: z.object({
    /** The `cursor` of the last answer; without one, from the beginning. */
    changedSince: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(CHANGES_MAX)), 100),
  }),
  response: z.object({
    bookings: z.array(toldBookingSchema),
    /** Where the next call begins. Keep it once what this answer says is written. */
    cursor: z.string(),
    /** Whether there are more already. */
    hasMore: z.boolean(),
  }),
  about: {
    description: [
      'Every booking of the property, cancelled ones included. Keep `cursor` and send it as `changedSince` with the next',
      'call: nothing is missed, and a booking that changed again comes again. A change may take a moment to be listed.',
      'After the installation was restored from a backup on another database a cursor may be answered with',
      '`booking/cursor-unknown`: begin again without one.',
    ].join(' '),
    response: { bookings: [TOLD_EXAMPLE], cursor: 'MTIzNDUuazNKOXhRMm1UN3ZSNW5MdzhZY1pwQQ', hasMore: false },
  },
})
