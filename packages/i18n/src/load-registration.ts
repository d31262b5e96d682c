import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/registration.ts'),
  da: () => import('./generated/da/registration.ts'),
  fi: () => import('./generated/fi/registration.ts'),
  nl: () => import('./generated/nl/registration.ts'),
  no: () => import('./generated/no/registration.ts'),
  sv: () => import('./generated/sv/registration.ts'),
  et: () => import('./generated/et/registration.ts'),
}

/** What the form before arrival says, in one language. */
export function loadRegistrationMessages(language: string): Promise<Messages> {
  return loadPart(language, 'registration', parts)
}
