import { defaultLanguage, type Localization, normalCode } from '@innkeeper/domain/properties/localization.ts'

/** The language a guest is written to in: their own where the property has it, else the property's default. */
export function guestLanguage(
  localization: Localization,
  code: string | null,
): { index: number; code: string } {
  const own =
    code === null
      ? undefined
      : Object.values(localization.languages).find(
          (language) => normalCode(language.code) === normalCode(code),
        )
  const { index, code: spoken } = own ?? defaultLanguage(localization) ?? { index: 0, code: 'en' }
  return { index, code: spoken }
}

/** Of what is written in several languages: the asked one, else the property's default, else any. */
export function inLanguage<T>(
  languages: Readonly<Record<string, T>>,
  index: number,
  localization: Localization,
): { index: number; value: T } | null {
  const fallback = defaultLanguage(localization)?.index ?? index
  const places = [index, fallback, ...Object.keys(languages).map(Number)]
  const found = places.find((place) => languages[place] !== undefined)
  const value = found === undefined ? undefined : languages[found]
  return found === undefined || value === undefined ? null : { index: found, value }
}
