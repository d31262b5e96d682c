import { useEffect, useEffectEvent, useRef } from 'react'
import { type FormDraft, onKeepDraft } from '../draft/form-draft.ts'
import type { Answers } from './answers.ts'

/** Somebody who types does not wait for it. */
const PAUSE_MS = 200

type Kept = {
  draft: FormDraft
  answers: Answers
  isWorthKeeping: boolean
  /** An hour after the last change nothing of it is left, on the screen neither. */
  onOld: () => void
}

/** Keeps what is typed on the device, sealed, for an hour after the last change: looking at it is none. */
export function useKeptDraft({ draft, answers, isWorthKeeping, onOld }: Kept): void {
  const changedAt = useRef(0)
  const keep = useEffectEvent(() =>
    isWorthKeeping ? draft.write(answers, changedAt.current) : Promise.resolve(),
  )
  const end = useEffectEvent(() => {
    draft.removeOld()
    if (isWorthKeeping) onOld()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is kept
  useEffect(() => {
    changedAt.current = Date.now()
    const timer = setTimeout(() => void keep(), PAUSE_MS)
    const old = setTimeout(end, draft.lifeMs)
    return () => {
      clearTimeout(timer)
      clearTimeout(old)
    }
  }, [draft, answers])
  useEffect(() => {
    const stop = onKeepDraft(() => keep())
    const seen = () => {
      if (Date.now() - changedAt.current >= draft.lifeMs) end()
      else void keep()
    }
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', seen)
    }
  }, [draft])
}
