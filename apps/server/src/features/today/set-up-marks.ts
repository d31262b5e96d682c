import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { type SetUpMark, setUpMarks } from './tables.ts'

/** Of the property as a whole. */
const EVERYBODY = ''

type Marked = { propertyId: string; mark: SetUpMark; userId?: string; at: Date }

/** Whether it is the first time; the first one stays. */
export async function setMark(tx: Tx, { userId = EVERYBODY, ...row }: Marked): Promise<boolean> {
  const written = await tx
    .insert(setUpMarks)
    .values({ ...row, userId })
    .onConflictDoNothing()
    .returning({ mark: setUpMarks.mark })
  return written.length > 0
}

export async function clearMark(tx: Tx, propertyId: string, mark: SetUpMark, userId: string): Promise<void> {
  await tx
    .delete(setUpMarks)
    .where(
      and(eq(setUpMarks.propertyId, propertyId), eq(setUpMarks.mark, mark), eq(setUpMarks.userId, userId)),
    )
}

/** The property's marks and this person's own. */
export async function findMarks(tx: Tx, propertyId: string, userId: string): Promise<Set<SetUpMark>> {
  const rows = await tx
    .select({ mark: setUpMarks.mark })
    .from(setUpMarks)
    .where(and(eq(setUpMarks.propertyId, propertyId), inArray(setUpMarks.userId, [EVERYBODY, userId])))
  return new Set(rows.map(({ mark }) => mark))
}
