import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/orders.ts'),
  da: () => import('./generated/da/orders.ts'),
  fi: () => import('./generated/fi/orders.ts'),
  nl: () => import('./generated/nl/orders.ts'),
  no: () => import('./generated/no/orders.ts'),
  sv: () => import('./generated/sv/orders.ts'),
  et: () => import('./generated/et/orders.ts'),
}

/** What is said while ordering, in one language; the guestbook's first view has no part in it. */
export function loadOrderMessages(language: string): Promise<Messages> {
  return loadPart(language, 'orders', parts)
}
