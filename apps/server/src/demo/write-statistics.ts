import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { hasMoney, partKey } from '@innkeeper/domain/statistics/counts.ts'
import { and, eq, sql } from 'drizzle-orm'
import { voucherStatistics } from '../features/guestbook/tables.ts'
import { statisticsDays, trackingTotals } from '../features/statistics/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import { buildStatistics } from './build-statistics.ts'
import type { DemoProperty } from './demo-property.ts'
import type { StatisticsHabit } from './statistics-plan.ts'
import { writeRows } from './write-rows.ts'

/** Small rows, of which a year has thousands. */
const ROWS_AT_ONCE = 2000

/** A year of numbers, once the cards it names are there. */
export async function writeStatistics(
  tx: Tx,
  demo: DemoProperty,
  habit: StatisticsHabit,
  { cards, now }: { cards: GuestbookFile['cards']; now: Date },
): Promise<void> {
  const { propertyId, currency } = demo.property
  const { days, totals, vouchers } = buildStatistics(demo, habit, { cards, now: now.getTime() })
  const rows = days.map((day) => ({
    ...{ propertyId, ...day, currency: day.isSettled && hasMoney(day.subject) ? currency : null },
  }))
  await writeRows(tx, statisticsDays, rows, ROWS_AT_ONCE)
  await writeRows(
    tx,
    trackingTotals,
    totals.map((total) => ({ propertyId, ...total })),
    ROWS_AT_ONCE,
  )
  for (const { cardId, redeemed, firstAt, lastAt } of vouchers) {
    await tx
      .update(voucherStatistics)
      .set({ redeemedCount: redeemed, firstRedeemedAt: firstAt, lastRedeemedAt: lastAt })
      .where(and(eq(voucherStatistics.propertyId, propertyId), eq(voucherStatistics.cardId, cardId)))
  }
}

/** Who cleaned is counted by the name until the people of the demo have their accounts. */
export async function assignCleaned(
  tx: Tx,
  propertyId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const [byName, byId] = [partKey('done', 'person', name), partKey('done', 'person', id)]
  await tx
    .update(statisticsDays)
    .set({
      counts: sql`${statisticsDays.counts} - ${byName}::text
        || jsonb_build_object(${byId}::text, ${statisticsDays.counts} -> ${byName}::text)`,
    })
    .where(
      and(
        eq(statisticsDays.propertyId, propertyId),
        eq(statisticsDays.subject, 'cleaning'),
        sql`jsonb_exists(${statisticsDays.counts}, ${byName})`,
      ),
    )
}
