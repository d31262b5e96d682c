import * as z from 'zod/mini'
import { isDay, isInCalendarRange } from './calendar-range.ts'

/** A day somebody sends us (`YYYY-MM-DD`). */
export const daySchema = z.iso.date().check(z.refine(isDay))

/** A moment somebody sends us, in UTC. */
export const momentSchema = z.iso.datetime().check(z.refine((value) => isInCalendarRange(Date.parse(value))))
