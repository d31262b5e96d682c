import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/welcome.ts'),
  da: () => import('./generated/da/welcome.ts'),
  fi: () => import('./generated/fi/welcome.ts'),
  nl: () => import('./generated/nl/welcome.ts'),
  no: () => import('./generated/no/welcome.ts'),
  sv: () => import('./generated/sv/welcome.ts'),
  et: () => import('./generated/et/welcome.ts'),
}

/** What the welcome page alone says, in one language; it is made on the server. */
export function loadWelcomeMessages(language: string): Promise<Messages> {
  return loadPart(language, 'welcome', parts)
}
