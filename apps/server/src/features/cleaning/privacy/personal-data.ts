import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Person, PersonalData } from '../../../platform/personal-data.ts'
import { cleaningChoices, cleaningTold } from '../tables.ts'

const chosenBy = ({ propertyId, bookingIds }: Person) =>
  and(eq(cleaningChoices.propertyId, propertyId), inArray(cleaningChoices.bookingId, [...bookingIds]))

const toldTo = ({ propertyId, bookingIds }: Person) =>
  and(eq(cleaningTold.propertyId, propertyId), inArray(cleaningTold.bookingId, [...bookingIds]))

/** What guests chose of their cleaning and wrote about it, and when they were told that their room is ready. */
export const cleaningPersonalData: PersonalData = {
  async find(tx, person) {
    const { bookingId, day, choice, note, chosenAt } = cleaningChoices
    const chosen = await tx
      .select({ bookingId, day, choice, note, chosenAt })
      .from(cleaningChoices)
      .where(chosenBy(person))
      .orderBy(asc(day), asc(bookingId))
    const told = await tx
      .select({ bookingId: cleaningTold.bookingId, toldAt: cleaningTold.toldAt })
      .from(cleaningTold)
      .where(toldTo(person))
      .orderBy(asc(cleaningTold.toldAt))
    return [{ kind: 'cleaning', fate: 'kept-without-person', rows: [...chosen, ...told] }]
  },
  /** That a cleaning was skipped stays for the figures; what was written about it goes. */
  async erase(tx, person) {
    await tx.update(cleaningChoices).set({ note: '' }).where(chosenBy(person))
    await tx.delete(cleaningTold).where(toldTo(person))
  },
}
