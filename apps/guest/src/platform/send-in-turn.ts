import { type Attempt, attemptFor, type Kept, stepFor, type Wish } from './attempt.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { StoredValue } from './stored-value.ts'

/** Nobody knows whether it arrived. */
export type Unsure = { kind: 'unsure' }

/** What became of a call: the order, and how the page goes on from here. */
export type Sent = { orderId: string; goOn: () => void }

export type SendRules<Body, Refusal> = {
  /** `renewed` is the same wish under a new key, where the order of the first is over. */
  call: (attempt: Attempt<Body>, renewed: () => Attempt<Body>) => Promise<Sent>
  showOrder: (orderId: string) => void
  refusalOf: (error: unknown) => Refusal
  /** Whether the server surely stored nothing, so that the next one is new. */
  isSure: (refusal: Refusal) => boolean
  /** Whether it may be there: then nothing but the same is sent. */
  mayHaveArrived: (refusal: Refusal) => boolean
}

export type Outcome<Refusal> = { isLeaving: true } | { isLeaving: false; refusal: Refusal | Unsure | null }

/** Longer than a page takes to go once it is reloaded. */
const LEAVING_MS = 400
const LEAVING = { isLeaving: true } as const

/** Sends what is wished for when it is this tab's turn, as far as no other tab has done so by then. */
export async function sendInTurn<Body, Refusal>(
  { key, kept }: { key: string; kept: StoredValue<Kept<Body> | null> },
  wish: () => Wish<Body>,
  rules: SendRules<Body, Refusal>,
): Promise<Outcome<Refusal>> {
  return oneAtATime(key, async () => {
    const step = stepFor(kept.read(), wish(), moment())
    switch (step.kind) {
      case 'send':
        return send(step.attempt)
      case 'ordered':
        rules.showOrder(step.orderId)
        return LEAVING
      case 'unanswered':
        return { isLeaving: false, refusal: { kind: 'unsure' } }
      case 'nothing':
        return { isLeaving: false, refusal: null }
    }
  })

  async function send(wanted: Attempt<Body>): Promise<Outcome<Refusal>> {
    let attempt = wanted
    kept.write(attempt)
    const renewed = () => {
      attempt = attemptFor(null, attempt.body, moment())
      kept.write(attempt)
      return attempt
    }
    try {
      const { orderId, goOn } = await rules.call(attempt, renewed)
      // Answered: whatever is sent from now on, from wherever the guest comes back, is another wish.
      kept.write({ orderId, answeredAt: Date.now() })
      goOn()
      return LEAVING
    } catch (error) {
      const refusal = rules.refusalOf(error)
      const isUnanswered = rules.mayHaveArrived(refusal)
      // A page being reloaded fails its calls first; it must not forget that the order was on its way.
      if (isUnanswered) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      kept.write(rules.isSure(refusal) ? null : { ...attempt, isUnderWay: false, isUnanswered })
      return { isLeaving: false, refusal }
    }
  }
}

const moment = () => ({ now: Date.now(), newKey: () => crypto.randomUUID() })
