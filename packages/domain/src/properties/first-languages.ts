import { withLanguage } from './languages.ts'
import type { Localization } from './localization.ts'

type FirstLanguage = { country: string; code: string; title: string }

/** The languages a property begins with: the first is the default, each named once, numbered in their order. */
export function languagesOf(languages: readonly FirstLanguage[]): Localization {
  const none: Localization = { languages: {}, default: languages[0]?.country ?? '' }
  return languages.reduce(
    (all, language) => (all.languages[language.country] ? all : withLanguage(all, language, [])),
    none,
  )
}
