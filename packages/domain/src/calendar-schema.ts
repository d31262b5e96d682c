import * as z from 'zod/mini'
import { isDay, isInCalendarRange } from './calendar-range.ts'

/** A day somebody sends us (`YYYY-MM-DD`). */
export const daySchema = z.iso.date().check(z.refine(isDay))

/** A moment somebody sends us, in UTC. */
export const momentSchema = z.iso.datetime().check(z.refine((value) => isInCalendarRange(Date.parse(value))))

/** A time of day, HH:mm. */
export const clockSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
