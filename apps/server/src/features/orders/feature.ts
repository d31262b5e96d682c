import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { FastifyRequest } from 'fastify'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import type { GuestService } from '../guests/service.ts'
import type { MessagingService } from '../messaging/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { bookingsWithOrders } from './bookings-with-orders.ts'
import { createCancelOrder } from './guest/cancel-order.ts'
import { createConfirmationPages } from './guest/confirmation-pages.ts'
import { createReceiptPdf } from './guest/receipt-pdf.ts'
import { guestOrderHandlers } from './guest/routes.ts'
import { createGuestOrders } from './guest/service.ts'
import { createStayOrders } from './guest/stay-orders.ts'
import { orderCause } from './messages/order-cause.ts'
import { ORDER_CAUSE } from './messages/order-message.ts'
import { createOrderMessages } from './messages/service.ts'
import { createNetworkHash } from './network-hash.ts'
import { createOrderDevices } from './order-device.ts'
import type { OrderPayments } from './order-payments.ts'
import { registerOrderPages } from './page-routes.ts'
import { createPaymentChanges, type PaymentChanges } from './payment-changes.ts'
import { ordersPersonalData } from './personal-data.ts'
import { createBookingClaims } from './place/booking-claims.ts'
import { createOrderNumbers } from './place/numbers.ts'
import { placeHandlers } from './place/routes.ts'
import { createPlaceService } from './place/service.ts'
import { createShops } from './place/shop.ts'
import { createPlaceUpgrade } from './place/upgrade-orders.ts'
import { createVisits } from './place/visits.ts'
import { productFinder } from './products/find-products.ts'
import { createGuestPrices, type GuestPrices } from './products/guest-prices.ts'
import { findProductIds } from './products/offered.ts'
import { createOpenProducts } from './products/open-products.ts'
import { createProducts, type ProductDependencies } from './products/products.ts'
import { productUses } from './products/uses.ts'
import { requestFinder } from './requests/find-requests.ts'
import { expireRequestsJob } from './requests/jobs.ts'
import { createOrderEffects } from './requests/order-effects.ts'
import { removeRequestsJob } from './requests/removal.ts'
import { requestHandlers } from './requests/routes.ts'
import type { FindBillPosting } from './requests/service.ts'
import { stayTimes } from './requests/stay-times.ts'
import { createUpgradeFacts } from './requests/upgrade-facts.ts'
import type { OrdersForShops } from './service.ts'

type Dependencies = Pick<ProductDependencies, 'lockProperty' | 'whereUsed'> & {
  db: Database
  clock: Clock
  hub: EventHub
  pdf: PdfPort
  /** The property's logo for papers. */
  logoOf(propertyId: string): Promise<Uint8Array | null>
  tries: Tries
  isHttps: boolean
  secret: string
  properties: PropertyService
  guests: GuestService
  messaging: MessagingService
  payments: OrderPayments
  /** Previews of the guestbook, where staff try ordering out. */
  previews: {
    isToken(token: string, propertyId: string): Promise<boolean>
    keyOf(request: FastifyRequest, propertyId: string): Promise<string | null>
  }
  bookingOf(request: FastifyRequest, propertyId: string): Promise<string | null>
  visitorStateOf(request: FastifyRequest, propertyId: string): Promise<CardState>
  linkOrigin(request: FastifyRequest): string
  billPosting: FindBillPosting
  /** Of this installation, for links in messages that no request asked for. */
  origin: string
}

export type OrdersServices = {
  orders: PaymentChanges & {
    pricesFor: GuestPrices
    findProductIds: typeof findProductIds
    /** For what sells beside the guestbook. */
    forShops: OrdersForShops
    bookingsWithOrders: typeof bookingsWithOrders
  }
}

/** Products, orders, and the requests staff answer. */
export function createOrdersFeature(outside: Dependencies): Feature<OrdersServices> {
  const { db, clock, messaging, payments, previews } = outside
  const { handlers: productHandlers, catalogue } = createProducts({
    ...outside,
    paymentOptions: payments.paymentOptions,
    isPreviewToken: previews.isToken,
  })
  const confirmationPages = createConfirmationPages(outside)
  const deps = {
    ...outside,
    catalogue,
    isPreviewToken: previews.isToken,
    confirmationPages,
    messages: createOrderMessages(messaging, confirmationPages),
    devices: createOrderDevices(outside.isHttps),
    cancelOrder: createCancelOrder(outside),
    effects: createOrderEffects(),
  }
  deps.effects.register(stayTimes)
  const shops = createShops()
  const guestOrders = createGuestOrders({ ...deps, shops })
  const stayOrders = createStayOrders({ ...deps, shops })
  const receiptPdf = createReceiptPdf({ ...deps, guestOrders })
  messaging.registerCause(ORDER_CAUSE, orderCause(receiptPdf))
  const upgradeFacts = createUpgradeFacts()
  const placing = {
    ...deps,
    shops,
    visits: createVisits(deps),
    bookingClaims: createBookingClaims({ db, clock, tries: outside.tries }),
    networkOf: createNetworkHash(outside.secret),
    nextNumber: createOrderNumbers(db),
  }
  const place = createPlaceService(placing)
  return {
    name: 'orders',
    handlers: [
      ...productHandlers,
      ...placeHandlers(place),
      ...guestOrderHandlers({ ...deps, guestOrders, stayOrders, receiptPdf }),
      ...requestHandlers({ ...deps, findUpgrade: upgradeFacts.find }),
    ],
    jobs: [expireRequestsJob(deps), removeRequestsJob(deps)],
    pages: (http, pages) => registerOrderPages(http, { ...deps, pages, previewKeyOf: previews.keyOf }),
    uses: productUses,
    finders: [requestFinder, productFinder],
    personalData: ordersPersonalData(deps.messages),
    services: {
      orders: {
        ...createPaymentChanges(deps),
        pricesFor: createGuestPrices(deps),
        findProductIds,
        forShops: {
          registerStore: shops.registerStore,
          registerEffects: deps.effects.register,
          registerConfirmationPage: confirmationPages.register,
          placeUpgrade: createPlaceUpgrade(placing),
          registerUpgradeFacts: upgradeFacts.register,
          catalogue,
          stayOrders,
          paymentOptions: payments.paymentOptions,
          openProducts: createOpenProducts(deps),
          isPreviewToken: previews.isToken,
        },
        bookingsWithOrders,
      },
    },
  }
}
