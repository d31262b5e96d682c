import type { UpgradeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadOrderMessages } from '@innkeeper/i18n/load-orders.ts'
import { loadUpgradeMessages } from '@innkeeper/i18n/load-upgrades.ts'

export type UpgradesTexts = { language: string; write: UpgradeTranslate }

/** The guests' texts and those of other rooms in one language. */
export async function loadUpgradesTexts(pageLanguage: string): Promise<UpgradesTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const [guest, upgrades] = await Promise.all([loadGuestMessages(language), loadUpgradeMessages(language)])
  return { language, write: guestTranslate(language, { ...guest, ...upgrades }) }
}

/** With those of ordering as well: what was sent is an order like any other. */
export async function loadConfirmationTexts(pageLanguage: string): Promise<UpgradesTexts> {
  const language = interfaceLanguageFor(pageLanguage)
  const messages = await Promise.all([
    loadGuestMessages(language),
    loadOrderMessages(language),
    loadUpgradeMessages(language),
  ])
  return { language, write: guestTranslate(language, Object.assign({}, ...messages)) }
}
