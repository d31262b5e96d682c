import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isInterrupted, isUnanswered, orderOf, type Wish } from './attempt.ts'
import { keptAttempt } from './kept-attempts.ts'
import { type SendRules, sendInTurn, type Unsure } from './send-in-turn.ts'
import { STORED_VALUE_CHANGED } from './stored-value-changed.ts'

export type Sending<Refusal> = { isSending: boolean; refusal: Refusal | Unsure | null }

export type SendOnce<Body, Refusal> = Sending<Refusal> & {
  /** The body is asked for when it is sent: another tab may have been quicker. */
  send: (body: () => Body) => void
  /** The same again: it is one, however often it is sent. */
  sendAgain: () => void
  /** The guest has read why. */
  dismiss: () => void
}

type Settings<Body, Refusal> = SendRules<Body, Refusal> & {
  /** Where the attempt is kept, for all tabs of this browser. */
  attemptKey: string
  /** The cart as it is stored, where it is ordered from one. */
  cartText?: () => string | null
  onRefused?: (refusal: Refusal | Unsure) => void
}

const IDLE = { isSending: false, refusal: null }
const SENDING = { isSending: true, refusal: null }
const UNANSWERED = { isSending: false, refusal: { kind: 'unsure' } } as const
const neverChanges = () => () => undefined

/** Sends a wish, once for every click, answer lost, reload and tab of this browser. Nothing waits to be sent later. */
export function useSendOnce<Body, Refusal>(settings: Settings<Body, Refusal>): SendOnce<Body, Refusal> {
  const { attemptKey } = settings
  const [kept] = useState(() => keptAttempt<Body>(attemptKey))
  const [orderAtFirst] = useState(() => orderOf(kept.read()))
  const cartNow = () => settings.cartText?.() ?? null
  // Nobody's attempt is known in the shared page.
  const isOfDevice = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  // An interrupted order is sent again below, and nothing may leave the page before.
  const [state, setState] = useState<Sending<Refusal>>(() =>
    isOfDevice && isInterrupted(kept.read(), { now: Date.now(), cart: cartNow() }) ? SENDING : IDLE,
  )
  const isUnderWay = useRef(false)

  const run = async (wish: () => Wish<Body>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState(SENDING)
    const outcome = await sendInTurn({ key: attemptKey, kept }, wish, settings)
    // Stays under way until the page has gone.
    if (outcome.isLeaving) return
    isUnderWay.current = false
    setState({ isSending: false, refusal: outcome.refusal })
    if (outcome.refusal !== null) settings.onRefused?.(outcome.refusal)
  }
  const sendAgain = () => void run(() => 'the same again')
  const resume = useEffectEvent(() => {
    const attempt = kept.read()
    if (isInterrupted(attempt, { now: Date.now(), cart: cartNow() })) sendAgain()
    else setState(isUnanswered(attempt) ? UNANSWERED : IDLE)
  })
  const backFromElsewhere = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isUnderWay.current = false
    // A page kept aside heard of no change that another one made.
    dispatchEvent(new Event(STORED_VALUE_CHANGED))
    resume()
  })
  useEffect(() => {
    resume()
    addEventListener('pageshow', backFromElsewhere)
    return () => removeEventListener('pageshow', backFromElsewhere)
  }, [])

  return {
    ...state,
    send(body) {
      // What another tab orders from now on is what is sent here; of a cart that is gone, since this page was opened.
      const isEmptied = settings.cartText !== undefined && cartNow() === null
      const known = isEmptied ? orderAtFirst : orderOf(kept.read())
      void run(() => ({ body: body(), cart: cartNow(), known }))
    },
    sendAgain,
    dismiss: () => setState(IDLE),
  }
}
