import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/store.ts'),
  da: () => import('./generated/da/store.ts'),
  fi: () => import('./generated/fi/store.ts'),
  nl: () => import('./generated/nl/store.ts'),
  no: () => import('./generated/no/store.ts'),
  sv: () => import('./generated/sv/store.ts'),
  et: () => import('./generated/et/store.ts'),
}

/** What the store says, in one language. */
export function loadStoreMessages(language: string): Promise<Messages> {
  return loadPart(language, 'store', parts)
}
