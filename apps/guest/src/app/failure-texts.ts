import type { FailureTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadFailureMessages } from '@innkeeper/i18n/load-failures.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'

export type FailureTexts = { language: string; write: FailureTranslate }

/** The words that stand in place of a page, with those all pages have. */
export async function loadFailureTexts(pageLanguage: string): Promise<FailureTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, failures] = await Promise.all([loadGuestMessages(language), loadFailureMessages(language)])
  return { language, write: guestTranslate(language, { ...guest, ...failures }) }
}
