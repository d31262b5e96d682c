import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { NamedPerson } from '../../../platform/personal-data.ts'
import { hasWords } from '../submissions/search-words.ts'
import { registrationSubmissions as submissions } from '../tables.ts'

/** Whoever registered under such a name, the latest stays first; nobody who was erased. */
export async function findRegisteredByWords(
  tx: Tx,
  propertyId: string,
  { search, limit }: { search: string; limit: number },
): Promise<NamedPerson[]> {
  const isFound = hasWords(search)
  if (!isFound) return []
  const { id, bookingId, person, firstName, lastName, departure } = submissions
  const rows = await tx
    .select({ id, bookingId, person, firstName, lastName })
    .from(submissions)
    .where(and(eq(submissions.propertyId, propertyId), isNull(submissions.lockedAt), isFound))
    .orderBy(desc(departure), id)
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.bookingId,
    name: `${row.firstName} ${row.lastName}`.trim(),
    isBooker: row.person === 'main',
  }))
}
