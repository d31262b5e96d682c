import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/cleaning.ts'),
  da: () => import('./generated/da/cleaning.ts'),
  fi: () => import('./generated/fi/cleaning.ts'),
  nl: () => import('./generated/nl/cleaning.ts'),
  no: () => import('./generated/no/cleaning.ts'),
  sv: () => import('./generated/sv/cleaning.ts'),
  et: () => import('./generated/et/cleaning.ts'),
}

/** What a guest reads of the cleaning of the room, in one language. */
export function loadCleaningMessages(language: string): Promise<Messages> {
  return loadPart(language, 'cleaning', parts)
}
