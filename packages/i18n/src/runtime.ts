import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Translate } from './catalogue-types.ts'
import { intlLocaleFor } from './languages.ts'

/** A Lingui instance of its own per language: a shared one would leak one guest's language into another's page. */
export function createI18n(language: string, messages: Messages): I18n {
  return setupI18n({ locale: language, locales: intlLocaleFor(language), messages: { [language]: messages } })
}

/** The typed `t('key', values)` of an instance; the apps' `useT()` hands it out. */
export function translateWith<Texts>(i18n: I18n): Translate<Texts> {
  const write = (id: string, values?: Record<string, unknown>) => i18n._(id, values)
  return write as Translate<Texts>
}
