import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { SealBrokenError, type WrappedKey } from '../../platform/sealed-data/port.ts'
import type { SealedForms } from './sealed-forms.ts'
import { registrationPictures, registrationSubmissions } from './tables.ts'

/** Few enough that nobody who sends a form waits. */
const ROWS_AT_ONCE = 100

export type Rewrapped = {
  /** Rows whose data key is under the current key now. */
  done: number
  /** Rows of a key nobody has any more. */
  unreadable: number
}

type Wrapped = WrappedKey & { propertyId: string; id: string }
type Table = typeof registrationSubmissions | typeof registrationPictures

/**
 * Puts the data keys of a property under the current key, in short transactions: what is sealed stays as it is, rows
 * that are written meanwhile have the current key already, and a run that was cut short goes on with what is left.
 */
export async function rewrapProperty(
  { db, sealedForms, currentKeyId }: { db: Database; sealedForms: SealedForms; currentKeyId: string },
  propertyId: string,
): Promise<Rewrapped> {
  const submissions = await rewrapTable(registrationSubmissions, sealedForms.rewrap)
  const pictures = await rewrapTable(registrationPictures, sealedForms.rewrapPicture)
  return {
    done: submissions.done + pictures.done,
    unreadable: submissions.unreadable + pictures.unreadable,
  }

  async function rewrapTable(table: Table, rewrap: (row: Wrapped) => WrappedKey | null): Promise<Rewrapped> {
    const total = { done: 0, unreadable: 0 }
    for (let after = ''; ; ) {
      const last = await db.tenant(propertyId, async (tx) => {
        const rows = await findOld(tx, table, after)
        for (const row of rows) {
          if (await rewrapRow(tx, table, row, rewrap)) total.done += 1
          else total.unreadable += 1
        }
        return rows.at(-1)?.id ?? null
      })
      if (last === null) return total
      after = last
    }
  }

  function findOld(tx: Tx, table: Table, after: string): Promise<Wrapped[]> {
    const { propertyId: property, id, keyId, dataKey } = table
    return tx
      .select({ propertyId: property, id, keyId, dataKey })
      .from(table)
      .where(and(eq(property, propertyId), ne(keyId, currentKeyId), gt(id, after)))
      .orderBy(asc(id))
      .limit(ROWS_AT_ONCE)
      .for('update')
  }
}

async function rewrapRow(
  tx: Tx,
  table: Table,
  row: Wrapped,
  rewrap: (row: Wrapped) => WrappedKey | null,
): Promise<boolean> {
  try {
    const wrapped = rewrap(row)
    if (wrapped)
      await tx
        .update(table)
        .set(wrapped)
        .where(and(eq(table.propertyId, row.propertyId), eq(table.id, row.id)))
    return true
  } catch (error) {
    if (error instanceof SealBrokenError) return false
    throw error
  }
}
