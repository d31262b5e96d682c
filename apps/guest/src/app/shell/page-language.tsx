import { directionOf } from '@innkeeper/i18n/languages.ts'
import { useEffect } from 'react'

/** The language the document says it is in, for browsers and screen readers. */
export function PageLanguage({ code }: { code: string }) {
  useEffect(() => {
    // Written again, the same language would have every element's style worked out anew.
    if (document.documentElement.lang === code) return
    document.documentElement.lang = code
    document.documentElement.dir = directionOf(code)
  }, [code])
  return null
}
