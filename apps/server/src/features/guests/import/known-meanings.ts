import type { ColumnMeaning } from '@innkeeper/domain/guests/import/fields.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookingImportMeanings } from './tables.ts'

/** Kinds of files a property remembers; the ones it did not use for longest go. */
const KINDS_KEPT = 50

/** Long headers are known by the beginning of a fingerprint just as well. */
const keyOf = (signature: string) => sql`md5(${signature})`

export async function findMeanings(
  tx: Tx,
  propertyId: string,
  signature: string,
): Promise<ColumnMeaning[] | null> {
  const [found] = await tx
    .select({ meanings: bookingImportMeanings.meanings })
    .from(bookingImportMeanings)
    .where(
      and(
        eq(bookingImportMeanings.propertyId, propertyId),
        eq(bookingImportMeanings.signature, keyOf(signature)),
      ),
    )
  return found?.meanings ?? null
}

/** Remembers what staff said of a kind of file. */
export async function keepMeanings(
  tx: Tx,
  propertyId: string,
  signature: string,
  meanings: readonly ColumnMeaning[],
): Promise<void> {
  const kept = JSON.stringify(meanings)
  await tx.execute(sql`
    insert into booking_import_meanings (property_id, signature, meanings)
    values (${propertyId}, ${keyOf(signature)}, ${kept}::jsonb)
    on conflict (property_id, signature) do update set meanings = excluded.meanings, used_at = now()`)
  await tx.execute(sql`
    delete from booking_import_meanings where property_id = ${propertyId} and signature in (
      select signature from booking_import_meanings where property_id = ${propertyId}
      order by used_at desc offset ${KINDS_KEPT})`)
}
