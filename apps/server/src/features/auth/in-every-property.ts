import { EVENTS } from '@innkeeper/api/events.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { EVENTS_CHANNEL } from '../../platform/events/outbox.ts'
import { outbox } from '../../platform/events/tables.ts'
import { type AuditEntry, recordAll } from '../audit/service.ts'
import { memberships } from '../team/tables.ts'

/** Lets the person's open pages look again, in every property they belong to, in an installation transaction. */
export async function emitSessionEnded(tx: Tx, userId: string): Promise<void> {
  const name = 'session.ended'
  const content = JSON.stringify(EVENTS[name].payload.parse({ userId }))
  await tx.execute(sql`
    with event as (
      insert into ${outbox} (property_id, name, payload)
      select ${memberships.propertyId}, ${name}, ${content}::jsonb from ${memberships}
      where ${memberships.userId} = ${userId}
      returning 1
    )
    select pg_notify(${EVENTS_CHANNEL}, '') from event
  `)
}

/** By whom something was done, for the log. */
export type Actor = Pick<AuditEntry, 'actorId' | 'actorName' | 'subject' | 'details'>

/** Somebody who is not signed in tried to be this person: they are whom it is about, not who did it. */
export function strangerAt(address: string, person: { name: string }): Actor {
  return { actorId: null, actorName: 'Not signed in', subject: person.name, details: { address } }
}

type AccountEntry = Pick<AuditEntry, 'actorName' | 'action'> & {
  userId: string
  /** The person themselves, unless somebody else is named. */
  actorId?: string | null
  subject?: string | null
  details?: Record<string, string>
  /** The only property whose log gets the details. */
  detailsIn?: string
}

/** An account is nobody's property, so what happens to it stands in the log of each property of the person. */
export async function recordInEveryProperty(tx: Tx, entry: AccountEntry): Promise<void> {
  const { userId, actorId = userId, actorName, action, subject = null, details = {}, detailsIn } = entry
  const properties = await tx
    .select({ propertyId: memberships.propertyId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
  await recordAll(
    tx,
    properties.map(({ propertyId }) => ({
      propertyId,
      actorId,
      actorName,
      action,
      subject,
      details: detailsIn === undefined || detailsIn === propertyId ? details : {},
    })),
  )
}
