import type { PaymentProvider } from '@innkeeper/domain/payments/providers.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Payment, PaymentsPort } from '../../platform/payments/port.ts'
import type { Accounts } from './accounts.ts'
import { type Learn, toldBy, UNKNOWN } from './learning.ts'
import { claimLook, findOrderOfPayment, findPayment, namePayment, type PaymentRow } from './repository.ts'

export type HearingDependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  accounts: Accounts
  learn: Learn
}

/** Whether the payment is for what the order costs. */
const isFor = ({ amount }: Payment, row: PaymentRow) =>
  amount.minor === row.amount && amount.currency === row.currency

export type News = {
  propertyId: string
  provider: PaymentProvider
  paymentId: string | null
  reference: string | null
}

/** A waiting guest's page asks often, the provider is asked less often. */
const LOOK_SECONDS = 3
/** Younger ones may not be known yet on every machine of a provider. */
const UNKNOWN_AFTER_MINUTES = 5

/** How what happens at a provider comes in: its status is asked, whatever the news said. */
export function createHearing({ db, clock, log, accounts, learn }: HearingDependencies) {
  /** Asks the provider about a payment that has an id there. */
  async function ask(row: PaymentRow): Promise<void> {
    const port = await accounts.open(row.propertyId, row.provider)
    if (!port || !row.providerPaymentId) return
    const payment = await port.status(row.providerPaymentId)
    const isOld = clock.now().getTime() - row.createdAt.getTime() > UNKNOWN_AFTER_MINUTES * 60_000
    if (payment) await learn(row.propertyId, row.orderId, toldBy(payment))
    else if (isOld) await learn(row.propertyId, row.orderId, UNKNOWN)
  }

  async function refresh(propertyId: string, orderId: string): Promise<void> {
    try {
      const now = clock.now()
      const look = { now, notSince: new Date(now.getTime() - LOOK_SECONDS * 1000) }
      const row = await db.tenant(propertyId, (tx) => claimLook(tx, propertyId, orderId, look))
      if (row) await ask(row)
    } catch (error) {
      log.warn({ err: error }, 'a payment could not be asked about')
    }
  }

  const payment = (propertyId: string, orderId: string) =>
    db.tenant(propertyId, (tx) => findPayment(tx, propertyId, orderId), { readOnly: true })

  /** News that name only the provider's id, of a payment whose row does not name it. */
  async function adopt(news: News, paymentId: string): Promise<void> {
    const { propertyId, provider } = news
    const port = await accounts.open(propertyId, provider)
    const found = await port?.status(paymentId)
    // An account may have payments of other shops: only what carries the id of an order of ours is touched.
    const row = found?.reference ? await payment(propertyId, found.reference) : undefined
    if (!port || !found || !row || row.provider !== provider || !isFor(found, row)) return
    const named = { providerPaymentId: paymentId, pageUrl: found.pageUrl ?? null }
    const now = await db.tenant(propertyId, (tx) => namePayment(tx, row, named))
    if (now?.providerPaymentId === paymentId) await learn(propertyId, row.orderId, toldBy(found))
    else await giveBack(port, found)
  }

  /** A second payment of the same order, opened while the process died: the order has the other one. */
  async function giveBack(port: PaymentsPort, { id, state, reference }: Payment): Promise<void> {
    log.warn({ state }, 'an order had a second payment; it is given back')
    const step = { idempotencyKey: `second:${reference}:${id}`.slice(0, 64), paymentId: id }
    if (state === 'captured') await port.refund(step)
    if (state === 'held' || state === 'pending') await port.release(step)
  }

  return {
    ask,
    refresh,
    async hear(news: News): Promise<void> {
      const { propertyId, provider, paymentId, reference } = news
      const known = paymentId
        ? await db.tenant(propertyId, (tx) => findOrderOfPayment(tx, propertyId, provider, paymentId), {
            readOnly: true,
          })
        : undefined
      const row = await payment(propertyId, known ?? reference ?? '')
      const isNamed = row?.providerPaymentId && (!paymentId || row.providerPaymentId === paymentId)
      if (row && row.provider === provider && isNamed) await ask(row)
      else if (paymentId) await adopt(news, paymentId)
    },
  }
}
