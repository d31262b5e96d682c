import { SOLD_DAYS_AHEAD, SOLD_ROWS_MAX } from '@innkeeper/domain/orders/constants.ts'
import type { SoldOnDay } from '@innkeeper/domain/orders/oversold.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { and, asc, eq, gt, gte, lt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { placesTaken } from '../tables.ts'

type Asked = { propertyId: string; subject: string; today: string }

/** What is sold of a product or a deal on the coming days, the next ones first. */
export async function findSold(tx: Tx, { propertyId, subject, today }: Asked): Promise<SoldOnDay[]> {
  return tx
    .select({ day: placesTaken.day, slot: placesTaken.slot, sold: placesTaken.taken })
    .from(placesTaken)
    .where(
      and(
        eq(placesTaken.propertyId, propertyId),
        eq(placesTaken.subject, subject),
        gte(placesTaken.day, today),
        lt(placesTaken.day, addDays(today, SOLD_DAYS_AHEAD)),
        gt(placesTaken.taken, 0),
      ),
    )
    .orderBy(asc(placesTaken.day), asc(placesTaken.slot))
    .limit(SOLD_ROWS_MAX)
}
