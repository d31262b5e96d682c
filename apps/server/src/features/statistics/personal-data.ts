import { and, eq, inArray } from 'drizzle-orm'
import type { Person, PersonalData } from '../../platform/personal-data.ts'
import { trackingEvents } from './tables.ts'

const visitsOf = ({ propertyId, bookingIds }: Person) =>
  and(eq(trackingEvents.propertyId, propertyId), inArray(trackingEvents.bookingId, [...bookingIds]))

/** What a guest opened; it stays counted, without whose visit it was. */
export const statisticsPersonalData: PersonalData = {
  async find(tx, person) {
    const { bookingId, event, occurredAt, urlPath } = trackingEvents
    const rows = await tx
      .select({ bookingId, event, occurredAt, urlPath })
      .from(trackingEvents)
      .where(visitsOf(person))
      .orderBy(occurredAt)
    return [{ kind: 'visits', fate: 'kept-without-person', rows }]
  },
  async erase(tx, person) {
    await tx.update(trackingEvents).set({ bookingId: null, linkId: null }).where(visitsOf(person))
  },
}
