import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'

export type OrderTexts = { language: string; write: OrderTranslate }

const loaded = new Map<string, Promise<OrderTexts>>()

/** The guests' texts and those of ordering in one language; the same promise for everybody who waits for it. */
export function loadOrderTexts(pageLanguage: string): Promise<OrderTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const known = loaded.get(language)
  if (known) return known
  const texts = load(language)
  loaded.set(language, texts)
  // What did not come is asked for again.
  texts.catch(() => loaded.delete(language))
  return texts
}

async function load(language: string): Promise<OrderTexts> {
  const [guest, orders] = await Promise.all([loadGuestMessages(language), loadOrderMessages(language)])
  return { language, write: guestTranslate(language, { ...guest, ...orders }) }
}
