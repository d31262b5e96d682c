import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { createSecretBox } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { PaymentAdapters } from '../../platform/payments/adapters.ts'
import type { OrderToPay } from '../../platform/payments/order-to-pay.ts'
import type { PropertyService } from '../properties/service.ts'
import { createAccounts } from './accounts.ts'
import type { WebhookSubject } from './handle-webhook.ts'
import { handleWebhookJob, pruneWebhooksJob, reconcileJob, settlePaymentJob } from './jobs.ts'
import type { PaidOrders } from './paid-orders.ts'
import { paymentsPersonalData } from './personal-data.ts'
import { paymentsProcessing } from './processing.ts'
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
  paymentAdapters: PaymentAdapters
  properties: PropertyService
  isDemo: boolean
  orders: PaidOrders
  linkOrigin(request: FastifyRequest): string
}

/** What orders ask of payments. */
type PaymentsForOrders = {
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

/** Payments of orders through a provider, and the settings of how guests pay. */
export function createPaymentsFeature(deps: Dependencies): Feature<{ payments: PaymentsForOrders }> {
  const { db, clock, hub, jobs, secret, paymentAdapters: adapters, properties, isDemo, linkOrigin } = deps
  const accounts = createAccounts({ db, clock, box: createSecretBox(secret), adapters, isDemo })
  const settings = createSettingsService({ db, clock, hub, accounts, properties, isDemo })
  const enqueueSettlement = async (tx: Tx, propertyId: string, orderId: string) => {
    const singletonKey = `${propertyId}:${orderId}`
    await jobs.enqueue(tx, settlePayment, { propertyId, orderId }, { singletonKey })
  }
  const service = createPaymentService({ ...deps, accounts, enqueueSettlement })
  const settlePayment = settlePaymentJob(service.settlePayment)
  const handleWebhook = handleWebhookJob(service.handleWebhook)
  const enqueueWebhook = async (tx: Tx, subject: WebhookSubject) =>
    void (await jobs.enqueue(tx, handleWebhook, subject))

  return {
    name: 'payments',
    handlers: paymentsHandlers({ db, settings, reconcile: service.reconcile, linkOrigin }),
    jobs: [settlePayment, handleWebhook, reconcileJob(service.reconcile), pruneWebhooksJob(db, clock)],
    async pages(http) {
      await registerWebhooks(http, { db, clock, accounts, enqueueWebhook })
      if (isDemo) {
        const { askNow: refresh, settlePayment: settle } = service
        await registerSandbox(http, { accounts, properties, settings, refresh, settle })
      }
    },
    personalData: paymentsPersonalData,
    processing: paymentsProcessing({ db, isDemo }),
    services: {
      payments: {
        startPayment: service.startPayment,
        refreshPayment: service.refreshPayment,
        settlePayment: enqueueSettlement,
        paymentOptions: settings.options,
        receiptServiceIn,
      },
    },
  }
}
