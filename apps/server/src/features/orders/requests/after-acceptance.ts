import {
  cancelRefusal,
  doneRefusal,
  moneyBackOf,
  undoneRefusal,
} from '@innkeeper/domain/orders/request-decision.ts'
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { record } from '../../audit/service.ts'
import { returnStock } from '../stock.ts'
import { type OrderRow, orders } from '../tables.ts'
import { change, type Refusal, sendMessage, type Work } from './decisions.ts'

const isAccepted = inArray(orders.status, ['accepted', 'auto accepted'])

/** After the acceptance comes done or delivered. */
export async function finish(work: Work): Promise<OrderRow> {
  return changeHeard(
    work,
    and(isAccepted, isNull(orders.doneAt), isNull(orders.archivedAt)),
    { doneAt: work.now, doneByName: work.actor?.name ?? null },
    doneRefusal,
  )
}

export async function reopen(work: Work): Promise<OrderRow> {
  return changeHeard(
    work,
    and(isAccepted, isNotNull(orders.doneAt), isNull(orders.archivedAt)),
    { doneAt: null, doneByName: null },
    undoneRefusal,
  )
}

/** A note is for colleagues alone: the guest is told nothing. */
export async function writeNote(work: Work, note: string): Promise<OrderRow> {
  return change(work, undefined, { note: note.trim() || null }, () => null)
}

/**
 * The house takes an accepted request back: money that came through the product goes back, and what was not delivered
 * is in stock again.
 */
export async function cancel(work: Work, { reason, reasonText, confirmation }: Refusal): Promise<OrderRow> {
  const { tx, propertyId, actor, now, payments, effects } = work
  const text = reasonText.trim()
  if (reason === 'other' && text === '') {
    throw new AppError('request/invalid', 'Say why, in words the guest reads.')
  }
  const order = await changeHeard(
    work,
    and(isAccepted, isNull(orders.archivedAt)),
    {
      status: 'declined',
      reason,
      reasonText: text || null,
      confirmation,
      cancelledAt: now,
      cancelledByName: actor?.name ?? null,
    },
    cancelRefusal,
  )
  if (order.doneAt === null) await returnStock(tx, propertyId, order.id)
  await effects.cancelled({ tx, order, now, actor })
  if (order.payment !== 'none') await payments.settlePayment(tx, propertyId, order.id)
  await record(tx, {
    propertyId,
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? '',
    action: 'request.cancelled',
    subject: String(order.number),
    details: {
      amount: String(order.total),
      currency: order.currency,
      money: moneyBackOf(order),
      reason,
    },
  })
  await sendMessage(work, order, { kind: 'cancelled', confirmation })
  return order
}

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never

/** The guest's open page follows. */
async function changeHeard(work: Work, ...to: Tail<Parameters<typeof change>>): Promise<OrderRow> {
  const order = await change(work, ...to)
  await emit(work.tx, work.propertyId, 'order.answered', { watchId: order.watchId })
  return order
}
