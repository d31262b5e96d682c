import { useEffect, useState, useSyncExternalStore } from 'react'
import { onReturn } from '../../../platform/on-return.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import type { CleaningPlace } from '../api.ts'
import { choiceName } from './choice-name.ts'
import type { Outcome } from './outcome.ts'
import { sendKept, sendPressed } from './send-choice.ts'
import {
  type KeptChoice,
  keepChoice,
  NOTHING_KEPT,
  storedChoice,
  type WaitingChoice,
} from './stored-choice.ts'

/** A connection comes back without a word on some networks. */
const TRY_EVERY_MS = 20_000
/** So long it is left to the tab in which it was pressed, whose guest is waiting for the answer. */
const OTHER_TAB_MS = 3000

export type Choice = KeptChoice & {
  /** Sends it, once for every press, reload and tab; without a connection it is kept and goes later. */
  choose: (wish: Omit<WaitingChoice, 'at'>) => Promise<Outcome | null>
  /** The guest has read what became of the last one. */
  dismiss: () => void
}

/** What a guest chose on this device, for as long as it has not arrived. */
export function useChoice(place: CleaningPlace): Choice {
  const answers = useAnswers()
  const name = choiceName(place)
  const [stored] = useState(() => storedChoice(name))
  const kept = useSyncExternalStore(stored.subscribe, stored.read, () => NOTHING_KEPT)
  const waitsSince = kept.waiting?.at ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is the same as long as its name is
  useEffect(() => {
    if (waitsSince === null) return
    const send = () => void sendKept(answers, place)
    const begins = setTimeout(send, Math.max(0, waitsSince + OTHER_TAB_MS - Date.now()))
    const stopTrying = onReturn(send, TRY_EVERY_MS)
    return () => {
      clearTimeout(begins)
      stopTrying()
    }
  }, [waitsSince, answers, name])
  return {
    ...kept,
    choose(wish) {
      stored.write({ waiting: { ...wish, at: Date.now() }, lost: null })
      return sendPressed(answers, place)
    },
    dismiss: () => keepChoice(stored, { ...stored.read(), lost: null }),
  }
}
