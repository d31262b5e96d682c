import { normalCode } from '@innkeeper/domain/properties/localization.ts'

/** Languages that base templates have words in. */
export const BASE_LANGUAGES = ['en', 'da', 'fi', 'nl', 'no', 'sv', 'et'] as const
export type BaseLanguage = (typeof BASE_LANGUAGES)[number]
export type InLanguages<Words> = Readonly<Record<BaseLanguage, Words>>

/** The language of the words for a property's language, if there are any. */
export function baseLanguageOf(code: string): BaseLanguage | undefined {
  return BASE_LANGUAGES.find((each) => each === normalCode(code))
}
