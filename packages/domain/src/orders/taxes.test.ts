import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vatOf } from './price-cart.ts'
import { taxedFees, taxesOf } from './taxes.ts'

const amounts = fc.array(
  fc.record({ total: fc.integer({ min: 0, max: 1e8 }), vatRate: fc.constantFrom(0, 1200, 1500, 2500) }),
  { maxLength: 50 },
)

it('net and tax of all rates add up to what was paid, each rate once', () => {
  fc.assert(
    fc.property(amounts, (given) => {
      const taxed = given.map((amount) => ({ ...amount, vat: vatOf(amount.total, amount.vatRate) }))
      const taxes = taxesOf(taxed)
      const sum = taxes.reduce((total, { net, vat }) => total + net + vat, 0)
      expect(sum).toBe(given.reduce((total, amount) => total + amount.total, 0))
      expect(new Set(taxes.map(({ vatRate }) => vatRate)).size).toBe(taxes.length)
      for (const { net } of taxes) expect(net).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('fees that were taken are taxed like lines', () => {
  const order = {
    serviceCharge: 5000,
    serviceChargeVatRate: 2500,
    transactionFee: 0,
    transactionFeeVatRate: 0,
  }
  expect(taxedFees(order)).toEqual([{ total: 5000, vatRate: 2500, vat: 1000 }])
})
