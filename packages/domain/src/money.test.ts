import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, minorUnitsOf } from './money.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 })
const digits = fc.constantFrom(0, 2, 3)

test('an amount that was written into a field is read as the same amount', () => {
  fc.assert(
    fc.property(
      amounts,
      digits,
      (units, places) => minorUnitsOf(amountText(units, places), places) === units,
    ),
  )
})

test('an amount is read however its language groups it', () => {
  const locales = fc.constantFrom('en-GB', 'de-DE', 'nb-NO', 'de-CH', 'da-DK')
  fc.assert(
    fc.property(amounts, locales, (units, locale) => {
      const typed = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(units / 100)
      return minorUnitsOf(typed, 2) === units
    }),
  )
})

test('half a decimal is filled up, decimals a currency does not have are refused', () => {
  expect(minorUnitsOf('145,5', 2)).toBe(14_550)
  expect(minorUnitsOf('1.450', 2)).toBe(145_000)
  expect(minorUnitsOf('1.450', 3)).toBe(1450)
  expect(minorUnitsOf('12.345,6', 2)).toBe(1_234_560)
  expect(minorUnitsOf('99.', 2)).toBe(9900)
  expect(minorUnitsOf('1.5', 0)).toBe(null)
  expect(minorUnitsOf('1.2345', 2)).toBe(null)
})

test('what is no amount is none', () => {
  for (const typed of ['', ' ', '-5', 'free', '1e3', '1.2.3', '12,34,56', '.5', '1,450,00', '9'.repeat(20)]) {
    expect(minorUnitsOf(typed, 2), typed).toBe(null)
  }
})
