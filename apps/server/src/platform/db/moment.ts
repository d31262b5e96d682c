import { timestamp } from 'drizzle-orm/pg-core'

/** A column of a moment: with its zone, so that it is the same one everywhere. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
