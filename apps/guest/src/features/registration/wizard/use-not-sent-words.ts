import { useEffect, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import type { NotSent } from '../send/outcome.ts'

/** What the dialog says when a form was not sent; null where something else says it. */
export function useNotSentWords(why: NotSent | null): string | null {
  const t = useFormTexts()
  const { language } = useFormPlace()
  const [own, setOwn] = useState<{ why: NotSent; text: string } | null>(null)
  const otherwise = t('form.notSent')
  const isBack = useConnectionBack(why)
  useEffect(() => {
    if (why?.kind !== 'refused') return
    let isOver = false
    void errorText(why.error, language, { offline: otherwise, otherwise }).then((text) => {
      if (!isOver) setOwn({ why, text })
    })
    return () => {
      isOver = true
    }
  }, [why, language, otherwise])
  if (why?.kind === 'offline') return t(isBack ? 'registration.onlineAgain' : 'registration.offline')
  if (why?.kind === 'failed') return otherwise
  return why?.kind === 'refused' ? ((own?.why === why ? own.text : null) ?? otherwise) : null
}

/** Whether the connection came back since it was missed. */
function useConnectionBack(why: NotSent | null): boolean {
  const [backFor, setBackFor] = useState<NotSent | null>(null)
  useEffect(() => {
    if (why?.kind !== 'offline') return
    const back = () => setBackFor(why)
    const gone = () => setBackFor(null)
    addEventListener('online', back)
    addEventListener('offline', gone)
    return () => {
      removeEventListener('online', back)
      removeEventListener('offline', gone)
    }
  }, [why])
  return why !== null && backFor === why
}
