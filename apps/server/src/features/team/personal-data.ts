import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { patternOf } from '../../platform/finder.ts'
import { type Person, type PersonalData, wordsOf } from '../../platform/personal-data.ts'
import { savedFilters } from './tables.ts'

function viewsNaming(person: Person): SQL | undefined {
  const words = wordsOf(person).map(
    (word) => sql`(${savedFilters.name} || ' ' || ${savedFilters.filters}::text) ilike ${patternOf(word)}`,
  )
  return and(eq(savedFilters.propertyId, person.propertyId), or(...words) ?? sql`false`)
}

/** Saved views that look for a guest by name; without the name they would show something else, so they go. */
export const teamPersonalData: PersonalData = {
  async find(tx, person) {
    const { list, name, filters, createdAt } = savedFilters
    const rows = await tx
      .select({ list, name, filters, createdAt })
      .from(savedFilters)
      .where(viewsNaming(person))
    return [{ kind: 'saved-views', fate: 'erased', rows }]
  },
  async erase(tx, person) {
    await tx.delete(savedFilters).where(viewsNaming(person))
  },
}
