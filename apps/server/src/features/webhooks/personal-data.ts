import { and, eq, ilike, inArray, or, type SQL } from 'drizzle-orm'
import { patternOf } from '../../platform/finder.ts'
import { type Person, type PersonalData, wordsOf } from '../../platform/personal-data.ts'
import { webhookDeliveries } from './tables.ts'

/** Those about the stays and their orders, and those whose text names the person. */
function deliveriesOf(person: Person): SQL | undefined {
  return and(
    eq(webhookDeliveries.propertyId, person.propertyId),
    or(
      inArray(webhookDeliveries.bookingId, [...person.bookingIds]),
      ...wordsOf(person).map((word) => ilike(webhookDeliveries.body, patternOf(word))),
    ),
  )
}

/** What other systems were told of a guest: our copy of it goes, also where it still waits to be sent. */
export const webhooksPersonalData: PersonalData = {
  async find(tx, person) {
    const { event, occurredAt, state, body } = webhookDeliveries
    const rows = await tx
      .select({ event, occurredAt, state, body })
      .from(webhookDeliveries)
      .where(deliveriesOf(person))
      .orderBy(occurredAt)
    return [{ kind: 'deliveries', fate: 'erased', rows }]
  },
  async erase(tx, person) {
    await tx.delete(webhookDeliveries).where(deliveriesOf(person))
  },
}
