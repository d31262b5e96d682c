import type { SubjectStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import { voucherStatistics } from '../../guestbook/tables.ts'
import type { AskedHouse } from './houses.ts'
import { findRowNames } from './names.ts'

/** More cards with vouchers than any house had. */
const CARDS_MAX = 200

/** What was redeemed of each voucher card since it was made (spec 3); of those that are gone, too. */
export async function voucherRecords(
  db: Database,
  house: AskedHouse,
): Promise<NonNullable<SubjectStatistics['vouchers']>> {
  const { propertyId } = house
  const rows = await db.tenant(
    propertyId,
    (tx) =>
      tx
        .select()
        .from(voucherStatistics)
        .where(eq(voucherStatistics.propertyId, propertyId))
        .orderBy(
          desc(voucherStatistics.isActive),
          desc(voucherStatistics.redeemedCount),
          sql`${voucherStatistics.cardId}`,
        )
        .limit(CARDS_MAX),
    { readOnly: true },
  )
  const nameOf = await findRowNames(
    db,
    [house],
    'voucher',
    rows.map(({ cardId }) => cardId),
  )
  return rows.map(({ cardId, isActive, redeemedCount, firstRedeemedAt, lastRedeemedAt }) => ({
    ...{ cardId, propertyId, name: nameOf(cardId), isActive, redeemed: redeemedCount },
    firstRedeemedAt: firstRedeemedAt?.toISOString() ?? null,
    lastRedeemedAt: lastRedeemedAt?.toISOString() ?? null,
  }))
}
