import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Handler } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createReceiptPdf } from './guest/receipt-pdf.ts'
import { guestOrderHandlers } from './guest/routes.ts'
import { createGuestOrders } from './guest/service.ts'
import type { OrderNeighbours } from './neighbours.ts'
import { createPaymentMoves, type PaymentMoves } from './payment-moves.ts'
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
  neighbours: OrderNeighbours
  isPreviewToken(token: string, propertyId: string): boolean
  linkOrigin(request: FastifyRequest): string
  /** Of this installation, for links in messages that no request asked for. */
  origin: string
}

export type OrdersFeature = PaymentMoves & {
  handlers: Handler[]
  /** The receipt as a PDF, for mails; null where there is none any more. */
  receiptPdf(propertyId: string, orderId: string): Promise<Buffer | null>
}

/** Everything about orders that the composition root hangs up. */
export function createOrdersFeature(deps: Dependencies): OrdersFeature {
  const { db, clock, jobs, neighbours, linkOrigin } = deps
  const guestOrders = createGuestOrders(deps)
  const receiptPdf = createReceiptPdf({ pdf: deps.pdf, guestOrders })
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
      ...requestHandlers({ db, clock, neighbours, linkOrigin }),
    ],
    ...createPaymentMoves(deps),
    receiptPdf: receiptPdf.find,
  }
}
