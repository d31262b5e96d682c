import { and, count, eq, gt, lt, notInArray, type SQL } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { registrationPictures, registrationSubmissions } from './tables.ts'

type Table = typeof registrationSubmissions | typeof registrationPictures
const TABLES: readonly Table[] = [registrationSubmissions, registrationPictures]

/** Whether a registration or a picture names a key that is none of these; it looks at the gaps between them only. */
export async function isKeyMissing(
  db: Database,
  houses: readonly string[],
  keyIds: readonly string[],
): Promise<boolean> {
  for (const id of houses) {
    if (await db.tenant(id, (tx) => isMissingIn(tx, id, keyIds), { readOnly: true })) return true
  }
  return false
}

/** How many registrations and pictures are under none of these keys. */
export async function countUnderLostKeys(
  db: Database,
  houses: readonly string[],
  keyIds: readonly string[],
): Promise<number> {
  let total = 0
  for (const id of houses)
    total += await db.tenant(id, (tx) => countLostIn(tx, id, keyIds), { readOnly: true })
  return total
}

async function isMissingIn(tx: Tx, propertyId: string, keyIds: readonly string[]): Promise<boolean> {
  for (const table of TABLES)
    for (const isBetween of gapsOf(table, keyIds)) {
      const found = await tx
        .select({ keyId: table.keyId })
        .from(table)
        .where(and(eq(table.propertyId, propertyId), isBetween))
        .limit(1)
      if (found.length > 0) return true
    }
  return false
}

/** Below the first id, between two, above the last: an index goes straight to each. */
function gapsOf({ keyId }: Table, keyIds: readonly string[]): (SQL | undefined)[] {
  const sorted = keyIds.toSorted()
  return [undefined, ...sorted].map((from, place) => {
    const to = sorted[place]
    return and(from === undefined ? undefined : gt(keyId, from), to === undefined ? undefined : lt(keyId, to))
  })
}

async function countLostIn(tx: Tx, propertyId: string, keyIds: readonly string[]): Promise<number> {
  let total = 0
  for (const table of TABLES) {
    const [row] = await tx
      .select({ lost: count() })
      .from(table)
      .where(and(eq(table.propertyId, propertyId), notInArray(table.keyId, [...keyIds])))
    total += row?.lost ?? 0
  }
  return total
}
