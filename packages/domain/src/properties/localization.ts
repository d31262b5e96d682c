import { FALLBACK_COUNTRY } from './constants.ts'

/** A language the property offers. `index` is permanent and addresses content; `order` is its place in lists. */
export type PropertyLanguage = {
  code: string
  index: number
  order: number
  isVisible: boolean
  title: string
}
/** Languages keyed by country code (spec 3), and the country that is the default. */
export type Localization = { languages: Record<string, PropertyLanguage>; default: string }

/** What a visitor says about languages, strongest first. */
export type LanguagePreference = {
  /** The `language` query parameter. */
  index?: number | null
  /** The guest's last choice, a language code. */
  chosen?: string | null
  /** The browser's languages, best first. */
  accepted?: readonly string[]
}

/** Visible languages in the order the property lists them. */
export function visibleLanguages(localization: Localization): PropertyLanguage[] {
  return Object.values(localization.languages)
    .filter((language) => language.isVisible)
    .sort((a, b) => a.order - b.order)
}

/** The property's default language, else GB, else the first visible, else the first there is. */
export function defaultLanguage(localization: Localization): PropertyLanguage | undefined {
  return (
    localization.languages[localization.default] ??
    localization.languages[FALLBACK_COUNTRY] ??
    visibleLanguages(localization)[0] ??
    Object.values(localization.languages)[0]
  )
}

/** Query index, else last choice, else the browser's, else the property's default, else GB, else the first. */
export function chooseLanguage(
  localization: Localization,
  preference: LanguagePreference,
): PropertyLanguage | undefined {
  const visible = visibleLanguages(localization)
  const byCode = (code: string) =>
    visible.find((language) => language.code.toLowerCase() === code.toLowerCase()) ??
    visible.find((language) => normalCode(language.code) === normalCode(code))
  const byIndex = (index: number) => visible.find((language) => language.index === index)
  return (
    (typeof preference.index === 'number' ? byIndex(preference.index) : undefined) ??
    (preference.chosen ? byCode(preference.chosen) : undefined) ??
    firstOf(preference.accepted ?? [], byCode) ??
    [defaultLanguage(localization)].find((language) => language?.isVisible) ??
    visible[0] ??
    defaultLanguage(localization)
  )
}

/** `nb-NO`, `nn` and `no` are one interface language; regions do not matter. */
export function normalCode(code: string): string {
  const base = code.toLowerCase().split('-')[0] ?? ''
  return base === 'nb' || base === 'nn' ? 'no' : base
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}
