import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Accounts } from './accounts.ts'
import { createHearing } from './hearing.ts'
import { createLearning, type SettleSoon } from './learning.ts'
import type { PaymentNeighbours } from './neighbours.ts'
import { createReconciling } from './reconciling.ts'
import { findPayment } from './repository.ts'
import { createSettling } from './settling.ts'
import { createStarting } from './starting.ts'

export type PaymentServiceDependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  accounts: Accounts
  properties: PropertyService
  neighbours: PaymentNeighbours
  settleSoon: SettleSoon
}

/**
 * The life of an order's payment: begun here, moved by what the provider says, settled as the order wants. No call to
 * a provider is made inside a transaction; each of its answers is one.
 */
export function createPaymentService(deps: PaymentServiceDependencies) {
  const { db, accounts, settleSoon } = deps
  const learn = createLearning(deps)
  const { ask, refresh, hear } = createHearing({ ...deps, learn })
  const settle = createSettling({ ...deps, accounts, learn })
  return {
    startPayment: createStarting(deps),
    /** Never throws; asks at most every few seconds. */
    refreshPayment: refresh,
    settlePayment: settleSoon,
    settle,
    hear,
    /** As a webhook would. */
    async lookNow(propertyId: string, orderId: string): Promise<void> {
      const row = await db.tenant(propertyId, (tx) => findPayment(tx, propertyId, orderId), {
        readOnly: true,
      })
      if (row) await ask(row)
    },
    reconcile: createReconciling({ ...deps, ask, settle }),
  }
}
