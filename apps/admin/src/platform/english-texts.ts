import type { AdminMessages, ErrorMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import type { AdminTranslate } from './texts.ts'

/** The real texts without React, for tests that read sentences. */
export async function englishTexts(): Promise<AdminTranslate> {
  return translateWith<AdminMessages & ErrorMessages>(createI18n('en', await loadAdminMessages('en')))
}
