import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onReturn } from '../../../platform/on-return.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import type { Filling } from '../draft/use-filled.ts'
import type { Outcome } from './outcome.ts'
import { sendKept } from './send-kept.ts'

/** A connection comes back without a word on some networks. */
const TRY_EVERY_MS = 20_000
/** So long it is left to the tab in which it was pressed, whose guest is waiting for the thanks. */
const OTHER_TAB_MS = 3000

/** Sends what waits, once for every press, reload and tab; without a connection again and again until it has arrived. */
export function useSending(filling: Filling, onOutcome: (outcome: Outcome) => void) {
  const { name, stored, filled, change, wasPressedHere } = filling
  const { call } = useAnswers()
  const [isOffline, setOffline] = useState(false)
  const isUnderWay = useRef(false)
  const isWaiting = filled.waiting !== null

  const run = useEffectEvent(async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const outcome = await sendKept(call, name, stored)
    isUnderWay.current = false
    setOffline(outcome?.kind === 'offline')
    if (outcome === null || outcome.kind === 'offline') return
    // Somebody looks at it, and decides what to do.
    if (outcome.kind === 'failed') change({ waiting: null })
    onOutcome(outcome)
  })
  const ownTurn = useEffectEvent(() =>
    wasPressedHere() ? 0 : Math.max(0, filled.at + OTHER_TAB_MS - Date.now()),
  )
  useEffect(() => {
    if (!isWaiting) return
    const begins = setTimeout(() => void run(), ownTurn())
    const stopTrying = onReturn(() => void run(), TRY_EVERY_MS)
    return () => {
      clearTimeout(begins)
      stopTrying()
    }
  }, [isWaiting])
  return { isSending: isWaiting && !isOffline, isQueued: isWaiting && isOffline }
}
