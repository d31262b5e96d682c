import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Handler } from '../../platform/http/handlers.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { PaymentAdapters } from '../../platform/payments/adapters.ts'
import type { PropertyService } from '../properties/service.ts'
import { createAccounts } from './accounts.ts'
import type { WebhookSubject } from './handle-webhook.ts'
import { handleWebhookJob, pruneWebhooksJob, reconcileJob, settlePaymentJob } from './jobs.ts'
import type { OrderToPay } from './order-to-pay.ts'
import type { PaidOrders } from './paid-orders.ts'
import { receiptServiceIn } from './receipt-service.ts'
import { paymentsHandlers } from './routes.ts'
import { registerSandbox } from './sandbox-routes.ts'
import { createPaymentService } from './service.ts'
import { createSettingsService, type PaymentOptions } from './settings-service.ts'
import { registerWebhooks } from './webhook-routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  hub: EventHub
  jobs: Jobs
  secret: string
  adapters: PaymentAdapters
  properties: PropertyService
  isDemo: boolean
  orders: PaidOrders
  linkOrigin(request: FastifyRequest): string
}

export type PaymentsFeature = {
  handlers: Handler[]
  register(http: FastifyInstance): Promise<void>
  /** The payment page of this order, opened or found again; outside any transaction. Throws `payment/unavailable`. */
  startPayment(order: OrderToPay): Promise<{ pageUrl: string }>
  /** Asks the provider about a pending payment; outside any transaction; never throws. */
  refreshPayment(propertyId: string, orderId: string): Promise<void>
  /** In the transaction of a decision: what the order wants of its payment is done by a job. */
  settlePayment(tx: Tx, propertyId: string, orderId: string): Promise<void>
  /** What guests may pay with. */
  paymentOptions(propertyId: string): Promise<PaymentOptions>
  receiptServiceIn(tx: Tx, propertyId: string): Promise<PaymentOptions['receiptService']>
}

/** Everything about payments that the composition root hangs up, and what orders ask of them. */
export function createPaymentsFeature(deps: Dependencies): PaymentsFeature {
  const { db, clock, hub, jobs, secret, adapters, properties, isDemo, linkOrigin } = deps
  const accounts = createAccounts({ db, clock, box: createSecretBox(secret), adapters, isDemo })
  const settings = createSettingsService({ db, clock, hub, accounts, properties, isDemo })
  const enqueueSettlement = async (tx: Tx, propertyId: string, orderId: string) => {
    const singletonKey = `${propertyId}:${orderId}`
    await jobs.enqueue(tx, settlePayment, { propertyId, orderId }, { singletonKey })
  }
  const service = createPaymentService({ ...deps, accounts, enqueueSettlement })
  const settlePayment = settlePaymentJob(service.settlePayment)
  const handleWebhook = handleWebhookJob(service.handleWebhook)
  jobs.register(settlePayment)
  jobs.register(handleWebhook)
  jobs.register(reconcileJob(service.reconcile))
  jobs.register(pruneWebhooksJob(db, clock))

  return {
    handlers: paymentsHandlers({ db, settings, reconcile: service.reconcile, linkOrigin }),
    register: async (http: FastifyInstance) => {
      const enqueueWebhook = async (tx: Tx, subject: WebhookSubject) =>
        void (await jobs.enqueue(tx, handleWebhook, subject))
      await registerWebhooks(http, { db, clock, accounts, enqueueWebhook })
      if (isDemo) await registerSandbox(http, { accounts, properties, settings, refresh: service.askNow })
    },
    startPayment: service.startPayment,
    refreshPayment: service.refreshPayment,
    settlePayment: enqueueSettlement,
    paymentOptions: settings.options,
    receiptServiceIn,
  }
}
