import { countryDefaults, KNOWN_COUNTRIES } from './country-defaults.ts'

type Browser = { timeZone: string; languages: readonly string[] }

/** The country a browser most likely stands in: by its clock, else by the region of its languages, else unknown. */
export function guessedCountry({ timeZone, languages }: Browser): string | null {
  const byClock = KNOWN_COUNTRIES.find((country) => countryDefaults(country).timeZone === timeZone)
  if (byClock) return byClock
  const regions = languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? '')
  return regions.find((region) => KNOWN_COUNTRIES.includes(region)) ?? null
}
