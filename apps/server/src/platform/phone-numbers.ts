import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number in international form, or null for what is none; a national one is of the property's country. */
export function internationalPhone(value: string, localization: Localization): string | null {
  const country = isSupportedCountry(localization.default) ? (localization.default as CountryCode) : undefined
  const number = parsePhoneNumberFromString(value, country)
  // By length alone: new ranges are handed out faster than any list of them follows.
  return number?.isPossible() ? number.number : null
}

/** The same for whoever asks twice: to judge the number and to store it. Reading it is what costs. */
export function createPhones(localization: Localization): (value: string) => string | null {
  const known = new Map<string, string | null>()
  return (value) => {
    if (!known.has(value)) known.set(value, internationalPhone(value, localization))
    return known.get(value) ?? null
  }
}
