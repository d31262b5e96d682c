import type { Receipt } from '@innkeeper/api/orders/checkout.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { MailAttachment } from '../../../platform/mail/port.ts'
import type { PdfPort } from '../../../platform/pdf/port.ts'
import { receiptPaper } from './receipt-paper.ts'
import type { GuestOrders } from './service.ts'

export type ReceiptPdf = {
  /** Throws `order/unknown`. */
  make(propertyId: string, orderId: string): Promise<Buffer>
  /** For mails, named in the guest's language; null where there is none any more. */
  attachment(propertyId: string, orderId: string, language: string): Promise<MailAttachment | null>
}

export function createReceiptPdf({
  pdf,
  guestOrders,
}: {
  pdf: PdfPort
  guestOrders: GuestOrders
}): ReceiptPdf {
  async function print(receipt: Receipt): Promise<Buffer> {
    // All catalogues in all languages: nobody should wait for them at the start.
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    return Buffer.from(await pdf.paper(receiptPaper(receipt, translate)))
  }

  return {
    make: async (propertyId, orderId) => print(await guestOrders.receipt(propertyId, orderId)),
    async attachment(propertyId, orderId, language) {
      const receipt = await guestOrders.receipt(propertyId, orderId).catch(nullWhenUnknown)
      if (!receipt) return null
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const fileName = `${translate(language, 'mail.order.receiptName')}-${receipt.order.number}.pdf`
      return { fileName, type: 'application/pdf', content: await print(receipt) }
    },
  }
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'order/unknown') return null
  throw error
}
