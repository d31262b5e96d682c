import type { ListedCountry } from '@innkeeper/api/registration/guest.ts'
import { countries } from '@innkeeper/i18n/countries.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { type PreparedAnswer, prepareAnswer } from '../../../platform/http/prepared-answer.ts'

/** Countries keep their names: a day in any cache. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=86400',
}

/** The list as answers in the languages of the interface, each made once. */
export function createCountryAnswers(): (language: string | undefined) => Promise<PreparedAnswer> {
  const made = new Map<string, Promise<PreparedAnswer>>()
  return (language) => {
    const known = interfaceLanguageFor(language ?? 'en')
    const answer = made.get(known) ?? prepareAnswer(JSON.stringify({ data: countriesIn(known) }), HEADERS)
    made.set(known, answer)
    return answer
  }
}

/** Known by their short name alone: nobody looks for "SAR Hongkong" among the S. */
const BY_SHORT_NAME = ['HK', 'MO']

/** By their names in this language, as its dictionary orders them. */
export function countriesIn(language: string): ListedCountry[] {
  const locale = intlLocaleFor(language)
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  const shortNames = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none', style: 'short' })
  return countries
    .map(({ code, name, nativeName, phonePrefix }) => ({
      code,
      name: (BY_SHORT_NAME.includes(code) ? shortNames : names).of(code) ?? name,
      nativeName,
      phonePrefix,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
