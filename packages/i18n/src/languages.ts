/** A language the interface itself is written in (spec 1). */
export interface InterfaceLanguage {
  readonly code: InterfaceLanguageCode
  readonly nativeName: string
  /** What Intl is asked for: British dates in English, Bokmål for Norwegian. */
  readonly intlLocale: string
  readonly direction: TextDirection
}

export type InterfaceLanguageCode = 'en' | 'da' | 'fi' | 'nl' | 'no' | 'sv' | 'et'
export type TextDirection = 'ltr' | 'rtl'

export const interfaceLanguages: readonly InterfaceLanguage[] = [
  { code: 'en', nativeName: 'English', intlLocale: 'en-GB', direction: 'ltr' },
  { code: 'da', nativeName: 'Dansk', intlLocale: 'da', direction: 'ltr' },
  { code: 'fi', nativeName: 'Suomi', intlLocale: 'fi', direction: 'ltr' },
  { code: 'nl', nativeName: 'Nederlands', intlLocale: 'nl', direction: 'ltr' },
  { code: 'no', nativeName: 'Norsk', intlLocale: 'nb', direction: 'ltr' },
  { code: 'sv', nativeName: 'Svenska', intlLocale: 'sv', direction: 'ltr' },
  { code: 'et', nativeName: 'Eesti', intlLocale: 'et', direction: 'ltr' },
]

/** Default and fallback of the interface (spec 9). */
export const defaultInterfaceLanguage: InterfaceLanguageCode = 'en'

export function isInterfaceLanguage(code: string): code is InterfaceLanguageCode {
  return interfaceLanguages.some((language) => language.code === code)
}

/** The interface language for a content language: itself (Bokmål and Nynorsk as Norwegian), else English. */
export function interfaceLanguageFor(languageCode: string): InterfaceLanguageCode {
  const primary = primaryLanguage(languageCode)
  const code = primary === 'nb' || primary === 'nn' ? 'no' : primary
  return isInterfaceLanguage(code) ? code : defaultInterfaceLanguage
}

/**
 * Languages whose dates Chromium does not know: it would write them its own way where the server writes them right,
 * and the page would change under the guest. A neighbour most of its readers know, else English, stands in.
 */
const standIns: Record<string, string> = {
  az: 'en-GB',
  be: 'en-GB',
  bs: 'en-GB',
  fo: 'da',
  ga: 'en-GB',
  hy: 'en-GB',
  is: 'en-GB',
  ka: 'en-GB',
  kk: 'en-GB',
  kl: 'da',
  lb: 'de',
  mk: 'en-GB',
  mt: 'en-GB',
  sq: 'en-GB',
}

/** The locale to hand to Intl for an interface or content language. */
export function intlLocaleFor(languageCode: string): string {
  const own = interfaceLanguages.find((language) => language.code === languageCode)
  return own?.intlLocale ?? standIns[languageCode] ?? languageCode
}

/** The language of a locale without its region, Norwegian as Intl calls it: "en" of "en-GB", "nb" of "no". */
export function primaryLanguage(locale: string): string {
  const primary = locale.toLowerCase().split(/[-_]/)[0] ?? ''
  return primary === 'no' ? 'nb' : primary
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

export function directionOf(languageCode: string): TextDirection {
  return rightToLeft.has(primaryLanguage(languageCode)) ? 'rtl' : 'ltr'
}
