import { webAddressOrNull } from '@innkeeper/domain/links.ts'
import { providerMethods } from '@innkeeper/domain/payments/provider-methods.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { OrderToPay } from '../../platform/payments/order-to-pay.ts'
import {
  type HoldRequest,
  type Payment,
  PaymentError,
  type PaymentsPort,
} from '../../platform/payments/port.ts'
import type { PropertyService } from '../properties/service.ts'
import type { Accounts } from './accounts.ts'
import { namePayment, openPayment, type PaymentRow } from './repository.ts'
import { webhookAddress } from './webhook-address.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Pick<Logger, 'warn'>
  accounts: Accounts
  properties: PropertyService
}

/**
 * The payment page of an order, opened or found again. The row comes first: whatever the provider opens later has a
 * row that reconciliation looks at.
 */
export function createStartPayment({ db, clock, log, accounts, properties }: Dependencies) {
  const unavailable = () => new AppError('payment/unavailable', 'Payments are not available at the moment.')

  async function hold(order: OrderToPay, row: PaymentRow, port: PaymentsPort): Promise<Payment> {
    try {
      return await port.hold(await holdRequest(order, row))
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      log.warn({ failure: error.failure, provider: row.provider }, `no payment page: ${error.message}`)
      throw unavailable()
    }
  }

  async function holdRequest(order: OrderToPay, row: PaymentRow): Promise<HoldRequest> {
    const { propertyId, orderId, number, language, origin, total, currency } = order
    const { property } = await properties.snapshot(propertyId)
    const { settings } = await db.tenant(propertyId, (tx) => accounts.read(tx, propertyId), {
      readOnly: true,
    })
    const methods = providerMethods(row.provider, settings.methods, currency)
    const returnUrl = confirmationUrl(order)
    return {
      idempotencyKey: `hold:${orderId}`,
      reference: orderId,
      number,
      amount: { minor: total, currency },
      methods: order.method ? [order.method] : methods,
      language,
      lines: order.lines,
      returnUrl,
      cancelUrl: `${returnUrl}?payment=left`,
      termsUrl: property.policyLinks.terms ?? `${origin}/guestbook/${propertyId}`,
      // Providers call back over https alone; elsewhere we ask them ourselves.
      webhookUrl: origin.startsWith('https:') ? webhookAddress(origin, row.provider, propertyId) : null,
    }
  }

  async function open(order: OrderToPay): Promise<{ pageUrl: string }> {
    const { propertyId, orderId, total, currency } = order
    const row = await db.tenant(propertyId, async (tx) => {
      const { provider } = (await accounts.read(tx, propertyId)).settings
      if (!provider) return undefined
      return openPayment(tx, { propertyId, orderId, provider, amount: total, currency }, clock.now())
    })
    if (!row) throw unavailable()
    if (row.state !== 'pending') return { pageUrl: confirmationUrl(order) }
    if (row.pageUrl) return { pageUrl: row.pageUrl }
    const port = await accounts.open(propertyId, row.provider)
    if (!port) throw unavailable()
    const payment = await hold(order, row, port)
    const named = { providerPaymentId: payment.id, pageUrl: webAddressOrNull(payment.pageUrl) }
    const now = await db.tenant(propertyId, (tx) => namePayment(tx, row, named))
    if (now?.state === 'pending' && now.pageUrl) return { pageUrl: now.pageUrl }
    // The order was given up while the provider opened its page: nobody may pay on it any more.
    await port
      .release({ idempotencyKey: `release:${orderId}`, paymentId: payment.id })
      .catch((error: Error) => log.warn({}, `a page stayed open: ${error.message}`))
    throw unavailable()
  }

  const opening = new Map<string, Promise<{ pageUrl: string }>>()
  /** A guest's page asks often, and each question would open another payment at a provider without keys for it. */
  return function startPayment(order: OrderToPay): Promise<{ pageUrl: string }> {
    const key = `${order.propertyId}:${order.orderId}`
    const pending = opening.get(key) ?? open(order).finally(() => opening.delete(key))
    opening.set(key, pending)
    return pending
  }
}

function confirmationUrl({ origin, propertyId, orderId }: OrderToPay): string {
  return `${origin}/order/${propertyId}/confirmation/${orderId}`
}
