import {
  type DeclineReason,
  GUEST_CANCELLED_REASON,
  NO_ANSWER_REASON,
} from '@innkeeper/domain/orders/constants.ts'
import { hasReceipt } from '@innkeeper/domain/orders/guest-standing.ts'
import { expiryOf } from '@innkeeper/domain/orders/request-decision.ts'
import type { OrderPaymentState } from '@innkeeper/domain/payments/constants.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { messageOf } from './messages/message-of.ts'
import type { OrderMessages } from './messages/service.ts'
import { emitChanged, emitPlaced } from './order-events.ts'
import type { OrderPayments } from './order-payments.ts'
import { findLines, findPropertyFacts, lockOrder } from './repository.ts'
import type { OrderEffects } from './requests/order-effects.ts'
import { findStayTrouble, hasDeparted, holdStayOf } from './requests/trouble-with-stay.ts'
import { returnStock, takePlacesAgain, takeStockAgain } from './stock.ts'
import { type OrderRow, orders } from './tables.ts'

export type ChangedPayment = {
  state: Exclude<OrderPaymentState, 'none' | 'pending'>
  holdLapsesAt: Date | null
}

export type PaymentChanges = {
  /**
   * In the transaction: the order follows its payment. Paid, it reaches staff, also when it had been given up and its
   * stock is still there, but not once the guest gave it up on purpose; refused while it was waited for, it is given
   * up. `give back`: the money is not ours to keep.
   */
  paymentChanged(
    tx: Tx,
    propertyId: string,
    orderId: string,
    payment: ChangedPayment,
  ): Promise<'kept' | 'give back'>
  /** What the order wants of its payment now; null where it has none. */
  wantedOf(tx: Tx, propertyId: string, orderId: string): Promise<'wait' | 'capture' | 'give back' | null>
}

type Dependencies = {
  clock: Clock
  /** Of this installation, for links in messages that no request asked for. */
  origin: string
  payments: Pick<OrderPayments, 'settlePayment' | 'receiptServiceIn'>
  messages: Pick<OrderMessages, 'send'>
  effects: Pick<OrderEffects, 'accepted'>
}

export function createPaymentChanges({
  clock,
  origin,
  payments,
  messages,
  effects,
}: Dependencies): PaymentChanges {
  /** The order as it became, with the events that say so. */
  async function change(tx: Tx, order: OrderRow, set: Partial<OrderRow>): Promise<OrderRow> {
    const { propertyId, id } = order
    const [changed] = await tx
      .update(orders)
      .set({ ...set, revision: sql`${orders.revision} + 1` })
      .where(and(eq(orders.propertyId, propertyId), eq(orders.id, id)))
      .returning()
    if (!changed) throw new Error('a locked order is there')
    if (order.stage === 'placed') {
      await emitChanged(tx, changed)
    }
    await emit(tx, propertyId, 'order.answered', { watchId: order.watchId })
    return changed
  }

  /**
   * A paid order reaches staff, as one that was placed at once does. Nothing is accepted automatically for a stay that
   * is another one by now: somebody looks at it before the money is taken.
   */
  async function reachStaff(
    tx: Tx,
    order: OrderRow,
    { payment, isStayTheSame }: { payment: ChangedPayment; isStayTheSame: boolean },
  ): Promise<void> {
    const { propertyId, id } = order
    const placedAt = clock.now()
    const isAccepted = order.status === 'auto accepted' && isStayTheSame
    const placed = await change(tx, order, {
      stage: 'placed',
      payment: payment.state,
      holdLapsesAt: payment.holdLapsesAt,
      placedAt,
      ...(isAccepted
        ? { decidedAt: placedAt }
        : {
            status: 'no action taken' as const,
            timeExpected: null,
            expiresAt: laterOf(
              order.expiresAt,
              expiryOf({
                timeRequested: order.timeRequested,
                endOfFirstDay: await endOfFirstDay(tx, order),
                placedAt,
              }),
            ),
          }),
    })
    await emitPlaced(tx, placed)
    if (isAccepted) await effects.accepted({ tx, order: placed, now: placedAt, actor: null })
    const message = messageOf(placed, {
      kind: isAccepted ? 'accepted' : 'received',
      isAutomatic: true,
      confirmation: await payments.receiptServiceIn(tx, propertyId),
      property: await findPropertyFacts(tx, propertyId),
      origin,
      hasReceipt: hasReceipt(placed),
    })
    if (message) await messages.send(tx, message)
    if (isAccepted) await payments.settlePayment(tx, propertyId, id)
  }

  /** Paid too late: staff see it, declined, while its money goes back. */
  async function showLate(
    tx: Tx,
    order: OrderRow,
    { payment, reason }: { payment: ChangedPayment; reason: DeclineReason },
  ): Promise<void> {
    const now = clock.now()
    const shown = await change(tx, order, {
      stage: 'placed',
      status: 'declined',
      reason,
      payment: payment.state,
      holdLapsesAt: payment.holdLapsesAt,
      placedAt: now,
      decidedAt: now,
      expiresAt: null,
    })
    await emitChanged(tx, shown)
  }

  /** What it gave back when it was given up: pieces and places, all of it or none. */
  async function takeAgain(tx: Tx, propertyId: string, orderId: string): Promise<boolean> {
    if (!(await takeStockAgain(tx, propertyId, orderId))) return false
    if (await takePlacesAgain(tx, propertyId, orderId)) return true
    await returnStock(tx, propertyId, orderId)
    return false
  }

  return {
    async paymentChanged(tx, propertyId, orderId, payment) {
      const order = await lockOrder(tx, propertyId, orderId)
      if (!order) return 'give back'
      const isPaid = payment.state === 'held' || payment.state === 'captured'
      if (isPaid && order.stage !== 'placed') {
        // Once it lost its person nobody would see it.
        if (order.removedAt) return 'give back'
        if (order.voidedAt) {
          await showLate(tx, order, { payment, reason: GUEST_CANCELLED_REASON })
          return 'give back'
        }
        const isThere = order.stage === 'awaiting payment' || (await takeAgain(tx, propertyId, orderId))
        if (!isThere) return 'give back'
        await holdStayOf(tx, order)
        const trouble = await findStayTrouble(tx, order)
        if (trouble === 'called off') {
          // As what waits for an answer ends when its stay is called off.
          await showLate(tx, order, { payment, reason: NO_ANSWER_REASON })
          await returnStock(tx, propertyId, orderId)
          return 'give back'
        }
        const isStayTheSame = trouble === null && !(await hasDeparted(tx, order, clock.now()))
        await reachStaff(tx, order, { payment, isStayTheSame })
        return 'kept'
      }
      const isSame =
        order.payment === payment.state &&
        order.holdLapsesAt?.getTime() === payment.holdLapsesAt?.getTime() &&
        order.stage !== 'awaiting payment'
      if (!isSame) {
        const isGivenUp = order.stage === 'awaiting payment'
        await change(tx, order, {
          payment: payment.state,
          holdLapsesAt: payment.holdLapsesAt,
          ...(isGivenUp ? { stage: 'abandoned' as const } : {}),
        })
        if (isGivenUp) await returnStock(tx, propertyId, orderId)
      }
      return isPaid && order.status === 'declined' ? 'give back' : 'kept'
    },

    async wantedOf(tx, propertyId, orderId) {
      const [order] = await tx
        .select({ stage: orders.stage, status: orders.status, payment: orders.payment })
        .from(orders)
        .where(and(eq(orders.propertyId, propertyId), eq(orders.id, orderId)))
      if (!order || order.payment === 'none') return null
      if (order.stage !== 'placed') return order.stage === 'abandoned' ? 'give back' : 'wait'
      if (order.status === 'no action taken') return 'wait'
      return order.status === 'declined' ? 'give back' : 'capture'
    },
  }
}

/** Of what is for certain days, each without a time. */
async function endOfFirstDay(tx: Tx, { propertyId, id }: OrderRow): Promise<Date | null> {
  const [first] = (await findLines(tx, propertyId, [id])).flatMap(({ days }) => days).sort()
  if (first === undefined) return null
  const { timeZone } = await findPropertyFacts(tx, propertyId)
  const end = instantOfLocal(`${addDays(first, 1)}T00:00`, timeZone)
  return end === undefined ? null : new Date(end)
}

/** The first day it is for stands however long the payment took. */
function laterOf(known: Date | null, counted: Date): Date {
  return known !== null && known > counted ? known : counted
}
