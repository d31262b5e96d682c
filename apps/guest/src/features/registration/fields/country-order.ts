import type { ListedCountry } from '@innkeeper/api/registration/guest.ts'

/** Who travels across the border most; of others the language alone tells. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  DK: ['DE', 'SE', 'NO', 'NL', 'GB'],
  SE: ['NO', 'DK', 'FI', 'DE', 'GB'],
  NO: ['SE', 'DK', 'DE', 'NL', 'GB'],
  FI: ['SE', 'EE', 'DE', 'NO', 'GB'],
  EE: ['FI', 'LV', 'LT', 'SE', 'DE'],
  NL: ['DE', 'BE', 'GB', 'FR', 'US'],
}
const OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  da: ['DK'],
  sv: ['SE'],
  no: ['NO'],
  nb: ['NO'],
  nn: ['NO'],
  fi: ['FI'],
  et: ['EE'],
  nl: ['NL', 'BE'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH'],
  en: ['GB', 'US'],
}

/** Those a guest is likely to mean, the likeliest first: of their language, the property's own, its neighbours. */
export function likelyCountries(property: string, language: string): string[] {
  const spoken = OF_LANGUAGE[language.split('-')[0] ?? ''] ?? []
  const ofOthers = language.startsWith('en') ? [property, ...spoken] : [...spoken, property]
  return [...new Set([...ofOthers, ...(NEAR[property] ?? [])])]
}

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('Ø', 'O').toLowerCase()

/** What is searched for, in the guest's language or the country's own; names that begin so come first. */
export function foundCountries(countries: readonly ListedCountry[], sought: string): ListedCountry[] {
  const text = fold(sought.trim())
  if (text === '') return [...countries]
  const rank = ({ name, nativeName, code, phonePrefix }: ListedCountry) => {
    const names = [fold(name), fold(nativeName)]
    if (names.some((one) => one.startsWith(text))) return 0
    if (names.some((one) => one.includes(text))) return 1
    if (/^\+?\d/.test(text) && phonePrefix.startsWith(text.startsWith('+') ? text : `+${text}`)) return 1
    return code.toLowerCase() === text ? 0 : 2
  }
  return countries
    .map((country, place) => ({ country, place, rank: rank(country) }))
    .filter((found) => found.rank < 2)
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ country }) => country)
}

/** The likely ones, then all of them by name. */
export function arrangedCountries(countries: readonly ListedCountry[], likely: readonly string[]) {
  const byCode = new Map(countries.map((country) => [country.code, country]))
  return {
    likely: likely.flatMap((code) => byCode.get(code) ?? []),
    others: countries.filter(({ code }) => !likely.includes(code)),
  }
}
