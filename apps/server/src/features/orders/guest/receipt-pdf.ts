import type { Receipt } from '@innkeeper/api/orders/checkout.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { MailAttachment } from '../../../platform/mail/port.ts'
import type { PdfPort } from '../../../platform/pdf/port.ts'
import { receiptPaper } from './receipt-paper.ts'
import type { GuestOrders } from './service.ts'

export type ReceiptPdf = {
  /** On the device that ordered; throws `order/unknown`, `order/no-receipt`, `order/other-device`. */
  make(propertyId: string, orderId: string, device: string | null): Promise<Buffer>
  /** For mails, named in the guest's language; null where there is none any more. */
  attachment(propertyId: string, orderId: string, language: string): Promise<MailAttachment | null>
}

type Dependencies = {
  pdf: PdfPort
  guestOrders: GuestOrders
  logoOf(propertyId: string): Promise<Uint8Array | null>
}

export function createReceiptPdf({ pdf, guestOrders, logoOf }: Dependencies): ReceiptPdf {
  async function print(propertyId: string, receipt: Receipt): Promise<Buffer> {
    // All catalogues in all languages: nobody should wait for them at the start.
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    return Buffer.from(await pdf.paper(receiptPaper(receipt, await logoOf(propertyId), translate)))
  }

  return {
    make: async (propertyId, orderId, device) =>
      print(propertyId, await guestOrders.receipt(propertyId, orderId, device)),
    async attachment(propertyId, orderId, language) {
      const receipt = await guestOrders.ownReceipt(propertyId, orderId).catch(nullWhenNone)
      if (!receipt) return null
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const fileName = `${translate(language, 'mail.order.receiptName')}-${receipt.order.number}.pdf`
      return { fileName, type: 'application/pdf', content: await print(propertyId, receipt) }
    },
  }
}

function nullWhenNone(error: unknown): null {
  if (error instanceof AppError && ['order/unknown', 'order/no-receipt'].includes(error.code)) return null
  throw error
}
