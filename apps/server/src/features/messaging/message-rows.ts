import { newId } from '../../platform/ids.ts'
import type { NewMessage } from './new-message.ts'
import type { MessageChannel, MessageRow } from './tables.ts'

export type NewRow = Omit<MessageRow, 'createdAt' | 'sentAt' | 'closedAt' | 'closedBy'>

/** One row for each channel that has content. */
export function messageRows(message: NewMessage): NewRow[] {
  const { sms, email } = message.content
  return [
    ...(sms ? [rowOf(message, 'sms', smsBody(sms))] : []),
    ...(email ? [rowOf(message, 'email', mailBody(email))] : []),
  ]
}

type Body = Pick<NewRow, 'subject' | 'bodyText' | 'bodyHtml' | 'hasAttachments'>

function smsBody({ text }: NonNullable<NewMessage['content']['sms']>): Body {
  return { subject: '', bodyText: text, bodyHtml: null, hasAttachments: false }
}

function mailBody(email: NonNullable<NewMessage['content']['email']>): Body {
  const { subject, text, html, hasAttachments } = email
  return { subject, bodyText: text, bodyHtml: html, hasAttachments }
}

function rowOf(message: NewMessage, channel: MessageChannel, body: Body): NewRow {
  const { propertyId, cause, kind, recipient, language } = message
  const address = channel === 'sms' ? recipient.phone : recipient.email
  return {
    propertyId,
    id: newId(),
    kind,
    channel,
    causeKind: cause.kind,
    causeId: cause.id,
    bookingId: recipient.bookingId,
    recipient: address ?? '',
    language,
    ...body,
    ...(address === null ? { state: 'failed', failure: 'no-address' } : { state: 'queued', failure: null }),
  }
}
