import { DEFAULT_TIME_ZONE } from '../time.ts'
import { DEFAULT_CURRENCY } from './constants.ts'

type CountryDefaults = { currency: string; timeZone: string }

/** A property whose first language is this country's most likely stands there; its staff can say otherwise. */
const BY_COUNTRY: Readonly<Record<string, CountryDefaults>> = {
  DK: { currency: 'DKK', timeZone: 'Europe/Copenhagen' },
  NO: { currency: 'NOK', timeZone: 'Europe/Oslo' },
  SE: { currency: 'SEK', timeZone: 'Europe/Stockholm' },
  FI: { currency: 'EUR', timeZone: 'Europe/Helsinki' },
  EE: { currency: 'EUR', timeZone: 'Europe/Tallinn' },
  NL: { currency: 'EUR', timeZone: 'Europe/Amsterdam' },
  DE: { currency: 'EUR', timeZone: 'Europe/Berlin' },
  IS: { currency: 'ISK', timeZone: 'Atlantic/Reykjavik' },
}

/** Currency and time zone a new property begins with. */
export function countryDefaults(country: string): CountryDefaults {
  return BY_COUNTRY[country] ?? { currency: DEFAULT_CURRENCY, timeZone: DEFAULT_TIME_ZONE }
}
