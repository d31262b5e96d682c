import type { StoreOrderTranslate, StoreTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'
import { loadStoreMessages } from '@innkeeper/i18n/load-store.ts'

export type StoreTexts = { language: string; write: StoreTranslate }
export type StoreOrderTexts = { language: string; write: StoreOrderTranslate }

/** The guests' texts and those of the store in one language. */
export async function loadStoreTexts(pageLanguage: string): Promise<StoreTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, store] = await Promise.all([loadGuestMessages(language), loadStoreMessages(language)])
  return { language, write: guestTranslate(language, { ...guest, ...store }) }
}

const known = new Map<string, StoreOrderTexts>()

/** With those of ordering, for the parts that order. */
export async function loadStoreOrderTexts(pageLanguage: string): Promise<StoreOrderTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, store, orders] = await Promise.all([
    loadGuestMessages(language),
    loadStoreMessages(language),
    loadOrderMessages(language),
  ])
  const texts: StoreOrderTexts = {
    language,
    write: guestTranslate(language, { ...guest, ...store, ...orders }),
  }
  known.set(language, texts)
  return texts
}

/** What is there already: whatever draws these texts came together with them. */
export function knownStoreOrderTexts(pageLanguage: string): StoreOrderTexts {
  const texts = known.get(interfaceLanguageFor(pageLanguage))
  if (!texts) throw new Error('The texts of ordering were drawn before they were there')
  return texts
}
