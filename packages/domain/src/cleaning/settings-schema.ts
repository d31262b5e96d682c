import * as z from 'zod/mini'
import { FORCED_NIGHTS_MAX, FORCED_NIGHTS_MIN } from './constants.ts'

const savedSchema = (most: number) => z.int().check(z.gte(0), z.lte(most))

/** How a house cleans rooms that somebody stays in. */
export const cleaningSettingsSchema = z.object({
  /** Whether a room is cleaned every day unless its guest skips it; else only when its guest asks. */
  isDaily: z.boolean(),
  /** Every so many nights a room is cleaned whatever its guest wants; null for never. */
  forcedNights: z.nullable(z.int().check(z.gte(FORCED_NIGHTS_MIN), z.lte(FORCED_NIGHTS_MAX))),
  /** Whether a room is ready only when somebody has looked at it. */
  isInspected: z.boolean(),
  /** Whether a guest who waits is told by itself that the room is ready. */
  tellsGuest: z.boolean(),
  /** What one skipped cleaning saves, as the house reckons: litres, minutes, and minor units of its currency. */
  saves: z.object({
    water: savedSchema(10_000),
    minutes: savedSchema(1_000),
    money: savedSchema(10_000_000),
  }),
})
export type CleaningSettings = z.infer<typeof cleaningSettingsSchema>

export const DEFAULT_CLEANING_SETTINGS: CleaningSettings = {
  isDaily: true,
  forcedNights: null,
  isInspected: false,
  tellsGuest: false,
  saves: { water: 40, minutes: 25, money: 0 },
}
