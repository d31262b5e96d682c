import { AppError } from '../../../platform/http/app-error.ts'
import type { PdfPort } from '../../../platform/pdf/port.ts'
import { receiptPaper } from './receipt-paper.ts'
import type { GuestOrders } from './service.ts'

export type ReceiptPdf = {
  /** Throws `order/unknown`. */
  make(propertyId: string, orderId: string): Promise<Buffer>
  /** For mails: null where there is none any more. */
  find(propertyId: string, orderId: string): Promise<Buffer | null>
}

export function createReceiptPdf({
  pdf,
  guestOrders,
}: {
  pdf: PdfPort
  guestOrders: GuestOrders
}): ReceiptPdf {
  async function make(propertyId: string, orderId: string): Promise<Buffer> {
    const receipt = await guestOrders.receipt(propertyId, orderId)
    // All catalogues in all languages: nobody should wait for them at the start.
    const { translate } = await import('@innkeeper/i18n/translate.ts')
    return Buffer.from(await pdf.paper(receiptPaper(receipt, translate)))
  }
  return {
    make,
    find: (propertyId, orderId) =>
      make(propertyId, orderId).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'order/unknown') return null
        throw error
      }),
  }
}
