import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/failures.ts'),
  da: () => import('./generated/da/failures.ts'),
  fi: () => import('./generated/fi/failures.ts'),
  nl: () => import('./generated/nl/failures.ts'),
  no: () => import('./generated/no/failures.ts'),
  sv: () => import('./generated/sv/failures.ts'),
  et: () => import('./generated/et/failures.ts'),
}

/** What a page says in place of one that cannot be shown, in one language; no first view has a part in it. */
export function loadFailureMessages(language: string): Promise<Messages> {
  return loadPart(language, 'failures', parts)
}
