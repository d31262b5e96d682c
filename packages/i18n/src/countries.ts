import { continents, countries as listed } from 'countries-list'

/**
 * The country list of spec 1. Server and admin only: it weighs more than the rest of the guest app's texts;
 * the guest app gets the names it shows from the server.
 */
export interface Country {
  readonly code: string
  readonly name: string
  readonly nativeName: string
  readonly phonePrefix: string
  readonly continent: string
  readonly capital: string
  readonly currency: string
  readonly languages: readonly string[]
}

export const countries: readonly Country[] = Object.entries(listed)
  .map(([code, country]) => ({
    code,
    name: country.name,
    nativeName: country.native,
    phonePrefix: country.phone[0] === undefined ? '' : `+${country.phone[0]}`,
    continent: continents[country.continent],
    capital: country.capital,
    currency: country.currency[0] ?? '',
    languages: country.languages,
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
