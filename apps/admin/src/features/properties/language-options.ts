import { contentLanguages } from '@innkeeper/i18n/content-languages.ts'

/** Every content language by its country, in both its own words and English. */
export const LANGUAGE_OPTIONS = contentLanguages.map(({ country, title, nativeName }) => ({
  value: country,
  label: title === nativeName ? title : `${nativeName} (${title})`,
}))
