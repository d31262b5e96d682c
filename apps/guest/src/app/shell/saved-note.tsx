import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useEffect, useState } from 'react'
import { ageWords } from '../../platform/age-words.ts'

const MINUTE_MS = 60_000

/** That the page is a saved copy, and how old it is: it grows older in sight. */
export function SavedNote({ saved }: { saved: number }) {
  const t = useTexts<GuestTranslate>()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return t('offline.banner', { age: ageWords(saved, now) })
}
