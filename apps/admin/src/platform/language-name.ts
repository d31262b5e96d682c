import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from './texts.ts'

/** "Danish" for `da`; a code nobody knows stands as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([intlLocaleFor(ADMIN_LANGUAGE)], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
