import type { MessageState } from '@innkeeper/domain/messaging/constants.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { asksNothing, type SurveyAsks, surveysAskedBy } from './survey-asks.ts'
import { type MessageRow, messageBodies, messages } from './tables.ts'

/** One that nobody gets. */
export type EndedMessage = Pick<MessageRow, 'id' | 'bookingId' | 'bodyId' | 'causeKind' | 'causeId' | 'kind'>

const CAME_TO_NOTHING: ReadonlySet<MessageState> = new Set(['failed', 'cancelled', 'skipped'])
export const cameToNothing = ({ state }: Pick<MessageRow, 'state'>): boolean => CAME_TO_NOTHING.has(state)

/** In the transaction in which messages came to nothing: who gets the same by no other channel was not asked. */
export function createTakeBackAsks({ surveyAsks }: { surveyAsks: Pick<SurveyAsks, 'takeBack'> }) {
  return async (tx: Tx, propertyId: string, ended: readonly EndedMessage[]): Promise<void> => {
    const byBody = Map.groupBy(
      ended.filter(({ bookingId, bodyId }) => bookingId !== null && bodyId !== null),
      ({ bodyId }) => bodyId ?? '',
    )
    if (byBody.size === 0) return
    const bodies = await tx
      .select({ id: messageBodies.id, content: messageBodies.content })
      .from(messageBodies)
      .where(and(eq(messageBodies.propertyId, propertyId), inArray(messageBodies.id, [...byBody.keys()])))
    for (const { id, content } of bodies) {
      const asked = surveysAskedBy(content)
      if (asksNothing(asked)) continue
      const bookingIds = await findUnreached(tx, propertyId, byBody.get(id) ?? [])
      await surveyAsks.takeBack(tx, propertyId, { asked, bookingIds })
    }
  }
}
export type TakeBackAsks = ReturnType<typeof createTakeBackAsks>

/** Those to whom nothing else of the same cause goes. */
async function findUnreached(tx: Tx, propertyId: string, ended: readonly EndedMessage[]): Promise<string[]> {
  const rows = JSON.stringify(ended)
  const found = await tx.execute<{ id: string }>(sql`
    select distinct e."bookingId" as id
    from jsonb_to_recordset(${rows}::jsonb) as e("bookingId" text, "causeKind" text, "causeId" text, kind text)
    where not exists (
      select 1 from ${messages} m
      where m.property_id = ${propertyId} and m.booking_id = e."bookingId" and m.cause_kind = e."causeKind"
        and m.cause_id = e."causeId" and m.kind = e.kind
        and m.state in ('queued', 'kept', 'sent', 'delivered'))`)
  return found.rows.map(({ id }) => id)
}
