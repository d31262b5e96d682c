import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'

export type OrderTexts = { language: string; write: OrderTranslate }

const loaded = new Map<string, Promise<OrderTexts>>()
const known = new Map<string, OrderTexts>()

/** What is there already: whatever draws these texts came together with them. */
export function knownOrderTexts(pageLanguage: string): OrderTexts {
  const texts = known.get(interfaceLanguageFor(pageLanguage))
  if (!texts) throw new Error('The texts of ordering were drawn before they were there')
  return texts
}

/** The guests' texts and those of ordering in one language; the same promise for everybody who waits for it. */
export function loadOrderTexts(pageLanguage: string): Promise<OrderTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const underWay = loaded.get(language)
  if (underWay) return underWay
  const texts = load(language)
  loaded.set(language, texts)
  // What did not come is asked for again.
  texts.catch(() => loaded.delete(language))
  return texts
}

async function load(language: string): Promise<OrderTexts> {
  const [guest, orders] = await Promise.all([loadGuestMessages(language), loadOrderMessages(language)])
  const texts: OrderTexts = { language, write: guestTranslate(language, { ...guest, ...orders }) }
  known.set(language, texts)
  return texts
}
