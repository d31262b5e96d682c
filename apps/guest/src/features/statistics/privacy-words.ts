import type { PrivacyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { guestTranslate } from '@innkeeper/i18n/guest-translate.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import { loadGuestMessages } from '@innkeeper/i18n/load-guest.ts'
import { loadPrivacyMessages } from '@innkeeper/i18n/load-privacy.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect, useState } from 'react'

let loaded: PrivacyTranslate | undefined

/** Loads what the settings say, in the language the page is in now. */
export async function loadPrivacyWords(): Promise<PrivacyTranslate> {
  const language = interfaceLanguageFor(document.documentElement.lang)
  const [guest, own] = await Promise.all([loadGuestMessages(language), loadPrivacyMessages(language)])
  loaded = guestTranslate(language, { ...guest, ...own })
  return loaded
}

/** Those words; another language of the page brings them anew. */
export function usePrivacyWords(): PrivacyTranslate | undefined {
  const pageTexts = useTexts()
  const [words, setWords] = useState(() => loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's texts change with its language
  useEffect(() => {
    let isOver = false
    loadPrivacyWords().then(
      (next) => !isOver && setWords(() => next),
      // Those of the language before are better than none.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [pageTexts])
  return words
}
