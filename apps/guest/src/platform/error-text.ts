import { CallError } from '@innkeeper/api/client.ts'
import type { ErrorMessages } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadErrorMessages } from '@innkeeper/i18n/load-errors.ts'

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
  if (!messages) return words.otherwise
  // A code of a later version has no words here yet.
  const t = guestTranslate<ErrorMessages>(language, messages)
  return t(error.code in messages ? error.code : 'server/error')
}
