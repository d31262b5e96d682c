import { ADMIN_LANGUAGE } from '../../platform/texts.ts'

/** What hotels of this part of the world charge in; a property that has another keeps it. */
const CURRENCIES = ['DKK', 'EUR', 'NOK', 'SEK', 'ISK', 'GBP', 'CHF', 'PLN', 'CZK', 'HUF', 'USD', 'CAD', 'AUD']

export function currencyOptions(current: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([ADMIN_LANGUAGE], { type: 'currency' })
  return withCurrent(CURRENCIES, current).map((value) => ({ value, label: `${value}, ${names.of(value)}` }))
}

export function timeZoneOptions(current: string): { value: string; label: string }[] {
  return withCurrent(Intl.supportedValuesOf('timeZone'), current).map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }))
}

function withCurrent(known: readonly string[], current: string): string[] {
  return known.includes(current) ? [...known] : [current, ...known]
}
