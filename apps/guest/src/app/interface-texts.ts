import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'

export type InterfaceTexts = { language: string; write: GuestTranslate }

/** The interface in one language, loaded when it is wanted. */
export async function loadInterfaceTexts(language: string): Promise<InterfaceTexts> {
  const messages = await loadGuestMessages(language)
  return { language, write: guestTranslate(language, messages) }
}
