import { EVENTS, type EventName, type EventPayload } from '@innkeeper/api/events.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../db/port.ts'
import { noteWritten } from '../db/transaction-scope.ts'
import { outbox } from './tables.ts'

/** The notification carries nothing: it says "look", and the outbox says what and in which order. */
export const EVENTS_CHANNEL = 'innkeeper_events'

/**
 * Writes an event that is heard once the transaction commits, and never otherwise.
 * Costs one statement; only what the payload's schema names is stored.
 */
export async function emit<N extends EventName>(
  tx: Tx,
  propertyId: string,
  name: N,
  payload: EventPayload<N>,
): Promise<void> {
  const content = EVENTS[name].payload.parse(payload)
  await tx.execute(sql`
    with event as (
      insert into ${outbox} (property_id, name, payload) values (${propertyId}, ${name}, ${JSON.stringify(content)}::jsonb)
      returning 1
    )
    select pg_notify(${EVENTS_CHANNEL}, '') from event
  `)
  noteWritten({ propertyId, name, payload: content })
}
