import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { CLEANING_CHOICES, CLEANING_NOTE_MAX } from '@innkeeper/domain/cleaning/constants.ts'
import { CLEANING_STANDINGS } from '@innkeeper/domain/cleaning/offer.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const GUEST = { access: 'guest', module: 'roomCleaning' } as const
const params = z.object({ hotel: propertyIdSchema, bookingId: publicIdSchema })

/** What is known of tomorrow for one stay. */
export const stayCleaningSchema = z.object({
  /** Tomorrow by the property's calendar. */
  date: z.string(),
  standing: z.enum(CLEANING_STANDINGS),
  choice: z.nullable(z.enum(CLEANING_CHOICES)),
  note: z.string(),
  /** Whether the room is cleaned tomorrow as things stand. */
  isCleaned: z.boolean(),
  /** Every how many nights the house cleans whatever the guest wants; null for never. */
  forcedNights: z.nullable(z.int()),
})
export type StayCleaning = z.infer<typeof stayCleaningSchema>

export const getCleaning = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/bookings/:bookingId/cleaning',
  summary: 'What a guest can decide about tomorrow’s cleaning, and what they decided',
  params,
  response: stayCleaningSchema,
})

export const chooseCleaning = defineEndpoint({
  ...GUEST,
  method: 'PUT',
  path: 'guest/:hotel/bookings/:bookingId/cleaning',
  summary: 'Ask for tomorrow’s cleaning or skip it, while the window of the card is open',
  params,
  body: z.object({
    /** The card it was chosen on: its window counts. */
    cardId: publicIdSchema,
    /** Tomorrow as the guest saw it: a choice that comes after midnight is not for another day. */
    date: daySchema,
    choice: z.enum(CLEANING_CHOICES),
    note: z._default(z.string().check(z.maxLength(CLEANING_NOTE_MAX)), ''),
    /** How long it waited for a connection: of two devices the choice that was made last counts. */
    agoMs: z._default(z.int().check(z.gte(0)), 0),
  }),
  limits: { bodyBytes: 4096, callsPerMinute: 120 },
  response: stayCleaningSchema,
})
