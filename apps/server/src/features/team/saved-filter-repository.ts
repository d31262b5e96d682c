import type { SavedFilter } from '@innkeeper/api/team.ts'
import { SAVED_FILTERS_MAX } from '@innkeeper/domain/team/saved-filters.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import { savedFilters } from './tables.ts'

type Whose = { propertyId: string; userId: string }

const ofPerson = ({ propertyId, userId }: Whose) =>
  and(eq(savedFilters.propertyId, propertyId), eq(savedFilters.userId, userId))

export function findSavedFilters(tx: Tx, whose: Whose): Promise<SavedFilter[]> {
  return tx
    .select({
      id: savedFilters.id,
      list: savedFilters.list,
      name: savedFilters.name,
      filters: savedFilters.filters,
    })
    .from(savedFilters)
    .where(ofPerson(whose))
    .orderBy(asc(savedFilters.createdAt), asc(savedFilters.id))
}

/** The same name again takes the place of the first; past the limit the oldest one of the list goes. */
export async function insertSavedFilter(
  tx: Tx,
  whose: Whose,
  wanted: Omit<SavedFilter, 'id'>,
  createdAt: Date,
): Promise<SavedFilter> {
  const ofList = (await findSavedFilters(tx, whose)).filter(({ list }) => list === wanted.list)
  const others = ofList.filter(({ name }) => name !== wanted.name)
  const gone = [
    ...ofList.filter(({ name }) => name === wanted.name),
    ...others.slice(0, Math.max(others.length - SAVED_FILTERS_MAX + 1, 0)),
  ]
  await deleteFilters(
    tx,
    whose,
    gone.map(({ id }) => id),
  )
  const saved = { id: newId(), ...wanted }
  const { propertyId, userId } = whose
  await tx.insert(savedFilters).values({ propertyId, userId, createdAt, ...saved })
  return saved
}

export async function deleteFilters(tx: Tx, whose: Whose, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(savedFilters).where(and(ofPerson(whose), inArray(savedFilters.id, [...ids])))
}

/** With the membership; searches may hold names of guests. */
export async function deleteFiltersOf(tx: Tx, whose: Whose): Promise<void> {
  await tx.delete(savedFilters).where(ofPerson(whose))
}
