import type { GuestbookTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect, useState } from 'react'
import { errorText } from '../../platform/error-text.ts'

/** Why something failed, in the page's language; null while nothing did. */
export function useErrorText(error: unknown, language: string): string | null {
  const t = useTexts<GuestbookTranslate>()
  const [words, setWords] = useState<{ error: unknown; text: string } | null>(null)
  const offline = t('chat.offline')
  const otherwise = t('chat.failed')
  useEffect(() => {
    if (!error) return
    let isOver = false
    void errorText(error, language, { offline, otherwise }).then((text) => {
      if (!isOver) setWords({ error, text })
    })
    return () => {
      isOver = true
    }
  }, [error, language, offline, otherwise])
  return error && words?.error === error ? words.text : null
}
