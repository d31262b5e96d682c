import * as z from 'zod/mini'
import { clockSchema } from '../calendar-schema.ts'
import { PLACES_MAX, SLOTS_MAX, STAY_HOURS_MAX } from './constants.ts'

const placesSchema = z.int().check(z.gte(1), z.lte(PLACES_MAX))

const timeSlotSchema = z.object({
  time: clockSchema,
  /** Monday is 1. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  places: placesSchema,
})
export type TimeSlot = z.infer<typeof timeSlotSchema>

/**
 * How many of a product the house has for each day, where it has so many only: at fixed times, on a day, in a night, or,
 * of early check-in and late check-out, for how many guests a day and for how many hours at most.
 */
export const availabilitySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('time slots'),
    slots: z.array(timeSlotSchema).check(z.minLength(1), z.maxLength(SLOTS_MAX)),
  }),
  z.object({ kind: z.literal('each day'), places: placesSchema }),
  z.object({ kind: z.literal('each night'), places: placesSchema }),
  z.object({
    kind: z.literal('hours'),
    most: z.int().check(z.gte(1), z.lte(STAY_HOURS_MAX)),
    places: placesSchema,
  }),
])
export type Availability = z.infer<typeof availabilitySchema>
export type AvailabilityKind = Availability['kind']
