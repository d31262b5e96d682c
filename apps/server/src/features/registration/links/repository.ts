import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { hashToken } from '../../../platform/auth/secrets.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { type LinkRow, registrationLinks } from '../tables.ts'

export async function findLinkByHash(tx: Tx, propertyId: string, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await tx
    .select()
    .from(registrationLinks)
    .where(and(eq(registrationLinks.propertyId, propertyId), eq(registrationLinks.tokenHash, tokenHash)))
  return row ?? null
}

/** A stay whose link key may be renewed: what was made by the one before opens nothing. */
type Stay = { id: string; linkKey: string }

const openOf = (propertyId: string, { id, linkKey }: Stay, now: Date) =>
  and(
    eq(registrationLinks.propertyId, propertyId),
    eq(registrationLinks.bookingId, id),
    eq(registrationLinks.linkKeyHash, hashToken(linkKey)),
    isNull(registrationLinks.usedAt),
    isNull(registrationLinks.authorId),
    gt(registrationLinks.expiresAt, now),
  )

/** Those a guest gave to others and nobody used yet; what the desk opened is no business of theirs. */
export function findOpenLinks(tx: Tx, propertyId: string, stay: Stay, now: Date): Promise<LinkRow[]> {
  return tx
    .select()
    .from(registrationLinks)
    .where(openOf(propertyId, stay, now))
    .orderBy(asc(registrationLinks.madeAt), asc(registrationLinks.id))
}

export async function countOpenLinks(tx: Tx, propertyId: string, stay: Stay, now: Date): Promise<number> {
  const [row] = await tx
    .select({ links: count() })
    .from(registrationLinks)
    .where(openOf(propertyId, stay, now))
  return row?.links ?? 0
}

/** False where somebody used it first. From then on nobody has to know whom it was for. */
export async function markLinkUsed(
  tx: Tx,
  { propertyId, id }: Pick<LinkRow, 'propertyId' | 'id'>,
  { usedAt, submissionId }: { usedAt: Date; submissionId: string },
): Promise<boolean> {
  const rows = await tx
    .update(registrationLinks)
    .set({ usedAt, submissionId, name: '' })
    .where(
      and(
        eq(registrationLinks.propertyId, propertyId),
        eq(registrationLinks.id, id),
        isNull(registrationLinks.usedAt),
      ),
    )
    .returning({ id: registrationLinks.id })
  return rows.length > 0
}

/** A guest's own that nobody used; its address opens nothing any more. */
export async function deleteOpenLink(
  tx: Tx,
  { propertyId, bookingId, id }: Pick<LinkRow, 'propertyId' | 'bookingId' | 'id'>,
): Promise<void> {
  await tx
    .delete(registrationLinks)
    .where(
      and(
        eq(registrationLinks.propertyId, propertyId),
        eq(registrationLinks.bookingId, bookingId),
        eq(registrationLinks.id, id),
        isNull(registrationLinks.usedAt),
        isNull(registrationLinks.authorId),
      ),
    )
}

export async function deleteExpiredLinks(
  tx: Tx,
  propertyId: string,
  bookingId: string,
  now: Date,
): Promise<void> {
  await tx
    .delete(registrationLinks)
    .where(
      and(
        eq(registrationLinks.propertyId, propertyId),
        eq(registrationLinks.bookingId, bookingId),
        isNull(registrationLinks.usedAt),
        lte(registrationLinks.expiresAt, now),
      ),
    )
}
