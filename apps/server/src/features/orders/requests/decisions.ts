import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type {
  CANCELLATION_REASONS,
  ConfirmationChannel,
  DeclineReason,
} from '@innkeeper/domain/orders/constants.ts'
import { GUEST_CANCELLED_REASON, NO_ANSWER_REASON } from '@innkeeper/domain/orders/constants.ts'
import { canPromise } from '@innkeeper/domain/orders/expected-time.ts'
import {
  archiveRefusal,
  decisionRefusal,
  noticeOf,
  oldestUndo,
  type RequestState,
  unarchiveRefusal,
} from '@innkeeper/domain/orders/request-decision.ts'
import type { RequestScope } from '@innkeeper/domain/orders/request-scope.ts'
import { and, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type MessageOptions, messageOf } from '../messages/message-of.ts'
import type { OrderMessages } from '../messages/service.ts'
import { emitChanged } from '../order-events.ts'
import type { OrderPayments } from '../order-payments.ts'
import { findPropertyFacts } from '../repository.ts'
import { returnStock } from '../stock.ts'
import { type OrderRow, orderLines, orders } from '../tables.ts'
import type { AnsweredOrder, OrderEffects } from './order-effects.ts'
import { recordDecision } from './record-decision.ts'
import { reachedStaff } from './repository.ts'
import { requireSameStay } from './trouble-with-stay.ts'

/** One request in one transaction. */
export type QuietWork = {
  tx: Tx
  propertyId: string
  requestId: string
  now: Date
  /** Of whoever acts: what they do not see is unknown to them. */
  scope: RequestScope
  payments: Pick<OrderPayments, 'settlePayment'>
}

/** By the system, which may tell the guest. */
type TellingWork = QuietWork & {
  /** Of this installation, for links in messages. */
  origin: string
  messages: Pick<OrderMessages, 'send'>
}

/** By somebody. */
export type Work = TellingWork & {
  actor: { userId: string; name: string }
  payments: Pick<OrderPayments, 'settlePayment' | 'receiptServiceIn'>
  effects: Pick<OrderEffects, 'accepted' | 'cancelled'>
}

export type Acceptance = {
  /** What was promised; `as asked` is the time the guest asked for. */
  timeExpected: Date | null | 'as asked'
  confirmation: ConfirmationChannel
  includesTime: boolean
  /** Of a room upgrade. */
  chosen: AnsweredOrder['chosen']
}
export type Refusal = {
  reason: (typeof CANCELLATION_REASONS)[number]
  reasonText: string
  confirmation: ConfirmationChannel
}

/** Of what is part of the stay no time is promised. */
const isTimed = sql`exists (select 1 from ${orderLines} where ${orderLines.propertyId} = ${orders.propertyId}
  and ${orderLines.orderId} = ${orders.id} and ${orderLines.kind} <> 'part of the stay')`

export async function accept(work: Work, acceptance: Acceptance): Promise<OrderRow> {
  const { timeExpected, confirmation, includesTime, chosen } = acceptance
  const promised =
    timeExpected === 'as asked' ? orders.timeRequested : sql`${timeExpected?.toISOString()}::timestamptz`
  const decided = await decide(work, {
    status: 'accepted',
    timeExpected: timeExpected === null ? null : sql`case when ${isTimed} then ${promised} end`,
    confirmation,
  })
  if (timeExpected instanceof Date) refusePassed(timeExpected, decided, work.now)
  const { tx, now, actor, effects } = work
  await requireSameStay(tx, decided)
  const order = await effects.accepted({ tx, order: decided, now, actor, chosen })
  // From now on there is something to receipt.
  const hasReceipt = (await work.payments.receiptServiceIn(work.tx, work.propertyId)) === 'email'
  await sendMessage(work, order, { kind: 'accepted', confirmation, includesTime, hasReceipt })
  await recordDecision(work, order, 'request.accepted')
  return order
}

/** Ends the transaction, and with it the acceptance. */
function refusePassed(expected: Date, { timeRequested }: OrderRow, now: Date): void {
  const asked = timeRequested?.getTime() ?? null
  if (canPromise(expected.getTime(), { asked, now: now.getTime() })) return
  throw new AppError('order/time-passed', 'The time that is promised has passed.')
}

export async function decline(work: Work, { reason, reasonText, confirmation }: Refusal): Promise<OrderRow> {
  const text = reasonText.trim()
  if (reason === 'other' && text === '') {
    throw new AppError('request/invalid', 'Say why, in words the guest reads.')
  }
  const order = await refuse(work, { reason, reasonText: text || null, confirmation })
  await sendMessage(work, order, { kind: 'declined', confirmation })
  await recordDecision(work, order, 'request.declined')
  return order
}

/** Nobody answered in time: declined by the system. */
export function expire(work: QuietWork): Promise<OrderRow> {
  return refuse({ ...work, actor: null }, { reason: NO_ANSWER_REASON, reasonText: null, confirmation: null })
}

/** The guest takes it back before anybody answered; nobody needs to tell them. */
export function cancelByGuest(work: QuietWork): Promise<OrderRow> {
  const refusal = { reason: GUEST_CANCELLED_REASON, reasonText: null, confirmation: null } as const
  return refuse({ ...work, actor: null }, refusal)
}

/** Says so to the guest, by one channel. */
export async function sendExpired(work: TellingWork, order: OrderRow): Promise<void> {
  const confirmation = order.email === null ? 'sms' : 'email'
  await sendMessage(work, order, { kind: 'expired', confirmation, isAutomatic: true })
}

export async function archive(work: Work): Promise<OrderRow> {
  const { actor, now } = work
  return change(
    work,
    and(isNull(orders.archivedAt), ne(orders.status, 'no action taken')),
    { archivedAt: now, archivedBy: actor?.userId ?? null, archivedByName: actor?.name ?? null },
    archiveRefusal,
  )
}

export async function unarchive(work: Work): Promise<OrderRow> {
  return change(
    work,
    gte(orders.archivedAt, oldestUndo(work.now)),
    { archivedAt: null, archivedBy: null, archivedByName: null },
    (request) => unarchiveRefusal(request, work.now),
  )
}

/** Null where nobody decided: it expired, or the guest took it back. */
type Decider = QuietWork & { actor: Work['actor'] | null }
type Decision = { [K in keyof OrderRow]?: OrderRow[K] | SQL }

async function refuse(
  work: Decider,
  set: { reason: DeclineReason; reasonText: string | null; confirmation: ConfirmationChannel | null },
): Promise<OrderRow> {
  const order = await decide(work, { status: 'declined', ...set })
  await returnStock(work.tx, work.propertyId, order.id)
  return order
}

/** The first of two who act at once wins: the second finds no undecided request. */
async function decide(work: Decider, set: Decision): Promise<OrderRow> {
  const { tx, propertyId, actor, now, payments } = work
  const order = await change(
    work,
    and(eq(orders.status, 'no action taken'), isNull(orders.archivedAt)),
    { ...set, decidedBy: actor?.userId ?? null, decidedByName: actor?.name ?? null, decidedAt: now },
    decisionRefusal,
  )
  if (order.payment !== 'none') await payments.settlePayment(tx, propertyId, order.id)
  await emit(tx, propertyId, 'order.answered', { watchId: order.watchId })
  return order
}

type RefusalOf = (request: RequestState) => string | null

/** Changes the request where it is as expected, else says why not. */
export async function change(
  work: QuietWork,
  expected: SQL | undefined,
  set: Decision,
  refusalOf: RefusalOf,
): Promise<OrderRow> {
  const { tx, propertyId, requestId, scope } = work
  const own = and(reachedStaff(propertyId, scope), eq(orders.id, requestId))
  const [changed] = await tx
    .update(orders)
    .set({ ...set, revision: sql`${orders.revision} + 1` })
    .where(and(own, expected))
    .returning()
  if (!changed) {
    const [current] = await tx.select().from(orders).where(own)
    throw refused(current, refusalOf)
  }
  await emitChanged(tx, changed)
  return changed
}

function refused(current: OrderRow | undefined, refusalOf: RefusalOf): AppError {
  if (!current) return new AppError('order/unknown', 'No such request.')
  const refusal = refusalOf(current)
  if (!refusal) throw new Error('a request that was as expected could be changed')
  const notice = noticeOf(current)
  return new AppError(`order/${refusal}` as ErrorCode, 'The request was handled already, or not yet.', {
    by: notice?.by ?? null,
    at: notice?.at?.toISOString() ?? null,
  })
}

export async function sendMessage(
  { tx, propertyId, origin, messages }: TellingWork,
  order: OrderRow,
  options: Omit<MessageOptions, 'origin' | 'property'>,
): Promise<void> {
  if (options.confirmation === 'none') return
  const message = messageOf(order, { ...options, origin, property: await findPropertyFacts(tx, propertyId) })
  if (message) await messages.send(tx, message)
}
