import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/guest.ts'),
  da: () => import('./generated/da/guest.ts'),
  fi: () => import('./generated/fi/guest.ts'),
  nl: () => import('./generated/nl/guest.ts'),
  no: () => import('./generated/no/guest.ts'),
  sv: () => import('./generated/sv/guest.ts'),
  et: () => import('./generated/et/guest.ts'),
}

/** The guest app's texts in one language. */
export function loadGuestMessages(language: string): Promise<Messages> {
  return loadPart(language, 'guest', parts)
}
