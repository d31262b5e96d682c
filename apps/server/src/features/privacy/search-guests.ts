import { FOUND_GUESTS_MAX, type FoundStay } from '@innkeeper/api/privacy.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { NamedPerson, PersonalData } from '../../platform/personal-data.ts'
import { findByIds, findByWords, nameOf, type StayRow } from './find-stays.ts'

/** A stay with those of its people who gave a name like the one looked for. */
export type FoundRow = { stay: StayRow; registered: FoundStay['registered'] }

/** Stays by the words of their bookings, and by the names their people gave themselves; the latest first. */
export async function searchGuests(
  tx: Tx,
  propertyId: string,
  { search, holders }: { search: string; holders: readonly PersonalData[] },
): Promise<FoundRow[]> {
  const named: NamedPerson[] = []
  const asked = { search, limit: FOUND_GUESTS_MAX }
  for (const { findNamed } of holders) named.push(...((await findNamed?.(tx, propertyId, asked)) ?? []))
  const byWords = await findByWords(tx, propertyId, search)
  const known = new Set(byWords.map(({ id }) => id))
  const more = [...new Set(named.map(({ bookingId }) => bookingId))].filter((id) => !known.has(id))
  const byNames = more.length > 0 ? await findByIds(tx, propertyId, more, { withErased: true }) : []
  const people = Map.groupBy(named, ({ bookingId }) => bookingId)
  return [...byWords, ...byNames]
    .sort((one, other) => other.departure.localeCompare(one.departure) || one.id.localeCompare(other.id))
    .slice(0, FOUND_GUESTS_MAX)
    .map((stay) => ({ stay, registered: shownPeople(stay, people.get(stay.id) ?? []) }))
}

/** The booking's own guest is said only under another name. */
function shownPeople(stay: StayRow, people: readonly NamedPerson[]): FoundStay['registered'] {
  return people
    .filter(({ isBooker, name }) => !isBooker || name !== nameOf(stay))
    .map(({ id, name, isBooker }) => ({ id, name, isBooker }))
}
