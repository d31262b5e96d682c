import { CallError } from '@innkeeper/api/client.ts'
import { type Attempt, attemptFor, isUnanswered, type Kept, stepFor, type Wish } from './attempt.ts'
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

/** Refused before the server looked whether it has the order already. */
const UNSEEN_CODES = ['client/too-old', 'request/too-many']
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
    const before = kept.read()
    const step = stepFor(before, wish(), moment())
    switch (step.kind) {
      case 'send':
        return send(step.attempt, isUnanswered(before))
      case 'ordered':
        rules.showOrder(step.orderId)
        return LEAVING
      case 'unanswered':
        return { isLeaving: false, refusal: { kind: 'unsure' } }
      case 'nothing':
        return { isLeaving: false, refusal: null }
    }
  })

  async function send(wanted: Attempt<Body>, wasUnanswered: boolean): Promise<Outcome<Refusal>> {
    let attempt = wanted
    kept.write(attempt)
    const renewed = () => {
      attempt = attemptFor(null, attempt, moment())
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
      const isAsUnsure = wasUnanswered && isUnseen(error)
      const mayBeThere = isAsUnsure || rules.mayHaveArrived(refusal)
      // A page being reloaded fails its calls first; it must not forget that the order was on its way.
      if (mayBeThere) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      const isOver = rules.isSure(refusal) && !isAsUnsure
      kept.write(isOver ? null : { ...attempt, isUnderWay: false, isUnanswered: mayBeThere })
      return { isLeaving: false, refusal }
    }
  }
}

function isUnseen(error: unknown): boolean {
  return error instanceof CallError && UNSEEN_CODES.includes(error.code)
}

const moment = () => ({ now: Date.now(), newKey: () => crypto.randomUUID() })
