import { vatOf } from '@innkeeper/domain/orders/price-cart.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { OrderToPay } from '../../../platform/payments/order-to-pay.ts'
import type { OrderPayments } from '../order-payments.ts'
import type { StoredOrder } from '../repository.ts'

/** Where the guest of an order pays, while a payment is waited for; throws `payment/unavailable`. */
export async function paymentPageOf(
  { startPayment }: Pick<OrderPayments, 'startPayment'>,
  stored: StoredOrder,
  origin: string,
): Promise<string | null> {
  const { order } = stored
  if (order.stage !== 'awaiting payment' || order.payment !== 'pending') return null
  const language = interfaceLanguageFor(order.language)
  const { pageUrl } = await startPayment({
    propertyId: order.propertyId,
    orderId: order.id,
    number: order.number,
    total: order.total,
    currency: order.currency,
    method: order.method,
    language,
    origin,
    lines: [...stored.lines, ...(await feesOf(stored, language))],
  })
  return pageUrl
}

/** Fees are lines of the payment, so that lines and total agree; the provider shows them. */
async function feesOf({ order }: StoredOrder, language: string): Promise<OrderToPay['lines']> {
  if (order.serviceCharge === 0 && order.transactionFee === 0) return []
  // All catalogues in all languages: nobody should wait for them at the start.
  const { translate } = await import('@innkeeper/i18n/translate.ts')
  const fees = [
    {
      title: translate(language, 'order.serviceCharge'),
      total: order.serviceCharge,
      vatRate: order.serviceChargeVatRate,
    },
    {
      title: translate(language, 'order.transactionFee'),
      total: order.transactionFee,
      vatRate: order.transactionFeeVatRate,
    },
  ]
  return fees
    .filter(({ total }) => total > 0)
    .map((fee) => ({ ...fee, quantity: 1, unitPrice: fee.total, vat: vatOf(fee.total, fee.vatRate) }))
}
