import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Attempt, attemptFor, isInterrupted, parseAttempt } from '../../../platform/attempt.ts'
import { createStoredValue } from '../../../platform/stored-value.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { type RequestAnswer, type RequestBody, sendRequest } from '../api.ts'
import { isSure, type Refusal, refusalOf } from './refusal.ts'

/** Which room is asked for, and with which words. */
type Wish = { upgradeId: string; body: RequestBody }
type Sending = { isSending: boolean; refusal: Refusal | null }

export type SendRequest = Sending & {
  send: (body: RequestBody) => void
  /** The same request again: it is one, however often it is sent. */
  sendAgain: () => void
  /** The guest has read why. */
  dismiss: () => void
}

type Settings = {
  hotel: string
  upgradeId: string
  onSent: (order: RequestAnswer) => void
  /** It was surely not taken: what the page shows may be otherwise by now. */
  onRefused: () => void
}

/** Longer than a page takes to go once it is reloaded. */
const LEAVING_MS = 400
const newKey = () => crypto.randomUUID()
const IDLE: Sending = { isSending: false, refusal: null }

/** Sends the request, once for every click, answer lost and reload. Nothing waits to be sent later. */
export function useSendRequest({ hotel, upgradeId, onSent, onRefused }: Settings): SendRequest {
  const answers = useAnswers()
  const [stored] = useState(() =>
    createStoredValue<Attempt<Wish> | null>({
      key: `upgrade-attempt:${hotel}`,
      parse: parseAttempt,
      storage: () => sessionStorage,
    }),
  )
  const [state, setState] = useState(IDLE)
  const isUnderWay = useRef(false)

  const run = async (attempt: Attempt<Wish>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    stored.write(attempt)
    setState({ isSending: true, refusal: null })
    const { key, body: wish } = attempt
    try {
      const params = { hotel, roomUpgradeId: wish.upgradeId }
      const order = await sendRequest(answers, { params, body: wish.body, idempotencyKey: key })
      stored.write(null)
      // Stays under way until the page has gone.
      onSent(order)
    } catch (error) {
      const refusal = refusalOf(error, { isOnline: navigator.onLine })
      // A page being reloaded fails its calls first; it must not forget that the request was on its way.
      if (!isSure(refusal)) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      isUnderWay.current = false
      stored.write(isSure(refusal) ? null : { ...attempt, isUnderWay: false })
      setState({ isSending: false, refusal })
      if (isSure(refusal)) onRefused()
    }
  }
  const resume = useEffectEvent(() => {
    const attempt = stored.read()
    if (isInterrupted(attempt, Date.now()) && attempt.body.upgradeId === upgradeId) void run(attempt)
  })
  const backFromElsewhere = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isUnderWay.current = false
    setState(IDLE)
  })
  useEffect(() => {
    resume()
    addEventListener('pageshow', backFromElsewhere)
    return () => removeEventListener('pageshow', backFromElsewhere)
  }, [])

  return {
    ...state,
    send: (body) => void run(attemptFor(stored.read(), { upgradeId, body }, { now: Date.now(), newKey })),
    sendAgain() {
      const attempt = stored.read()
      if (attempt) void run({ ...attempt, sentAt: Date.now(), isUnderWay: true })
      else setState(IDLE)
    },
    dismiss: () => setState(IDLE),
  }
}
