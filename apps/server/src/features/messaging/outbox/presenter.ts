import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import type { FilledBody } from '../message-body.ts'
import type { ListedMessage } from './repository.ts'

/** An SMS has no subject: so much of it stands in its place. */
const BEGINNING = 80

/** How a message is named in a list: its subject, else how it begins. */
export function titleOf({ subject, text }: Pick<FilledBody, 'subject' | 'text'>): string {
  if (subject !== '') return subject
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING - 1).trimEnd()}…` : line
}

/** Whose body is gone keeps the subject it was stored with. */
export function presentMessage(
  row: ListedMessage,
  { causeName, body }: { causeName: string; body: FilledBody | null },
): MessageItem {
  const waits = row.state === 'queued'
  return {
    id: row.id,
    channel: row.channel,
    purpose: row.purpose,
    state: row.state,
    reason: row.failure,
    mayBeDouble: row.mayBeDouble,
    to: row.recipient,
    booking:
      row.bookingId === null || row.firstName === null
        ? null
        : { id: row.bookingId, name: `${row.firstName} ${row.lastName ?? ''}`.trim() },
    cause: { kind: row.causeKind, id: row.causeId, name: causeName },
    subject: body ? titleOf(body) : row.subject,
    createdAt: row.createdAt.toISOString(),
    nextTryAt: waits ? row.nextTryAt.toISOString() : null,
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    tries: row.tries,
    parts: row.parts,
  }
}
