import { useEffect, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useUpgradesPlace, useUpgradeTexts } from '../upgrades-place.tsx'
import type { Refusal } from './refusal.ts'

/** Why the request was not taken, in words; null where the form or the sheet of the new price says it. */
export function useRefusalWords(refusal: Refusal | null): string | null {
  const t = useUpgradeTexts()
  const { language } = useUpgradesPlace()
  const [other, setOther] = useState<{ of: Refusal; words: string } | null>(null)

  useEffect(() => {
    if (refusal?.kind !== 'other' && refusal?.kind !== 'full') return
    let isCurrent = true
    const words = { offline: t('upgrade.offline'), otherwise: t('result.error.text') }
    void errorText(refusal.error, language, words).then((text) => {
      if (isCurrent) setOther({ of: refusal, words: text })
    })
    return () => {
      isCurrent = false
    }
  }, [refusal, language, t])

  switch (refusal?.kind) {
    case 'unsure':
      return t('upgrade.failed')
    case 'offline':
      return t('upgrade.offline')
    case 'closed':
      return t('upgrade.closed')
    case 'fields':
      return t('upgrade.missing')
    case 'full':
    case 'other':
      return other?.of === refusal ? other.words : null
    default:
      return null
  }
}
