import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/upgrades.ts'),
  da: () => import('./generated/da/upgrades.ts'),
  fi: () => import('./generated/fi/upgrades.ts'),
  nl: () => import('./generated/nl/upgrades.ts'),
  no: () => import('./generated/no/upgrades.ts'),
  sv: () => import('./generated/sv/upgrades.ts'),
  et: () => import('./generated/et/upgrades.ts'),
}

/** What is said of other rooms a guest may have, in one language. */
export function loadUpgradeMessages(language: string): Promise<Messages> {
  return loadPart(language, 'upgrades', parts)
}
