import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { voucherRedemptions, voucherStatistics } from './tables.ts'

/** Card id to the moment this booking redeemed it. */
export async function findRedemptions(
  tx: Tx,
  propertyId: string,
  bookingId: string,
): Promise<Record<string, string>> {
  const rows = await tx
    .select({ cardId: voucherRedemptions.cardId, redeemedAt: voucherRedemptions.redeemedAt })
    .from(voucherRedemptions)
    .where(and(eq(voucherRedemptions.propertyId, propertyId), eq(voucherRedemptions.bookingId, bookingId)))
  return Object.fromEntries(rows.map(({ cardId, redeemedAt }) => [cardId, redeemedAt.toISOString()]))
}

type Redemption = { propertyId: string; cardId: string; bookingId: string; redeemedAt: Date }

/** Writes a booking's redemption unless there is one; answers the one that stands. */
export async function insertRedemption(
  tx: Tx,
  redemption: Redemption,
): Promise<{ redeemedAt: Date; isFirst: boolean }> {
  const [written] = await tx
    .insert(voucherRedemptions)
    .values(redemption)
    .onConflictDoNothing()
    .returning({ redeemedAt: voucherRedemptions.redeemedAt })
  if (written) return { ...written, isFirst: true }
  const [earlier] = await tx
    .select({ redeemedAt: voucherRedemptions.redeemedAt })
    .from(voucherRedemptions)
    .where(
      and(
        eq(voucherRedemptions.propertyId, redemption.propertyId),
        eq(voucherRedemptions.cardId, redemption.cardId),
        eq(voucherRedemptions.bookingId, redemption.bookingId),
      ),
    )
  if (!earlier) throw new Error('a redemption that stood in the way is there')
  return { ...earlier, isFirst: false }
}

export async function countRedemption(
  tx: Tx,
  propertyId: string,
  cardId: string,
  redeemedAt: Date,
): Promise<void> {
  await tx
    .insert(voucherStatistics)
    .values({
      propertyId,
      cardId,
      redeemedCount: 1,
      firstRedeemedAt: redeemedAt,
      lastRedeemedAt: redeemedAt,
    })
    .onConflictDoUpdate({
      target: [voucherStatistics.propertyId, voucherStatistics.cardId],
      set: {
        redeemedCount: sql`${voucherStatistics.redeemedCount} + 1`,
        firstRedeemedAt: sql`coalesce(${voucherStatistics.firstRedeemedAt}, excluded.first_redeemed_at)`,
        lastRedeemedAt: sql`excluded.last_redeemed_at`,
      },
    })
}

/** Each voucher card has its record; those whose card is gone become inactive (spec 4). */
export async function keepVoucherRecords(
  tx: Tx,
  propertyId: string,
  cardIds: readonly string[],
): Promise<void> {
  const own = eq(voucherStatistics.propertyId, propertyId)
  await tx
    .update(voucherStatistics)
    .set({ isActive: false })
    .where(cardIds.length === 0 ? own : and(own, notInArray(voucherStatistics.cardId, [...cardIds])))
  if (cardIds.length === 0) return
  await tx
    .insert(voucherStatistics)
    .values(cardIds.map((cardId) => ({ propertyId, cardId })))
    .onConflictDoUpdate({
      target: [voucherStatistics.propertyId, voucherStatistics.cardId],
      set: { isActive: true },
    })
}

/** Where there is a record: one that was never published has none. */
export async function setVouchersActive(
  tx: Tx,
  propertyId: string,
  cardIds: readonly string[],
  isActive: boolean,
): Promise<void> {
  if (cardIds.length === 0) return
  await tx
    .update(voucherStatistics)
    .set({ isActive })
    .where(and(eq(voucherStatistics.propertyId, propertyId), inArray(voucherStatistics.cardId, [...cardIds])))
}
