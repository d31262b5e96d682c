import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useToasts } from '@innkeeper/ui/toasts.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { offerVersion } from '../../platform/newer-version.tsx'
import { isOfCall } from '../../platform/query.ts'
import { endSavedCopy, savedAt } from '../../platform/saved-copy.ts'
import { useAnswers } from '../../platform/use-answer.tsx'

type OfflineCopyProps = {
  /** The calls whose new answers make the copy old. */
  content: readonly string[]
  language: string
  pageVersion: string
}

/** What a hotel publishes reaches every open page at once; their copies need not be made at once. */
const KEEP_AFTER_MS = 3000
const KEEP_WITHIN_MS = 20_000

/** Keeps this page on the device, and offers a new version of the app. None of it is in the first view. */
export function OfflineCopy({ content, language, pageVersion }: OfflineCopyProps) {
  const answers = useAnswers()
  const toasts = useToasts()
  const t = useTexts<GuestTranslate>()
  const tellVersion = useEffectEvent((accept: () => void) => {
    offerVersion(accept)
    toasts.show(t('notice.newVersion'), { label: t('notice.reload'), run: accept })
  })

  useEffect(() => {
    if (import.meta.env.DEV) return void stopKeeping()
    let stop: (() => void) | undefined
    const start = async () => {
      const { keepPageAnew, startWorker } = await import('../../pwa/start-worker.ts')
      stop = onNewContent(answers, content, keepPageAnew)
      if (savedAt() !== null) void refreshWhenReached(answers)
      await startWorker({ pageVersion, onNewVersion: tellVersion })
    }
    // A browser without storage, or in private mode, has no copy and needs none.
    start().catch(() => undefined)
    return () => stop?.()
  }, [answers, content, pageVersion])

  const keptLanguage = useRef(language)
  useEffect(() => {
    if (keptLanguage.current === language) return
    keptLanguage.current = language
    import('../../pwa/start-worker.ts').then(({ keepPageAnew }) => keepPageAnew()).catch(() => undefined)
  }, [language])
  return null
}

/** While the app's sources change under it nothing is kept, nor answered from what a build kept before. */
async function stopKeeping(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations()
  for (const registration of registrations ?? []) await registration.unregister()
}

async function refreshWhenReached(answers: AnswerStore): Promise<void> {
  const { waitForServer } = await import('../../pwa/wait-for-server.ts')
  await waitForServer()
  await answers.refresh()
  endSavedCopy()
}

/** Tells, a while later, that the property's content on this page came anew. */
function onNewContent(answers: AnswerStore, content: readonly string[], tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = answers.follow((key) => {
    if (!content.some((address) => isOfCall(key, address))) return
    clearTimeout(timer)
    timer = setTimeout(tell, KEEP_AFTER_MS + Math.random() * KEEP_WITHIN_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
