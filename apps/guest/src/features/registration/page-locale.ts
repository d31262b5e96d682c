import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

/** The language the page is in; the form is drawn in the browser alone. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en'
}

/** The same for dates, times and lists. */
export const pageLocale = () => intlLocaleFor(pageLanguage())
