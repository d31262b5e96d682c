import type { StaffSettings } from '@innkeeper/api/properties.ts'
import { countriesInOrder, inOrder, withLanguage } from '@innkeeper/domain/properties/languages.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'

/** Adds a language; one that was taken out before saving comes back as it was, since its index is permanent. */
export function addLanguage(now: Localization, country: string, base: StaffSettings): Localization {
  const language = contentLanguageOf(country)
  if (!language || now.languages[country]) return now
  const before = base.settings.localization.languages
  const known = before[country]
  if (known) {
    const languages = { ...now.languages, [country]: known }
    return inOrder({ ...now, languages }, [...countriesInOrder(now), country])
  }
  const used = [...base.usedLanguages, ...Object.values(before).map(({ index }) => index)]
  return withLanguage(now, { country, code: language.code, title: language.nativeName }, used)
}

/** Moves a language one place up or down. */
export function moveLanguage(now: Localization, country: string, by: -1 | 1): Localization {
  const countries = countriesInOrder(now)
  const from = countries.indexOf(country)
  const neighbour = countries[from + by]
  if (from < 0 || neighbour === undefined) return now
  return inOrder(
    now,
    countries.map((one, place) => {
      if (place === from) return neighbour
      return place === from + by ? country : one
    }),
  )
}

export function setVisible(now: Localization, country: string, isVisible: boolean): Localization {
  const language = now.languages[country]
  if (!language) return now
  return { ...now, languages: { ...now.languages, [country]: { ...language, isVisible } } }
}

/** The default is always visible. */
export function setDefault(now: Localization, country: string): Localization {
  return { ...setVisible(now, country, true), default: country }
}

/** Why a language cannot be taken out; null when it can. */
export function removalRefusal(
  now: Localization,
  country: string,
  used: readonly number[],
): 'default' | 'used' | null {
  if (country === now.default) return 'default'
  return used.includes(now.languages[country]?.index ?? -1) ? 'used' : null
}
