import { getOrder, getReceipt, getReceiptPdf } from '@innkeeper/api/orders/checkout.ts'
import type { FastifyRequest } from 'fastify'
import { type Handler, read, stream } from '../../../platform/http/handlers.ts'
import type { ReceiptPdf } from './receipt-pdf.ts'
import type { GuestOrders } from './service.ts'

type Services = {
  guestOrders: GuestOrders
  receiptPdf: ReceiptPdf
  linkOrigin(request: FastifyRequest): string
}

export function guestOrderHandlers({ guestOrders, receiptPdf, linkOrigin }: Services): Handler[] {
  return [
    read(getOrder, ({ propertyId, params, request }) =>
      guestOrders.order(propertyId, params.orderId, linkOrigin(request)),
    ),
    read(getReceipt, ({ propertyId, params }) => guestOrders.receipt(propertyId, params.orderId)),
    stream(getReceiptPdf, async ({ propertyId, params }, reply) => {
      const bytes = await receiptPdf.make(propertyId, params.orderId)
      await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="receipt-${propertyId}.pdf"`)
        .type('application/pdf')
        .send(bytes)
    }),
  ]
}
