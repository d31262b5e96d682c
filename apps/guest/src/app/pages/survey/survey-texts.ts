import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadSurveyMessages } from '@innkeeper/i18n/load-survey.ts'

export type SurveyTexts = { language: string; write: SurveyTranslate }

/** The guests' texts and those of surveys in one language. */
export async function loadSurveyTexts(pageLanguage: string): Promise<SurveyTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, survey] = await Promise.all([loadGuestMessages(language), loadSurveyMessages(language)])
  return { language, write: guestTranslate(language, { ...guest, ...survey }) }
}
