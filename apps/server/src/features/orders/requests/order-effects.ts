import type { Tx } from '../../../platform/db/port.ts'
import { findLines, lockOrder, type StoredOrder } from '../repository.ts'
import type { OrderRow } from '../tables.ts'

/** An order with what its answer said beside it. */
export type AnsweredOrder = StoredOrder & {
  tx: Tx
  now: Date
  /** Null where nobody decided: it was accepted automatically. */
  actor: { userId: string; name: string } | null
  /** Of an upgrade: the room staff chose, and whose stay it is where the request came without a booking. */
  chosen: { unitId: string | null; bookingId: string | null }
}

/** What follows from an answer beyond the order itself, such as other times of the stay. */
export type OrderEffect = {
  /** Whether anything follows for this order; asked before any transaction. */
  concerns(stored: StoredOrder): boolean
  /** In the transaction of the acceptance, by staff or automatic; what it throws refuses the acceptance. */
  onAccepted(answered: AnsweredOrder): Promise<void>
  /** In the transaction in which staff take an accepted order back. */
  onCancelled(answered: AnsweredOrder): Promise<void>
}

export type OrderEffects = {
  register(effect: OrderEffect): void
  concern(stored: StoredOrder): boolean
  /** The order as it is after that: it may have found its stay and its price. */
  accepted(answer: Answer): Promise<OrderRow>
  cancelled(answer: Answer): Promise<void>
}

type Answer = { tx: Tx; order: OrderRow; now: Date; actor: AnsweredOrder['actor'] } & {
  chosen?: AnsweredOrder['chosen']
}

const NOTHING_CHOSEN = { unitId: null, bookingId: null }

/** Features that sell through orders register what an acceptance of theirs means. */
export function createOrderEffects(): OrderEffects {
  const effects: OrderEffect[] = []

  async function tell(event: 'onAccepted' | 'onCancelled', { chosen = NOTHING_CHOSEN, ...answer }: Answer) {
    const { tx, order } = answer
    if (effects.length === 0 || order.isPreview) return
    const lines = await findLines(tx, order.propertyId, [order.id])
    for (const effect of effects) {
      if (effect.concerns({ order, lines })) await effect[event]({ ...answer, chosen, lines })
    }
  }

  return {
    register: (effect) => void effects.push(effect),
    concern: (stored) => !stored.order.isPreview && effects.some((effect) => effect.concerns(stored)),
    async accepted(answer) {
      const { tx, order } = answer
      await tell('onAccepted', answer)
      return (await lockOrder(tx, order.propertyId, order.id)) ?? order
    },
    cancelled: (answer) => tell('onCancelled', answer),
  }
}
