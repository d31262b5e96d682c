import * as z from 'zod/mini'
import { daySchema } from '../calendar-schema.ts'
import { publicIdSchema } from '../ids.ts'
import { priceSchema } from '../orders/product-schema.ts'
import { ROOM_DESCRIPTION_MAX, ROOM_WORD_MAX, SEASONS_MAX } from './constants.ts'

const languageIndexSchema = z.string().check(z.regex(/^\d{1,3}$/))
const shortText = z.string().check(z.maxLength(ROOM_WORD_MAX))

export const roomWordsSchema = z.object({
  title: shortText,
  description: z.string().check(z.maxLength(ROOM_DESCRIPTION_MAX)),
  size: shortText,
  beds: shortText,
  view: shortText,
  bath: shortText,
  amenities: z.array(shortText).check(z.maxLength(30)),
})
export type RoomWords = z.infer<typeof roomWordsSchema>

/** How a category of rooms is shown to guests. */
export const roomTypeSchema = z.object({
  version: z.literal(1),
  pictures: z.array(publicIdSchema).check(z.maxLength(10)),
  content: z.record(languageIndexSchema, roomWordsSchema),
})
export type RoomType = z.infer<typeof roomTypeSchema>

export const integrationIdSchema = z.nullable(z.string().check(z.maxLength(80)))

const seasonSchema = z.object({ from: daySchema, to: daySchema, price: priceSchema })
export type Season = z.infer<typeof seasonSchema>

/** The first shape of a stored room upgrade: what it costs for each night to have another category. */
export const roomUpgradeSchema = z.object({
  id: publicIdSchema,
  version: z.literal(1),
  state: z.enum(['active', 'paused']),
  from: publicIdSchema,
  to: publicIdSchema,
  pricePerNight: priceSchema,
  /** Null until somebody has chosen one: it cannot be started before. */
  vatRate: z.nullable(z.int().check(z.gte(0), z.lte(10_000))),
  /** By the weekday on which the night begins, Monday first; null where the price is the usual one. */
  weekdayPrices: z.array(z.nullable(priceSchema)).check(z.minLength(7), z.maxLength(7)),
  /** Both days are in it; the first that fits counts, before the weekday's. */
  seasons: z.array(seasonSchema).check(z.maxLength(SEASONS_MAX)),
  /** How many rooms there are for it in a night; null counts units and bookings. */
  roomsPerNight: z.nullable(z.int().check(z.gte(0), z.lte(1000))),
  isFullyBooked: z.boolean(),
  isAutomaticallyAccepted: z.boolean(),
  /** What it is on the guest's bill in the booking system; older upgrades say nothing. */
  integrationId: z._default(integrationIdSchema, null),
})
export type RoomUpgrade = z.infer<typeof roomUpgradeSchema>
export type UpgradeWithVat = RoomUpgrade & { vatRate: number }
