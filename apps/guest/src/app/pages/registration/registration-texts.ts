import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadRegistrationMessages } from '@innkeeper/i18n/load-registration.ts'

export type RegistrationTexts = { language: string; write: RegistrationTranslate }

/** The guests' texts and those of the form in one language. */
export async function loadRegistrationTexts(pageLanguage: string): Promise<RegistrationTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, form] = await Promise.all([loadGuestMessages(language), loadRegistrationMessages(language)])
  return { language, write: guestTranslate(language, { ...guest, ...form }) }
}
