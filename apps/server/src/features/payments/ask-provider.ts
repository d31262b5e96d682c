import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Accounts } from './accounts.ts'
import { type ApplyProviderState, stateOf, UNKNOWN_TO_PROVIDER } from './apply-provider-state.ts'
import { claimProviderCheck, findPayment, type PaymentRow } from './repository.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  accounts: Accounts
  applyProviderState: ApplyProviderState
}

/** A waiting guest's page asks often, the provider is asked less often. */
const CHECK_SECONDS = 3
/** Younger ones may not be known yet on every machine of a provider. */
const UNKNOWN_AFTER_MINUTES = 5

/** Asks providers how payments are and applies what they answer; no call is made inside a transaction. */
export function createAskProvider({ db, clock, log, accounts, applyProviderState }: Dependencies) {
  /** Asks about a payment that has an id at the provider. */
  async function askProvider(row: PaymentRow): Promise<void> {
    const port = await accounts.open(row.propertyId, row.provider)
    if (!port || !row.providerPaymentId) return
    const payment = await port.status(row.providerPaymentId)
    const isOld = clock.now().getTime() - row.createdAt.getTime() > UNKNOWN_AFTER_MINUTES * 60_000
    if (payment) await applyProviderState(row.propertyId, row.orderId, stateOf(payment))
    else if (isOld) await applyProviderState(row.propertyId, row.orderId, UNKNOWN_TO_PROVIDER)
  }

  return {
    askProvider,

    /** As a webhook would. */
    async askNow(propertyId: string, orderId: string): Promise<void> {
      const row = await db.tenant(propertyId, (tx) => findPayment(tx, propertyId, orderId), {
        readOnly: true,
      })
      if (row) await askProvider(row)
    },

    /** Never throws; asks at most every few seconds. */
    async refreshPayment(propertyId: string, orderId: string): Promise<void> {
      try {
        const now = clock.now()
        const check = { now, notSince: new Date(now.getTime() - CHECK_SECONDS * 1000) }
        const row = await db.tenant(propertyId, (tx) => claimProviderCheck(tx, propertyId, orderId, check))
        if (row) await askProvider(row)
      } catch (error) {
        log.warn({ err: error }, 'a payment could not be asked about')
      }
    },
  }
}
