import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Person, PersonalData } from '../../platform/personal-data.ts'
import { automationSteps, automations } from './tables.ts'

const stepsOf = ({ propertyId, bookingIds }: Person) =>
  and(eq(automationSteps.propertyId, propertyId), inArray(automationSteps.bookingId, [...bookingIds]))

/** What automations did for a stay; it goes with the person, and nothing is planned for them any more. */
export const automationsPersonalData: PersonalData = {
  async find(tx, person) {
    const { step, dueAt, state, reason, doneAt } = automationSteps
    const rows = await tx
      .select({ automation: automations.name, step, dueAt, state, reason, doneAt })
      .from(automationSteps)
      .innerJoin(
        automations,
        and(
          eq(automations.propertyId, automationSteps.propertyId),
          eq(automations.id, automationSteps.automationId),
        ),
      )
      .where(stepsOf(person))
      .orderBy(asc(dueAt), asc(automationSteps.automationId), asc(step))
    return [{ kind: 'automations', fate: 'erased', rows }]
  },
  async erase(tx, person) {
    await tx.delete(automationSteps).where(stepsOf(person))
  },
}
