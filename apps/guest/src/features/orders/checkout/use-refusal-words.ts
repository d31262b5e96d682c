import { useEffect, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import type { Refusal } from './refusal.ts'

/** Why the order was not taken, in words; null where the form or the dialog says it. */
export function useRefusalWords(refusal: Refusal | null): string | null {
  const t = useOrderTexts()
  const { language } = useOrdering()
  const [other, setOther] = useState<{ of: Refusal; words: string } | null>(null)

  useEffect(() => {
    if (refusal?.kind !== 'other') return
    let isCurrent = true
    const words = { offline: t('order.offline'), otherwise: t('result.error.text') }
    void errorText(refusal.error, language, words).then((text) => {
      if (isCurrent) setOther({ of: refusal, words: text })
    })
    return () => {
      isCurrent = false
    }
  }, [refusal, language, t])

  switch (refusal?.kind) {
    case 'time':
      return t('order.timeGone')
    case 'bill':
      return t('order.billUnknown')
    case 'fields':
      return t('form.review')
    // What exactly, the sheet says once the house has been asked; should nothing differ by then, there is still a word.
    case 'price':
    case 'stock':
    case 'lines':
      return t('order.changedMeanwhile')
    case 'other':
      return other?.of === refusal ? other.words : null
    default:
      return null
  }
}
