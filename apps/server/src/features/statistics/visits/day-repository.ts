import type { Counts } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'

/** Adds to the numbers of days, in one order everywhere, so that two nodes never wait for each other in a circle. */
export async function addToDays(
  tx: Tx,
  propertyId: string,
  days: readonly { subject: Subject; day: string; counts: Counts }[],
): Promise<void> {
  await tx.execute(sql`
    insert into statistics_days as d (property_id, subject, day, counts)
    select ${propertyId}, subject, day, counts
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as added (subject text, day date, counts jsonb)
    order by subject, day
    on conflict (property_id, subject, day) do update set counts = add_counts(d.counts, excluded.counts)`)
}
