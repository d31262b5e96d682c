import { primaryLanguage } from './languages.ts'

// Amounts are integer minor units (øre, cents); the spaces inside a number never break a line.

const noBreakSpace = '\u00a0'

/** "1 234,5" in Norwegian, "1,234.5" in English. */
export function formatNumber(value: number, locale: string): string {
  return joined(numberFormat(locale, 0, 3).format(value))
}

/** Where a language shortens a currency; elsewhere the code stands, since "kr" alone is three currencies. */
const symbols: Record<string, Record<string, string>> = {
  da: { DKK: 'kr.' },
  en: { GBP: '£' },
  nb: { NOK: 'kr' },
  sv: { SEK: 'kr' },
}

const symbolsEverywhere: Record<string, string> = { EUR: '€' }

/** Languages that write the currency before the amount. */
const currencyFirst = new Set(['en', 'nl'])

/** "NOK 245" in English, "245 kr" in Norwegian; decimals only when there are any. */
export function formatMoney(minorUnits: number, currency: string, locale: string): string {
  const language = primaryLanguage(locale)
  const digits = minorUnitDigits(currency)
  const shown = minorUnits % 10 ** digits === 0 ? 0 : digits
  const amount = joined(numberFormat(locale, shown, shown).format(Math.abs(minorUnits) / 10 ** digits))
  const sign = minorUnits < 0 ? '−' : ''
  const symbol = symbols[language]?.[currency] ?? symbolsEverywhere[currency]
  if (!currencyFirst.has(language)) return `${sign}${amount}${noBreakSpace}${symbol ?? currency}`
  const gap = symbol && language === 'en' ? '' : noBreakSpace
  return `${sign}${symbol ?? currency}${gap}${amount}`
}

/** How many decimals a currency has: two for NOK, none for ISK. */
export function minorUnitDigits(currency: string): number {
  const options = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions()
  return options.maximumFractionDigits ?? 2
}

/** Releases of Intl group with different spaces and write different minus signs. */
function joined(text: string): string {
  return text.replace(/[\s\u2009\u202f]/g, noBreakSpace).replace(/^-/, '−')
}

const formatters = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${least} ${most}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  })
  formatters.set(key, made)
  return made
}
