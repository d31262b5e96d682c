import { vatOf } from './price-cart.ts'

export type TaxedAmount = { vatRate: number; total: number; vat: number }
export type Tax = { vatRate: number; net: number; vat: number }

/** Fees are sold like lines: each with the tax it contains. */
export function taxedFees(order: {
  serviceCharge: number
  serviceChargeVatRate: number
  transactionFee: number
  transactionFeeVatRate: number
}): TaxedAmount[] {
  return [
    { total: order.serviceCharge, vatRate: order.serviceChargeVatRate },
    { total: order.transactionFee, vatRate: order.transactionFeeVatRate },
  ]
    .filter(({ total }) => total > 0)
    .map((fee) => ({ ...fee, vat: vatOf(fee.total, fee.vatRate) }))
}

/** The tax of a receipt by its rate, the highest first; net and tax of all rates add up to what was paid. */
export function taxesOf(amounts: readonly TaxedAmount[]): Tax[] {
  const byRate = new Map<number, Tax>()
  for (const { vatRate, total, vat } of amounts) {
    const sum = byRate.get(vatRate) ?? { vatRate, net: 0, vat: 0 }
    byRate.set(vatRate, { vatRate, net: sum.net + total - vat, vat: sum.vat + vat })
  }
  return [...byRate.values()].sort((one, other) => other.vatRate - one.vatRate)
}
