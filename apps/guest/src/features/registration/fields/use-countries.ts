import type { ListedCountry } from '@innkeeper/api/registration/guest.ts'
import { useAnswer } from '../../../platform/use-answer.tsx'
import { countriesQuery } from '../api.ts'
import { useFormPlace } from '../form-place.tsx'

const NONE: readonly ListedCountry[] = []

/** The country list, asked for once; empty until it came. */
export function useCountries() {
  const { data, error } = useAnswer(countriesQuery(useFormPlace()))
  return { countries: data ?? NONE, hasFailed: data === undefined && error !== null }
}

/** What a country is called; the browser knows names, too, until the list is there. */
export function useCountryName(): (code: string) => string {
  const { countries } = useCountries()
  const { language } = useFormPlace()
  return (code) => countries.find((country) => country.code === code)?.name ?? browserName(code, language)
}

function browserName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
