import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/privacy.ts'),
  da: () => import('./generated/da/privacy.ts'),
  fi: () => import('./generated/fi/privacy.ts'),
  nl: () => import('./generated/nl/privacy.ts'),
  no: () => import('./generated/no/privacy.ts'),
  sv: () => import('./generated/sv/privacy.ts'),
  et: () => import('./generated/et/privacy.ts'),
}

/** What the privacy settings say, in one language; they load when they are opened. */
export function loadPrivacyMessages(language: string): Promise<Messages> {
  return loadPart(language, 'privacy', parts)
}
