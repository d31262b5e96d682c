import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'

export type InterfaceTexts = { language: string; write: GuestTranslate }

/** The interface in one language, loaded when it is wanted. */
export async function loadInterfaceTexts(language: string): Promise<InterfaceTexts> {
  const messages = await loadGuestMessages(language)
  return { language, write: translateWith(createI18n(language, messages)) }
}
