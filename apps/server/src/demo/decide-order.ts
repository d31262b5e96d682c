import type { LineWhen } from '@innkeeper/domain/orders/availability.ts'
import {
  CANCELLATION_REASONS,
  type DeclineReason,
  NO_ANSWER_REASON,
  type RequestSource,
  type RequestType,
} from '@innkeeper/domain/orders/constants.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { DAY_MS, MINUTE_MS } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from './demo-property.ts'
import type { Person } from './order-person.ts'
import type { Dice } from './seeded-random.ts'

type Decision = {
  status: 'accepted' | 'declined'
  at: number
  by: string | null
  reason: DeclineReason | null
}

/** What is bought in the store: by which deal, for which days, and what one costs there. */
type Bought = { dealId: string; price: number; when: LineWhen }

/** An order before its rows are made; moments are milliseconds since the epoch. */
export type PlacedDraft = {
  comment: string
  placedAt: number
  timeRequested: number | null
  source: RequestSource
  type: RequestType
  booking: DemoBooking | null
  /** Who says to be whom, where no booking is known. */
  stranger?: Person
  /** Null while it waits, and where nobody has to answer. */
  decision: Decision | null
  bought?: Bought
  cameFrom?: string
}
export type OrderDraft = PlacedDraft & { product: Product; quantity: number; timeRequested: number }

type Deciding = { now: number; desk: readonly string[]; dice: Dice }

/** Most are accepted within minutes; some are declined, and a few were forgotten. */
export function decided(draft: OrderDraft, { now, desk, dice }: Deciding): OrderDraft {
  const fate = dice.between(1, 100)
  const by = dice.pick(desk)
  const answeredAfter = dice.between(1, dice.pick([6, 12, 25, 25, 60, 180])) * MINUTE_MS
  const reason = dice.pick(CANCELLATION_REASONS.filter((one) => one !== 'room type fully booked'))
  const at = Math.min(draft.placedAt + answeredAfter, now)
  const expired = draft.timeRequested + DAY_MS
  if (fate > 93 && expired < now) {
    return { ...draft, decision: { status: 'declined', at: expired, by: null, reason: NO_ANSWER_REASON } }
  }
  const isDeclined = fate > 78
  const decision = isDeclined
    ? { status: 'declined' as const, reason }
    : { status: 'accepted' as const, reason: null }
  return { ...draft, decision: { ...decision, at, by } }
}
