import type { Messages } from '@lingui/core'
import type { InterfaceLanguageCode } from './languages.ts'
import { loadPart, type Part } from './load-part.ts'

// Written out, one import per language, so that bundlers make a lazy part of each and plain Node finds the file.
const parts: Record<InterfaceLanguageCode, Part> = {
  en: () => import('./generated/en/survey.ts'),
  da: () => import('./generated/da/survey.ts'),
  fi: () => import('./generated/fi/survey.ts'),
  nl: () => import('./generated/nl/survey.ts'),
  no: () => import('./generated/no/survey.ts'),
  sv: () => import('./generated/sv/survey.ts'),
  et: () => import('./generated/et/survey.ts'),
}

/** What a survey says, in one language. */
export function loadSurveyMessages(language: string): Promise<Messages> {
  return loadPart(language, 'survey', parts)
}
