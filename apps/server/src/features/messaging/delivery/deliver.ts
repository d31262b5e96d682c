import { singleLine } from '@innkeeper/domain/single-line.ts'
import type { DkimKey, MailPort } from '../../../platform/mail/port.ts'
import type { SmsPort } from '../../../platform/sms/port.ts'
import type { Causes } from '../causes.ts'
import type { FilledBody } from '../message-body.ts'
import type { MessageRow } from '../tables.ts'

/** How a property sends by one channel. */
export type Senders = {
  email(propertyId: string): Promise<{
    mail: MailPort
    fromName: string
    replyTo: string | null
    dkim: DkimKey | null
  }>
  sms(propertyId: string): Promise<{ sms: SmsPort; provider: string }>
}

/** Who took a message over; `isInside` is the outbox of the house, from which nothing leaves. */
export type TakenOver = { provider: string; providerId: string; isInside: boolean }

/** Hands a message to its port, with the files of its cause where it has some; outside any transaction. */
export function createDelivery({ senders, causes }: { senders: Senders; causes: Causes }) {
  async function attachmentsOf({ propertyId, causeKind, causeId, hasAttachments, language }: MessageRow) {
    if (!hasAttachments) return {}
    return { attachments: await causes.of(causeKind).attachments(propertyId, causeId, language) }
  }

  async function bySms({ propertyId, recipient, id }: MessageRow, { text }: FilledBody): Promise<TakenOver> {
    const { sms, provider } = await senders.sms(propertyId)
    const { messageId } = await sms.send({ to: recipient, text, reference: id })
    return { provider, providerId: messageId, isInside: sms.kind === 'outbox' }
  }

  async function byMail(message: MessageRow, { subject, text, html }: FilledBody): Promise<TakenOver> {
    const { propertyId, id, recipient, facts, purpose } = message
    const { mail, fromName, replyTo, dkim } = await senders.email(propertyId)
    // What is about the stay has nothing to unsubscribe from.
    const unsubscribe = purpose === 'marketing' ? (facts?.unsubscribe ?? null) : null
    const { messageId } = await mail.send({
      to: recipient,
      // People write names and subjects: whatever is in them, it is one header.
      fromName: singleLine(fromName),
      subject: singleLine(subject),
      text,
      // The same at every try, so that a mail server can see a double.
      reference: id,
      ...(html !== null && { html }),
      ...(replyTo !== null && { replyTo }),
      ...(dkim !== null && { dkim }),
      headers: {
        // Asks holiday repliers to stay silent.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== null && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(await attachmentsOf(message)),
    })
    return { provider: mail.kind, providerId: messageId, isInside: mail.kind === 'outbox' }
  }

  return (message: MessageRow, body: FilledBody): Promise<TakenOver> =>
    message.channel === 'sms' ? bySms(message, body) : byMail(message, body)
}
export type Deliver = ReturnType<typeof createDelivery>
