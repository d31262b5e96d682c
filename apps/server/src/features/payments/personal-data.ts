import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data.ts'
import { orders } from '../orders/tables.ts'
import { payments } from './tables.ts'

/** Amounts and the provider's reference; nothing in them is a person, and accounting needs them. */
export const paymentsPersonalData: PersonalData = {
  async find(tx, { propertyId, bookingIds }) {
    const { provider, providerPaymentId, state, amount, currency, captured, refunded, createdAt } = payments
    const rows = await tx
      .select({
        order: orders.number,
        ...{ provider, providerPaymentId, state, amount, currency, captured, refunded, createdAt },
      })
      .from(payments)
      .innerJoin(orders, and(eq(orders.propertyId, payments.propertyId), eq(orders.id, payments.orderId)))
      .where(and(eq(payments.propertyId, propertyId), inArray(orders.bookingId, [...bookingIds])))
      .orderBy(createdAt)
    return [{ kind: 'payments', fate: 'kept-without-person', rows }]
  },
  async erase() {},
  async obstacles(tx, { propertyId, bookingIds }) {
    // What the reconciliation still works on although the order itself looks settled.
    const open = sql`(${payments.problem} is not null or (${payments.state} = 'captured' and ${orders.status} = 'declined'))`
    const rows = await tx
      .select({ bookingId: orders.bookingId, order: orders.number })
      .from(payments)
      .innerJoin(orders, and(eq(orders.propertyId, payments.propertyId), eq(orders.id, payments.orderId)))
      .where(and(eq(payments.propertyId, propertyId), inArray(orders.bookingId, [...bookingIds]), open))
    return rows.map((row) => ({ reason: 'unpaid' as const, ...row }))
  },
}
