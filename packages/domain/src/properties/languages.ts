import type { Localization, PropertyLanguage } from './localization.ts'

/** Why a list of languages cannot replace the one before. */
export type LanguageRefusal =
  | 'default-missing'
  | 'default-hidden'
  | 'index-changed'
  | 'index-taken'
  | 'language-changed'
  | 'in-use'

/** `used` are the indexes that any content of the property is written under. */
export type LanguageChange = { before: Localization; after: Localization; used: readonly number[] }

/** The server asks before it saves, the editor before it offers a button. */
export function languageRefusal({ before, after, used }: LanguageChange): LanguageRefusal | null {
  const fallback = after.languages[after.default]
  if (!fallback) return 'default-missing'
  if (!fallback.isVisible) return 'default-hidden'
  const indexes = Object.values(after.languages).map((language) => language.index)
  if (new Set(indexes).size !== indexes.length) return 'index-taken'
  for (const [country, old] of Object.entries(before.languages)) {
    const now = after.languages[country]
    if (!now && used.includes(old.index)) return 'in-use'
    if (now && now.index !== old.index) return 'index-changed'
    if (now && now.code !== old.code) return 'language-changed'
  }
  const added = Object.entries(after.languages).filter(([country]) => !before.languages[country])
  // A number that was somebody's would show that language's old words.
  const isTaken = ([, { index }]: [string, PropertyLanguage]) =>
    used.includes(index) || Object.values(before.languages).some((old) => old.index === index)
  return added.some(isTaken) ? 'index-taken' : null
}

/** The number a new language gets for ever: above all that any language or content has. */
export function nextLanguageIndex({ languages }: Localization, used: readonly number[]): number {
  return Math.max(-1, ...used, ...Object.values(languages).map(({ index }) => index)) + 1
}

type NewLanguage = { country: string; code: string; title: string }

/** The same list with one more language, visible and last. */
export function withLanguage(
  localization: Localization,
  { country, code, title }: NewLanguage,
  used: readonly number[],
): Localization {
  const index = nextLanguageIndex(localization, used)
  const order = Object.keys(localization.languages).length
  const added = { code, index, order, isVisible: true, title }
  return inOrder({ ...localization, languages: { ...localization.languages, [country]: added } }, [
    ...countriesInOrder(localization).filter((one) => one !== country),
    country,
  ])
}

/** The same list without this language; its content, if any, stays. */
export function withoutLanguage(localization: Localization, country: string): Localization {
  const { [country]: _, ...languages } = localization.languages
  const left = { ...localization, languages }
  return inOrder(left, countriesInOrder(left))
}

/** The country codes in the order guests see. */
export function countriesInOrder({ languages }: Localization): string[] {
  return Object.entries(languages)
    .sort(([, a], [, b]) => a.order - b.order || a.index - b.index)
    .map(([country]) => country)
}

/** The same languages in another order; indexes stay. */
export function inOrder(localization: Localization, countries: readonly string[]): Localization {
  const placed = countries.flatMap((country, order) => {
    const language = localization.languages[country]
    return language ? [[country, { ...language, order }] as const] : []
  })
  return { ...localization, languages: Object.fromEntries(placed) }
}
