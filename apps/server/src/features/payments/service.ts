import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Accounts } from './accounts.ts'
import { createApplyProviderState, type EnqueueSettlement } from './apply-provider-state.ts'
import { createAskProvider } from './ask-provider.ts'
import { createHandleWebhook } from './handle-webhook.ts'
import type { PaidOrders } from './paid-orders.ts'
import { createReconcile } from './reconcile.ts'
import { createSettlePayment } from './settle-payment.ts'
import { createStartPayment } from './start-payment.ts'

export type PaymentServiceDependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  accounts: Accounts
  properties: PropertyService
  orders: PaidOrders
  enqueueSettlement: EnqueueSettlement
}

/**
 * The life of an order's payment: begun here, moved by what the provider says, settled as the order wants. No call to
 * a provider is made inside a transaction; each of its answers is one.
 */
export function createPaymentService(deps: PaymentServiceDependencies) {
  const applyProviderState = createApplyProviderState(deps)
  const { askProvider, askNow, refreshPayment } = createAskProvider({ ...deps, applyProviderState })
  const settlePayment = createSettlePayment({ ...deps, applyProviderState })
  return {
    startPayment: createStartPayment(deps),
    refreshPayment,
    settlePayment,
    handleWebhook: createHandleWebhook({ ...deps, applyProviderState, askProvider }),
    askNow,
    reconcile: createReconcile({ ...deps, askProvider, settlePayment }),
  }
}
