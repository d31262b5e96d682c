import {
  cancelOrder,
  cancelStayOrder,
  getOrder,
  getReceipt,
  getReceiptPdf,
  listStayOrders,
} from '@innkeeper/api/orders/checkout.ts'
import type { FastifyRequest } from 'fastify'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, respond, stream } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OrderDevices } from '../order-device.ts'
import { orderLanguage } from '../place/order-language.ts'
import type { ReceiptPdf } from './receipt-pdf.ts'
import type { GuestOrders } from './service.ts'
import type { StayOrders } from './stay-orders.ts'

type Services = {
  guestOrders: GuestOrders
  stayOrders: StayOrders
  receiptPdf: ReceiptPdf
  devices: OrderDevices
  properties: PropertyService
  linkOrigin(request: FastifyRequest): string
}

export function guestOrderHandlers(services: Services): Handler[] {
  const { guestOrders, stayOrders, receiptPdf, devices, properties, linkOrigin } = services
  type OrderCall = {
    propertyId: string
    query: { language?: number | undefined; booking?: string | undefined }
    request: FastifyRequest
  }
  const askerOf = async ({ propertyId, query, request }: OrderCall) => ({
    origin: linkOrigin(request),
    device: devices.of(request),
    linkKey: query.booking ?? null,
    languageIndex: orderLanguage(await properties.snapshot(propertyId), request, query.language).index,
  })

  type StayCall = { propertyId: string; params: { bookingId: string }; request: FastifyRequest }
  const stayOf = async ({ propertyId, params, request }: StayCall, language: number | undefined) => ({
    propertyId,
    linkKey: params.bookingId,
    languageIndex: orderLanguage(await properties.snapshot(propertyId), request, language).index,
  })

  return [
    respond(getOrder, async (call, reply) => {
      devices.renew(call.request, reply)
      return guestOrders.order(call.propertyId, call.params.orderId, await askerOf(call))
    }),
    // Taken back twice is taken back once: it needs no key.
    respond(cancelOrder, async (call) =>
      guestOrders.cancel(call.propertyId, call.params.orderId, await askerOf(call)),
    ),
    respond(listStayOrders, async (call, reply) => {
      devices.renew(call.request, reply)
      return { orders: await stayOrders.list(await stayOf(call, call.query.language)) }
    }),
    respond(cancelStayOrder, async (call) =>
      stayOrders.cancel(await stayOf(call, undefined), call.params.watchId),
    ),
    read(getReceipt, ({ propertyId, params, request }) =>
      guestOrders.receipt(propertyId, params.orderId, devices.of(request)),
    ),
    stream(getReceiptPdf, async ({ propertyId, params, request }, reply) => {
      const bytes = await receiptPdf.make(propertyId, params.orderId, devices.of(request))
      await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('inline', `receipt-${propertyId}.pdf`))
        .type('application/pdf')
        .send(bytes)
    }),
  ]
}
