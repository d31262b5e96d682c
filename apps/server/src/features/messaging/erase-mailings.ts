import { withoutGuests } from '@innkeeper/domain/messaging/audience.ts'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { mailings, messageBodies, messages } from './tables.ts'

/** Takes these stays out of whom composed messages name; what was written for them alone goes. */
export async function eraseFromMailings(
  tx: Tx,
  propertyId: string,
  bookingIds: readonly string[],
): Promise<void> {
  if (bookingIds.length === 0) return
  const names = bookingIds.map((id) => sql`strpos(${mailings.audience}::text, ${id}) > 0`)
  const found = await tx
    .select({ id: mailings.id, audience: mailings.audience })
    .from(mailings)
    .where(and(eq(mailings.propertyId, propertyId), or(...names)))
  for (const { id, audience } of found) {
    const one = and(eq(mailings.propertyId, propertyId), eq(mailings.id, id))
    const rest = withoutGuests(audience, bookingIds)
    if (rest) await tx.update(mailings).set({ audience: rest }).where(one)
    else await tx.delete(mailings).where(one)
  }
}

/** Words of these bodies that no message has any more. */
export async function deleteUnusedBodies(
  tx: Tx,
  propertyId: string,
  bodyIds: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(bodyIds.filter((id) => id !== null))]
  if (ids.length === 0) return
  await tx.delete(messageBodies).where(
    and(
      eq(messageBodies.propertyId, propertyId),
      inArray(messageBodies.id, ids),
      sql`not exists (select 1 from ${messages} m
        where m.property_id = ${messageBodies.propertyId} and m.body_id = ${messageBodies.id})`,
    ),
  )
}

/** Composed messages of which nothing is kept any more. */
export async function deleteEmptyMailings(
  tx: Tx,
  propertyId: string,
  { until, timeZone }: { until: string; timeZone: string },
): Promise<void> {
  await tx.delete(mailings).where(
    and(
      eq(mailings.propertyId, propertyId),
      ne(mailings.state, 'scheduled'),
      sql`(${mailings.createdAt} at time zone ${timeZone})::date <= ${until}::date`,
      sql`not exists (select 1 from ${messages} m where m.property_id = ${mailings.propertyId}
        and m.cause_kind = 'mailing' and m.cause_id = ${mailings.id})`,
    ),
  )
}
