import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { GuestService } from './features/guests/service.ts'
import { createMessagingFeature } from './features/messaging/feature.ts'
import { createOrdersFeature, type OrdersFeature } from './features/orders/feature.ts'
import { createProductsFeature } from './features/orders/products/feature.ts'
import { createPaymentsFeature, type PaymentsFeature } from './features/payments/feature.ts'
import { lockProperty } from './features/properties/lock.ts'
import type { PropertyService } from './features/properties/service.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Database } from './platform/db/port.ts'
import type { EventHub } from './platform/events/port.ts'
import type { Handler } from './platform/http/handlers.ts'
import type { Jobs } from './platform/jobs/port.ts'
import type { Ports } from './ports.ts'

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  jobs: Jobs
  log: Logger
  secret: string
  ports: Ports
  properties: PropertyService
  guests: GuestService
  /** Where alone payments can be tried out. */
  isDemo: boolean
  isPreviewToken(token: string, propertyId: string): boolean
  linkOrigin(request: FastifyRequest): string
  /** Of this installation, for links that no request asked for. */
  origin: string
}

export type Selling = { handlers: Handler[]; register(http: FastifyInstance): Promise<void> }

/**
 * The part of the composition root where products, orders, payments and messages meet. Orders follow payments and
 * payments follow orders: each is handed to the other here, as what it asks for.
 */
export function createSelling(deps: Dependencies): Selling {
  const { db, clock, jobs, ports, properties } = deps
  const payments: PaymentsFeature = createPaymentsFeature({
    ...deps,
    adapters: ports.payments,
    orders: {
      paymentChanged: (...change) => orders.paymentChanged(...change),
      wantedOf: (...question) => orders.wantedOf(...question),
    },
  })
  const messaging = createMessagingFeature({
    db,
    clock,
    jobs,
    mail: ports.mail,
    sms: ports.sms,
    propertyName: async (propertyId) => (await properties.snapshot(propertyId)).property.name,
  })
  const { paymentOptions } = payments
  const products = createProductsFeature({ ...deps, lockProperty, paymentOptions })
  const orders: OrdersFeature = createOrdersFeature({
    ...deps,
    pdf: ports.pdf,
    catalogue: products.catalogue,
    messaging,
    payments,
  })
  return {
    handlers: [...products.handlers, ...orders.handlers, ...payments.handlers],
    register: payments.register,
  }
}
