import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type PictureRow, registrationPictures } from '../tables.ts'

/** The ID pictures of these registrations. */
export async function findPicturesOf(
  tx: Tx,
  propertyId: string,
  submissionIds: readonly string[],
): Promise<PictureRow[]> {
  if (submissionIds.length === 0) return []
  return tx
    .select()
    .from(registrationPictures)
    .where(
      and(
        eq(registrationPictures.propertyId, propertyId),
        inArray(registrationPictures.submissionId, [...submissionIds]),
      ),
    )
    .orderBy(asc(registrationPictures.id))
}
