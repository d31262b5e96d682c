import type { MailPort } from '../../platform/mail/port.ts'
import type { SmsPort } from '../../platform/sms/port.ts'
import type { Causes } from './causes.ts'
import type { MessageRow } from './tables.ts'

export type DeliveryDependencies = {
  mail: MailPort
  sms: SmsPort
  causes: Causes
  propertyName(propertyId: string): Promise<string>
}

/** Hands a message to its port, with the files of its cause where it has some; outside any transaction. */
export function createDelivery({ mail, sms, causes, propertyName }: DeliveryDependencies) {
  async function attachmentsOf({ propertyId, causeKind, causeId, hasAttachments, language }: MessageRow) {
    if (!hasAttachments) return {}
    return { attachments: await causes.of(causeKind).attachments(propertyId, causeId, language) }
  }

  return async (message: MessageRow): Promise<void> => {
    const { channel, recipient, propertyId, subject, bodyText, bodyHtml } = message
    // An answer somebody waits for does not wait for the end of the quiet hours: it may be about tonight.
    if (channel === 'sms') return void (await sms.send({ to: recipient, text: bodyText }))
    await mail.send({
      to: recipient,
      fromName: await propertyName(propertyId),
      subject,
      text: bodyText,
      ...(bodyHtml !== null && { html: bodyHtml }),
      // Asks holiday repliers to stay silent.
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(await attachmentsOf(message)),
    })
  }
}
