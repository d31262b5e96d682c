import type { TodayNotes } from '@innkeeper/api/today.ts'
import { isLowStock } from '@innkeeper/domain/today/low-stock.ts'
import { and, count, desc, eq, gte, isNotNull, isNull, min, ne, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { auditEntries } from '../audit/tables.ts'
import { guestbookVersions } from '../guestbook/tables.ts'
import { bookings } from '../guests/tables.ts'
import { messages, threads } from '../messaging/tables.ts'
import { orderLines, orders, products } from '../orders/tables.ts'
import { invitations } from '../team/tables.ts'
import { webhookDeliveries, webhooks } from '../webhooks/tables.ts'

/** A page of the first hour of a shift, not an archive. */
const SHOWN = 5

export async function findFailedMessages(
  tx: Tx,
  propertyId: string,
  since: Date,
): Promise<TodayNotes['failedMessages']> {
  const rows = await tx
    .select({
      id: messages.id,
      channel: messages.channel,
      failure: messages.failure,
      createdAt: messages.createdAt,
      requestId: orders.id,
      firstName: sql<string | null>`coalesce(${orders.firstName}, ${bookings.firstName})`,
      lastName: sql<string | null>`coalesce(${orders.lastName}, ${bookings.lastName})`,
      unit: orders.unit,
    })
    .from(messages)
    .leftJoin(
      orders,
      and(
        eq(orders.propertyId, messages.propertyId),
        eq(messages.causeKind, 'order'),
        eq(orders.id, messages.causeId),
      ),
    )
    .leftJoin(
      bookings,
      and(eq(bookings.propertyId, messages.propertyId), eq(bookings.id, messages.bookingId)),
    )
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.state, 'failed'),
        isNull(messages.closedAt),
        gte(messages.createdAt, since),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(SHOWN)
  return rows.map(({ createdAt, firstName, lastName, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    guestName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  }))
}

export async function findWaitingThreads(tx: Tx, propertyId: string): Promise<TodayNotes['waitingThreads']> {
  const [row] = await tx
    .select({ count: count(), since: min(threads.waitsSince) })
    .from(threads)
    .where(and(eq(threads.propertyId, propertyId), isNotNull(threads.waitsSince)))
  return row?.since ? { count: row.count, since: row.since.toISOString() } : null
}

/** Nothing happens to a message that is not there, did not fail, or was closed before. */
export async function closeMessage(
  tx: Tx,
  propertyId: string,
  messageId: string,
  closed: { at: Date; by: string },
): Promise<boolean> {
  const rows = await tx
    .update(messages)
    .set({ closedAt: closed.at, closedBy: closed.by })
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.id, messageId),
        eq(messages.state, 'failed'),
        isNull(messages.closedAt),
      ),
    )
    .returning({ id: messages.id })
  return rows.length > 0
}

export function findFailedInvitations(tx: Tx, propertyId: string): Promise<TodayNotes['failedInvitations']> {
  return tx
    .select({ id: invitations.id, email: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.propertyId, propertyId), eq(invitations.isUndeliverable, true)))
    .orderBy(desc(invitations.invitedAt))
    .limit(SHOWN)
}

/** Webhooks that are on and to which something was given up that nobody has seen. */
export function findFailedWebhooks(tx: Tx, propertyId: string): Promise<TodayNotes['failedWebhooks']> {
  return tx
    .select({ id: webhooks.id, name: webhooks.name, count: count() })
    .from(webhookDeliveries)
    .innerJoin(
      webhooks,
      and(
        eq(webhooks.propertyId, webhookDeliveries.propertyId),
        eq(webhooks.id, webhookDeliveries.webhookId),
      ),
    )
    .where(
      and(
        eq(webhookDeliveries.propertyId, propertyId),
        eq(webhookDeliveries.state, 'given up'),
        isNull(webhookDeliveries.seenAt),
      ),
    )
    .groupBy(webhooks.id, webhooks.name)
    .orderBy(webhooks.name)
    .limit(SHOWN)
}

export async function findLowStock(tx: Tx, propertyId: string, since: Date): Promise<TodayNotes['lowStock']> {
  const sold = tx
    .select({ productId: orderLines.productId, quantity: sum(orderLines.quantity).as('quantity') })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.propertyId, orderLines.propertyId), eq(orders.id, orderLines.orderId)))
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.stage, 'placed'),
        eq(orders.isPreview, false),
        ne(orders.status, 'declined'),
        gte(orders.placedAt, since),
      ),
    )
    .groupBy(orderLines.productId)
    .as('sold')
  const rows = await tx
    .select({
      productId: products.id,
      name: products.name,
      stock: sql<number>`${products.stock}`,
      soldInAWeek: sql<number>`coalesce(${sold.quantity}, 0)::int`,
    })
    .from(products)
    .leftJoin(sold, eq(sold.productId, products.id))
    .where(and(eq(products.propertyId, propertyId), eq(products.state, 'enabled'), isNotNull(products.stock)))
    .orderBy(products.stock, products.name)
  return rows.filter(({ stock, soldInAWeek }) => isLowStock(stock, soldInAWeek)).slice(0, SHOWN)
}

export async function findNews(tx: Tx, propertyId: string, since: Date): Promise<TodayNotes['news']> {
  const published = await tx
    .select({
      version: guestbookVersions.version,
      by: guestbookVersions.publishedByName,
      changedCards: guestbookVersions.changedCards,
      at: guestbookVersions.publishedAt,
    })
    .from(guestbookVersions)
    .where(
      and(
        eq(guestbookVersions.propertyId, propertyId),
        gte(guestbookVersions.publishedAt, since),
        // What the property or the demo began with was published by nobody.
        isNotNull(guestbookVersions.publishedByName),
      ),
    )
    .orderBy(desc(guestbookVersions.version))
    .limit(SHOWN)
  const joined = await tx
    .select({ id: auditEntries.id, name: auditEntries.actorName, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.propertyId, propertyId),
        eq(auditEntries.action, 'member.joined'),
        gte(auditEntries.at, since),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(SHOWN)
  return [
    ...published.map(({ version, at, ...row }) => ({
      kind: 'published' as const,
      id: String(version),
      at: at.toISOString(),
      ...row,
    })),
    ...joined.map(({ at, ...row }) => ({ kind: 'joined' as const, at: at.toISOString(), ...row })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN)
}
