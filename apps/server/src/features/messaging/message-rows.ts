import { smsSegments } from '@innkeeper/domain/messaging/sms-text.ts'
import { newId } from '../../platform/ids.ts'
import type { NewMessage } from './new-message.ts'
import type { MessageChannel, MessageRow, messages } from './tables.ts'

/** What a new message is before it is stored; the rest begins as the table says. */
export type NewRow = typeof messages.$inferInsert & Pick<MessageRow, 'state' | 'recipient' | 'purpose'>

/** One row for each channel that has content. */
export function messageRows(message: NewMessage, now: Date): NewRow[] {
  const { sms, email } = message.content
  return [
    ...(sms ? [rowOf(message, 'sms', smsBody(sms), now)] : []),
    ...(email ? [rowOf(message, 'email', mailBody(email), now)] : []),
  ]
}

type Body = Pick<MessageRow, 'subject' | 'bodyText' | 'bodyHtml' | 'hasAttachments' | 'parts'>

function smsBody({ text }: NonNullable<NewMessage['content']['sms']>): Body {
  return { subject: '', bodyText: text, bodyHtml: null, hasAttachments: false, parts: smsSegments(text) }
}

function mailBody(email: NonNullable<NewMessage['content']['email']>): Body {
  const { subject, text, html, hasAttachments } = email
  return { subject, bodyText: text, bodyHtml: html, hasAttachments, parts: 0 }
}

function rowOf(message: NewMessage, channel: MessageChannel, body: Body, now: Date): NewRow {
  const { propertyId, cause, kind, recipient, language, purpose = 'answer' } = message
  const address = channel === 'sms' ? recipient.phone : recipient.email
  return {
    propertyId,
    id: newId(),
    kind,
    channel,
    purpose,
    causeKind: cause.kind,
    causeId: cause.id,
    bookingId: recipient.bookingId,
    recipient: address ?? '',
    language,
    ...body,
    createdAt: now,
    nextTryAt: now,
    ...(address === null ? { state: 'failed', failure: 'no-address' } : { state: 'queued', failure: null }),
  }
}
