import { countryDefaults, KNOWN_COUNTRIES } from '@innkeeper/domain/properties/country-defaults.ts'
import { countries } from '@innkeeper/i18n/countries.ts'

type Ways = { currency: string; timeZone: string; languages: string[] }

/** What a property in this country begins with; of one we know little of, its currency and the clock of the browser. */
export function countryWays(country: string, ownTimeZone: string): Ways {
  const { currency, timeZone, languages } = countryDefaults(country)
  if (KNOWN_COUNTRIES.includes(country)) return { currency, timeZone, languages: [...languages] }
  const listed = countries.find(({ code }) => code === country)
  return { currency: listed?.currency || currency, timeZone: ownTimeZone, languages: [...languages] }
}

export const COUNTRY_OPTIONS = countries.map(({ code, name, nativeName }) => ({
  value: code,
  label: name === nativeName ? name : `${name} (${nativeName})`,
}))
