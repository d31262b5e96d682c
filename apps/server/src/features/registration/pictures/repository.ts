import { and, asc, count, eq, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type PictureRow, registrationPictures } from '../tables.ts'

const REMOVED_AT_ONCE = 200

export type UnclaimedName = Pick<PictureRow, 'propertyId' | 'bookingId' | 'deviceHash'> & { id: string }

/** One that this device sent and no form has. */
export async function findUnclaimed(
  tx: Tx,
  { propertyId, bookingId, deviceHash, id }: UnclaimedName,
): Promise<PictureRow | null> {
  const [row] = await tx
    .select()
    .from(registrationPictures)
    .where(
      and(
        eq(registrationPictures.propertyId, propertyId),
        eq(registrationPictures.id, id),
        eq(registrationPictures.bookingId, bookingId),
        eq(registrationPictures.deviceHash, deviceHash),
        isNull(registrationPictures.submissionId),
      ),
    )
  return row ?? null
}

export async function findByClientKey(
  tx: Tx,
  { propertyId, bookingId, clientKey }: Pick<PictureRow, 'propertyId' | 'bookingId' | 'clientKey'>,
): Promise<PictureRow | null> {
  const [row] = await tx
    .select()
    .from(registrationPictures)
    .where(
      and(
        eq(registrationPictures.propertyId, propertyId),
        eq(registrationPictures.bookingId, bookingId),
        eq(registrationPictures.clientKey, clientKey),
      ),
    )
  return row ?? null
}

export async function countUnclaimed(tx: Tx, propertyId: string, bookingId: string): Promise<number> {
  const [row] = await tx
    .select({ pictures: count() })
    .from(registrationPictures)
    .where(
      and(
        eq(registrationPictures.propertyId, propertyId),
        eq(registrationPictures.bookingId, bookingId),
        isNull(registrationPictures.submissionId),
      ),
    )
  return row?.pictures ?? 0
}

/** What the same device sent before and did not use: it took the picture again. */
export function findEarlier(
  tx: Tx,
  { propertyId, bookingId, deviceHash }: Pick<PictureRow, 'propertyId' | 'bookingId' | 'deviceHash'>,
): Promise<PictureRow[]> {
  return tx
    .select()
    .from(registrationPictures)
    .where(
      and(
        eq(registrationPictures.propertyId, propertyId),
        eq(registrationPictures.bookingId, bookingId),
        eq(registrationPictures.deviceHash, deviceHash),
        isNull(registrationPictures.submissionId),
      ),
    )
}

export async function insertPicture(tx: Tx, row: Omit<PictureRow, 'submissionId'>): Promise<boolean> {
  const rows = await tx
    .insert(registrationPictures)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: registrationPictures.id })
  return rows.length > 0
}

export async function claimPicture(
  tx: Tx,
  { propertyId, id }: Pick<PictureRow, 'propertyId' | 'id'>,
  submissionId: string,
): Promise<void> {
  await tx
    .update(registrationPictures)
    .set({ submissionId })
    .where(and(eq(registrationPictures.propertyId, propertyId), eq(registrationPictures.id, id)))
}

export async function deletePicture(
  tx: Tx,
  { propertyId, id }: Pick<PictureRow, 'propertyId' | 'id'>,
): Promise<void> {
  await tx
    .delete(registrationPictures)
    .where(and(eq(registrationPictures.propertyId, propertyId), eq(registrationPictures.id, id)))
}

const isForgotten = (before: Date) =>
  and(isNull(registrationPictures.submissionId), lt(registrationPictures.madeAt, before))

/** Over all properties: where something is to be removed. */
export async function findPropertiesWithForgotten(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ propertyId: registrationPictures.propertyId })
    .from(registrationPictures)
    .where(isForgotten(before))
  return rows.map(({ propertyId }) => propertyId)
}

export function findForgotten(tx: Tx, propertyId: string, before: Date): Promise<PictureRow[]> {
  return tx
    .select()
    .from(registrationPictures)
    .where(and(eq(registrationPictures.propertyId, propertyId), isForgotten(before)))
    .orderBy(asc(registrationPictures.madeAt), asc(registrationPictures.id))
    .limit(REMOVED_AT_ONCE)
    .for('update', { skipLocked: true })
}
