import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/errors.ts'),
  da: () => import('./generated/da/errors.ts'),
  fi: () => import('./generated/fi/errors.ts'),
  nl: () => import('./generated/nl/errors.ts'),
  no: () => import('./generated/no/errors.ts'),
  sv: () => import('./generated/sv/errors.ts'),
  et: () => import('./generated/et/errors.ts'),
}

/** The words for errors in one language, apart from an app's own: most visits see none. */
export function loadErrorMessages(language: string): Promise<Messages> {
  return loadPart(language, 'errors', parts)
}
