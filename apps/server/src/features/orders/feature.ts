import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Handler } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { MessagingService } from '../messaging/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createReceiptPdf } from './guest/receipt-pdf.ts'
import { guestOrderHandlers } from './guest/routes.ts'
import { createGuestOrders } from './guest/service.ts'
import { ORDER_CAUSE, orderCause } from './messages/order-cause.ts'
import { createOrderMessages } from './messages/service.ts'
import type { OrderPayments } from './order-payments.ts'
import { createPaymentChanges, type PaymentChanges } from './payment-changes.ts'
import { createBillBookings } from './place/bill-booking.ts'
import { createOrderNumbers } from './place/numbers.ts'
import { placeHandlers } from './place/routes.ts'
import { createPlaceService } from './place/service.ts'
import { createVisits } from './place/visits.ts'
import type { Catalogue } from './products/catalogue.ts'
import { expireRequestsJob } from './requests/jobs.ts'
import { removeRequestsJob } from './requests/removal.ts'
import { requestHandlers } from './requests/routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  jobs: Jobs
  pdf: PdfPort
  properties: PropertyService
  guests: GuestService
  catalogue: Catalogue
  messaging: MessagingService
  payments: OrderPayments
  isPreviewToken(token: string, propertyId: string): boolean
  linkOrigin(request: FastifyRequest): string
  /** Of this installation, for links in messages that no request asked for. */
  origin: string
}

export type OrdersFeature = PaymentChanges & { handlers: Handler[] }

/** Everything about orders that the composition root hangs up. */
export function createOrdersFeature(outside: Dependencies): OrdersFeature {
  const { db, clock, jobs, messaging, linkOrigin } = outside
  const deps = { ...outside, messages: createOrderMessages(messaging) }
  const guestOrders = createGuestOrders(deps)
  const receiptPdf = createReceiptPdf({ pdf: deps.pdf, guestOrders })
  messaging.registerCause(ORDER_CAUSE, orderCause(receiptPdf))
  const place = createPlaceService({
    ...deps,
    visits: createVisits(deps),
    billBookings: createBillBookings({ db, clock }),
    nextNumber: createOrderNumbers(db),
  })
  jobs.register(expireRequestsJob(deps))
  jobs.register(removeRequestsJob(deps))
  return {
    handlers: [
      ...placeHandlers(place),
      ...guestOrderHandlers({ guestOrders, receiptPdf, linkOrigin }),
      ...requestHandlers(deps),
    ],
    ...createPaymentChanges(deps),
  }
}
