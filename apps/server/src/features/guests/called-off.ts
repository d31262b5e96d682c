import { and, isNull, sql } from 'drizzle-orm'
import { bookings } from './tables.ts'

/** Bookings that are to be, or were: neither cancelled nor no-shows. */
export const isNotCalledOff = and(isNull(bookings.cancelledAt), isNull(bookings.noShowAt)) ?? sql`true`
