import { smsSegments } from '@innkeeper/domain/messaging/sms-text.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { type BodyContent, type MessageFacts, smsText } from '../message-body.ts'
import { type MessageRow, messageBodies } from '../tables.ts'

/** So many rows go into one statement. */
const ROWS_AT_ONCE = 1000

/** A message of a mailing or an automation before it is stored. */
export type QueuedMessage = Pick<
  MessageRow,
  | 'channel'
  | 'purpose'
  | 'bookingId'
  | 'recipient'
  | 'language'
  | 'bodyId'
  | 'facts'
  | 'parts'
  | 'state'
  | 'failure'
  | 'nextTryAt'
>
export type MessageOrigin = { causeKind: string; causeId: string; kind: string }

/** Keeps a body for the messages that share it. */
export async function insertBody(
  tx: Tx,
  propertyId: string,
  { content, language, now }: { content: BodyContent; language: string; now: Date },
): Promise<string> {
  const id = newId()
  const channel = content.form === 'sms' ? ('sms' as const) : ('email' as const)
  const row = { propertyId, id, channel, form: content.form, language, content, createdAt: now }
  await tx.insert(messageBodies).values(row)
  return id
}

/** Parts an SMS is paid as for this guest. */
export function partsFor(content: BodyContent, { values }: MessageFacts): number {
  return content.form === 'sms' ? smsSegments(smsText(content.text, values)) : 0
}

/** Writes messages in bulk: thousands take a second. */
export async function insertMessages(
  tx: Tx,
  propertyId: string,
  { causeKind, causeId, kind }: MessageOrigin,
  { queued, now }: { queued: readonly QueuedMessage[]; now: Date },
): Promise<void> {
  for (let from = 0; from < queued.length; from += ROWS_AT_ONCE) {
    const rows = queued.slice(from, from + ROWS_AT_ONCE).map((message) => ({ ...message, id: newId() }))
    await tx.execute(sql`
      insert into messages (property_id, id, kind, channel, purpose, cause_kind, cause_id, booking_id, recipient,
        language, body_text, body_id, facts, parts, state, failure, created_at, next_try_at)
      select ${propertyId}, id, ${kind}, channel, purpose, ${causeKind}, ${causeId}, "bookingId", recipient,
        language, '', "bodyId", facts, parts, state, failure, ${now.toISOString()}::timestamptz, "nextTryAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
        id text, channel text, purpose text, "bookingId" text, recipient text, language text, "bodyId" text,
        facts jsonb, parts integer, state text, failure text, "nextTryAt" timestamptz)`)
  }
}
