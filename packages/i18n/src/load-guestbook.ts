import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/guestbook.ts'),
  da: () => import('./generated/da/guestbook.ts'),
  fi: () => import('./generated/fi/guestbook.ts'),
  nl: () => import('./generated/nl/guestbook.ts'),
  no: () => import('./generated/no/guestbook.ts'),
  sv: () => import('./generated/sv/guestbook.ts'),
  et: () => import('./generated/et/guestbook.ts'),
}

/** What the guestbook says in parts that load later, in one language. */
export function loadGuestbookMessages(language: string): Promise<Messages> {
  return loadPart(language, 'guestbook', parts)
}
