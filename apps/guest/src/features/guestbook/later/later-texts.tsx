import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadGuestbookMessages } from '@innkeeper/i18n/load-guestbook.ts'
import { TextsProvider } from '@innkeeper/ui/texts.tsx'
import { type ReactNode, use } from 'react'
import { usePageTime } from '../clock/page-time.tsx'

const waiting = new Map<string, Promise<GuestbookTranslate>>()
/** What has come already is drawn at once: hydrating HTML must not wait for it. */
const known = new Map<string, GuestbookTranslate>()

/** The texts of parts that load later, in one language; asked for again where they did not come. */
export function loadLaterTexts(pageLanguage: string): Promise<GuestbookTranslate> {
  const language = interfaceLanguageFor(pageLanguage)
  const begun = waiting.get(language)
  if (begun) return begun
  const texts = load(language)
  waiting.set(language, texts)
  texts.then((write) => known.set(language, write)).catch(() => waiting.delete(language))
  return texts
}

async function load(language: string): Promise<GuestbookTranslate> {
  const [guest, guestbook] = await Promise.all([loadGuestMessages(language), loadGuestbookMessages(language)])
  return guestTranslate(language, { ...guest, ...guestbook })
}

/** Gives what stands in it the texts the first view does not have. */
export function LaterTexts({ children }: { children: ReactNode }) {
  const { language } = usePageTime()
  const write = known.get(interfaceLanguageFor(language)) ?? use(loadLaterTexts(language))
  return <TextsProvider write={write}>{children}</TextsProvider>
}
