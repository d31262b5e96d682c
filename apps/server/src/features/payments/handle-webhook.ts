import { webAddressOrNull } from '@innkeeper/domain/links.ts'
import type { PaymentProvider } from '@innkeeper/domain/payments/providers.ts'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/port.ts'
import type { Payment, PaymentsPort } from '../../platform/payments/port.ts'
import type { Accounts } from './accounts.ts'
import { type ApplyProviderState, stateOf } from './apply-provider-state.ts'
import { findOrderOfPayment, findPayment, namePayment, type PaymentRow } from './repository.ts'

type Dependencies = {
  db: Database
  log: Pick<Logger, 'warn'>
  accounts: Accounts
  applyProviderState: ApplyProviderState
  askProvider(row: PaymentRow): Promise<void>
}

/** Which payment a webhook is about, by the provider's id of it or by our order. */
export type WebhookSubject = {
  propertyId: string
  provider: PaymentProvider
  paymentId: string | null
  reference: string | null
}

/** Whether the payment is for what the order costs. */
const isFor = ({ amount }: Payment, row: PaymentRow) =>
  amount.minor === row.amount && amount.currency === row.currency

/** What a webhook said is not believed: the provider is asked how the payment is. */
export function createHandleWebhook(deps: Dependencies) {
  const { db, log, accounts, applyProviderState, askProvider } = deps

  const payment = (propertyId: string, orderId: string) =>
    db.tenant(propertyId, (tx) => findPayment(tx, propertyId, orderId), { readOnly: true })

  /** A webhook that names only the provider's id, of a payment whose row does not have it yet. */
  async function linkPayment({ propertyId, provider }: WebhookSubject, paymentId: string): Promise<void> {
    const port = await accounts.open(propertyId, provider)
    const found = await port?.status(paymentId)
    // An account may have payments of other shops: only what carries the id of an order of ours is touched.
    const row = found?.reference ? await payment(propertyId, found.reference) : undefined
    if (!port || !found || !row || row.provider !== provider || !isFor(found, row)) return
    const named = { providerPaymentId: paymentId, pageUrl: webAddressOrNull(found.pageUrl) }
    const now = await db.tenant(propertyId, (tx) => namePayment(tx, row, named))
    if (now?.providerPaymentId === paymentId) {
      await applyProviderState(propertyId, row.orderId, stateOf(found))
    } else {
      await giveBack(port, found)
    }
  }

  /** A second payment of the same order, opened while the process died: the order has the other one. */
  async function giveBack(port: PaymentsPort, { id, state, reference }: Payment): Promise<void> {
    log.warn({ state }, 'an order had a second payment; it is given back')
    const step = { idempotencyKey: `second:${reference}:${id}`.slice(0, 64), paymentId: id }
    if (state === 'captured') await port.refund(step)
    if (state === 'held' || state === 'pending') await port.release(step)
  }

  return async function handleWebhook(subject: WebhookSubject): Promise<void> {
    const { propertyId, provider, paymentId, reference } = subject
    const known = paymentId
      ? await db.tenant(propertyId, (tx) => findOrderOfPayment(tx, propertyId, provider, paymentId), {
          readOnly: true,
        })
      : undefined
    const row = await payment(propertyId, known ?? reference ?? '')
    const isNamed = row?.providerPaymentId && (!paymentId || row.providerPaymentId === paymentId)
    if (row && row.provider === provider && isNamed) await askProvider(row)
    else if (paymentId) await linkPayment(subject, paymentId)
  }
}
