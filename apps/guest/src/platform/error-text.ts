import { CallError } from '@innkeeper/api/client.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadErrorMessages } from '@innkeeper/i18n/load-errors.ts'
import { createI18n } from '@innkeeper/i18n/runtime.ts'

type Words = {
  offline: string
  /** For what no code tells, and where the words themselves do not come. */
  otherwise: string
}

/** Why a call failed, in the page's language. The words for it load when there is something to tell. */
export async function errorText(error: unknown, pageLanguage: string, words: Words): Promise<string> {
  if (!(error instanceof CallError)) return words.otherwise
  if (error.code === 'offline') return words.offline
  const language = interfaceLanguageFor(pageLanguage)
  const messages = await loadErrorMessages(language).catch(() => null)
  return messages ? createI18n(language, messages)._(error.code) : words.otherwise
}
