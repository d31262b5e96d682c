import type { MailPort } from '../../platform/mail/port.ts'
import type { SmsPort } from '../../platform/sms/port.ts'
import type { QueuedMessage } from './repository.ts'

type Dependencies = {
  mail: MailPort
  sms: SmsPort
  propertyName(propertyId: string): Promise<string>
  /** The receipt of an order as a PDF; null where it has none. */
  receiptPdf(propertyId: string, orderId: string): Promise<Uint8Array | null>
}

/** Hands a message to its port, with the receipt where one goes with it; outside any transaction. */
export function createDelivery({ mail, sms, propertyName, receiptPdf }: Dependencies) {
  async function attachmentsOf({ propertyId, orderId, hasReceipt, language, order }: QueuedMessage) {
    const content = hasReceipt && orderId ? await receiptPdf(propertyId, orderId) : null
    if (!content) return {}
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    const fileName = `${translate(language, 'mail.order.receiptName')}-${order?.number ?? ''}.pdf`
    return { attachments: [{ fileName, type: 'application/pdf', content }] }
  }

  return async (message: QueuedMessage): Promise<void> => {
    const { channel, recipient, propertyId, subject, bodyText, bodyHtml } = message
    // An answer about one's own order does not wait for the end of the quiet hours: it may be about tonight.
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
