import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber, minorUnitDigits } from './format-numbers.ts'
import { interfaceLanguages } from './languages.ts'

const locales = interfaceLanguages.map((language) => language.intlLocale)
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
const money = (minor: number, currency: string, locale: string) =>
  withSpaces(formatMoney(minor, currency, locale))

describe('money', () => {
  test('a whole amount has no decimals', () => {
    expect(locales.map((locale) => money(24500, 'NOK', locale))).toEqual([
      'NOK 245',
      '245 NOK',
      '245 NOK',
      'NOK 245',
      '245 kr',
      '245 NOK',
      '245 NOK',
    ])
  })

  test('an amount with øre shows both decimals', () => {
    expect(money(24550, 'DKK', 'da')).toBe('245,50 kr.')
    expect(money(105, 'SEK', 'sv')).toBe('1,05 kr')
    expect(money(1234505, 'NOK', 'en-GB')).toBe('NOK 12,345.05')
  })

  test('euro and pound keep their signs', () => {
    expect(money(1250, 'EUR', 'en-GB')).toBe('€12.50')
    expect(money(1200, 'EUR', 'nl')).toBe('€ 12')
    expect(money(1200, 'EUR', 'fi')).toBe('12 €')
    expect(money(900, 'GBP', 'en-GB')).toBe('£9')
  })

  test('a currency without minor units is not divided', () => {
    expect(minorUnitDigits('ISK')).toBe(0)
    expect(money(4500, 'ISK', 'da')).toBe('4.500 ISK')
  })

  test('a refund carries one minus sign in front', () => {
    expect(money(-24500, 'NOK', 'en-GB')).toBe('−NOK 245')
    expect(money(-24500, 'NOK', 'nb')).toBe('−245 kr')
  })

  test('no amount breaks across lines, and its digits are the amount', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_00 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), (minor, locale) => {
        const written = formatMoney(minor, 'SEK', locale)
        expect(written).not.toMatch(/[ \u2009\u202f]/)
        const digits = Number(written.replace(/\D/g, ''))
        expect(digits).toBe(minor % 100 === 0 ? minor / 100 : minor)
      }),
    )
  })
})

describe('numbers', () => {
  test('a number is grouped as the language does', () => {
    expect(withSpaces(formatNumber(12345.5, 'en-GB'))).toBe('12,345.5')
    expect(withSpaces(formatNumber(12345.5, 'nb'))).toBe('12 345,5')
    expect(withSpaces(formatNumber(-3, 'da'))).toBe('−3')
  })
})
