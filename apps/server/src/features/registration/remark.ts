import { and, asc, eq, gt, like, notExists, notLike } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { SealedData } from '../../platform/sealed-data/port.ts'
import { personMarksOf } from './person-mark.ts'
import { createSealedForms } from './sealed-forms.ts'
import { type SubmissionRow, registrationSubmissions as submissions } from './tables.ts'

/** Each is opened for it; few enough that nobody waits. */
const ROWS_AT_ONCE = 100

type Work = { db: Database; sealedData: SealedData; currentKeyId: string }

/** Makes the marks of persons anew with the current key, so that they are recognized when the key before is gone. */
export async function remarkProperty(
  { db, sealedData, currentKeyId }: Work,
  propertyId: string,
): Promise<void> {
  const { openIfReadable } = createSealedForms(sealedData)

  /** Null for a form nobody can open: its person is not recognized any more. */
  function markOf(row: SubmissionRow): string | null {
    const filled = openIfReadable(row)
    if (!filled) return null
    const { firstName, lastName } = row
    return personMarksOf(sealedData, propertyId, { ...filled.values, firstName, lastName })[0]
  }

  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    after = await db.tenant(propertyId, async (tx) => {
      const rows = await findOld(tx, { propertyId, currentKeyId, after: from })
      for (const row of rows) {
        const mark = markOf(row)
        if (mark) await writeMark(tx, row, mark)
      }
      return rows.at(-1)?.id ?? null
    })
  }
}

/** Marks name their key before a dot; rows whose mark was taken away have none. */
function findOld(
  tx: Tx,
  { propertyId, currentKeyId, after }: { propertyId: string; currentKeyId: string; after: string },
): Promise<SubmissionRow[]> {
  const { personMark, id } = submissions
  return tx
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.propertyId, propertyId),
        like(personMark, '%.%'),
        notLike(personMark, `${currentKeyId}.%`),
        gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(ROWS_AT_ONCE)
    .for('update')
}

/** Not where the booking has the person already: a node without the key before may have taken them twice. */
async function writeMark(
  tx: Tx,
  { propertyId, id, bookingId }: SubmissionRow,
  personMark: string,
): Promise<void> {
  const other = alias(submissions, 'other')
  const same = tx
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.propertyId, propertyId), eq(other.bookingId, bookingId), eq(other.personMark, personMark)),
    )
  await tx
    .update(submissions)
    .set({ personMark })
    .where(and(eq(submissions.propertyId, propertyId), eq(submissions.id, id), notExists(same)))
}
