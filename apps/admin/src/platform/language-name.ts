import { languageName as languageNameIn } from '@innkeeper/i18n/language-name.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from './texts.ts'

/** As staff call a language: "Danish" for `da`. */
export const languageName = (code: string): string => languageNameIn(code, intlLocaleFor(ADMIN_LANGUAGE))
