import type { KnownPayment } from '@innkeeper/domain/payments/next-payment.ts'
import type { PaymentProblem } from '@innkeeper/domain/payments/payment-step.ts'
import { and, desc, eq, isNotNull, isNull, lt, max, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { orders } from '../orders/tables.ts'
import { payments, paymentWebhooks } from './tables.ts'

export type PaymentRow = typeof payments.$inferSelect

const isOf = (propertyId: string, orderId: string) =>
  and(eq(payments.propertyId, propertyId), eq(payments.orderId, orderId))

export async function findPayment(tx: Tx, propertyId: string, orderId: string) {
  const [row] = await tx.select().from(payments).where(isOf(propertyId, orderId))
  return row
}

export async function lockPayment(tx: Tx, propertyId: string, orderId: string) {
  const [row] = await tx.select().from(payments).where(isOf(propertyId, orderId)).for('update')
  return row
}

export async function findOrderOfPayment(
  tx: Tx,
  propertyId: string,
  provider: PaymentRow['provider'],
  id: string,
) {
  const [row] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.propertyId, propertyId),
        eq(payments.provider, provider),
        eq(payments.providerPaymentId, id),
      ),
    )
  return row?.orderId
}

/** Writes the payment unless it is there; answers the one that is. */
export async function openPayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'propertyId' | 'orderId' | 'provider' | 'amount' | 'currency'>,
  now: Date,
): Promise<PaymentRow | undefined> {
  await tx
    .insert(payments)
    .values({ ...payment, state: 'pending', createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  return findPayment(tx, payment.propertyId, payment.orderId)
}

/** Gives the row its payment at the provider; the first one stays. */
export async function namePayment(
  tx: Tx,
  { propertyId, orderId }: Pick<PaymentRow, 'propertyId' | 'orderId'>,
  named: { providerPaymentId: string; pageUrl: string | null },
): Promise<PaymentRow | undefined> {
  await tx
    .update(payments)
    .set(named)
    .where(and(isOf(propertyId, orderId), isNull(payments.providerPaymentId)))
  return findPayment(tx, propertyId, orderId)
}

export async function savePayment(
  tx: Tx,
  { propertyId, orderId, pageUrl }: PaymentRow,
  known: KnownPayment,
  now: Date,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...known, pageUrl: known.state === 'pending' ? pageUrl : null, checkedAt: now, updatedAt: now })
    .where(isOf(propertyId, orderId))
}

/** True for the one caller whose turn it is to ask about a pending payment. */
export async function claimProviderCheck(
  tx: Tx,
  propertyId: string,
  orderId: string,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .update(payments)
    .set({ checkedAt: now })
    .where(
      and(
        isOf(propertyId, orderId),
        eq(payments.state, 'pending'),
        isNotNull(payments.providerPaymentId),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, notSince)),
      ),
    )
    .returning()
  return row
}

export async function saveProblem(
  tx: Tx,
  { propertyId, orderId, problem: before, problemSince }: PaymentRow,
  problem: PaymentProblem | null,
  now: Date,
): Promise<void> {
  const since = problem === null ? null : problem === before ? problemSince : now
  await tx
    .update(payments)
    .set({ problem, problemSince: since, checkedAt: now })
    .where(isOf(propertyId, orderId))
}

/** Shown at most; with more, something else is wrong. */
const MAX_PROBLEMS = 200

export async function findProblems(tx: Tx, propertyId: string) {
  return tx
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .innerJoin(orders, and(eq(orders.propertyId, payments.propertyId), eq(orders.id, payments.orderId)))
    .where(and(eq(payments.propertyId, propertyId), isNotNull(payments.problem)))
    .orderBy(desc(payments.problemSince))
    .limit(MAX_PROBLEMS)
}

export async function lastCheckedAt(tx: Tx, propertyId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(payments.checkedAt) })
    .from(payments)
    .where(eq(payments.propertyId, propertyId))
  return row?.at ?? null
}

/** False for a webhook that was here before. */
export async function noteWebhook(tx: Tx, webhook: typeof paymentWebhooks.$inferInsert): Promise<boolean> {
  const noted = await tx.insert(paymentWebhooks).values(webhook).onConflictDoNothing().returning()
  return noted.length > 0
}
