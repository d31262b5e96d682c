import type { Webhook } from '@innkeeper/api/webhooks.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type WebhookRow, webhookDeliveries, webhooks } from './tables.ts'

const isDelivered = sql`${webhookDeliveries.state} = 'delivered'`
const isWaiting = sql`${webhookDeliveries.state} = 'waiting'`
const isUnseen = sql`${webhookDeliveries.state} = 'given up' and ${webhookDeliveries.seenAt} is null`

async function select(tx: Tx, isIt: SQL | undefined): Promise<Webhook[]> {
  const { propertyId, id, name, url, events, isOn, oldSecretUntil, createdAt } = webhooks
  const rows = await tx
    .select({
      ...{ id, name, url, events, isOn, oldSecretUntil },
      deliveredAt: sql<string | null>`max(${webhookDeliveries.triedAt}) filter (where ${isDelivered})::text`,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      givenUp: sql<number>`(count(*) filter (where ${isUnseen}))::int`,
    })
    .from(webhooks)
    .leftJoin(
      webhookDeliveries,
      and(eq(webhookDeliveries.propertyId, propertyId), eq(webhookDeliveries.webhookId, id)),
    )
    .where(isIt)
    .groupBy(propertyId, id)
    .orderBy(asc(createdAt), asc(id))
  return rows.map(({ oldSecretUntil: until, deliveredAt, ...row }) => ({
    ...row,
    oldSecretUntil: until?.toISOString() ?? null,
    deliveredAt: deliveredAt && new Date(deliveredAt).toISOString(),
  }))
}

export function findWebhooks(tx: Tx, propertyId: string): Promise<Webhook[]> {
  return select(tx, eq(webhooks.propertyId, propertyId))
}

export async function findWebhook(tx: Tx, propertyId: string, id: string): Promise<Webhook> {
  const [found] = await select(tx, and(eq(webhooks.propertyId, propertyId), eq(webhooks.id, id)))
  if (!found) throw unknownWebhook()
  return found
}

/** The webhook, held until the transaction ends. */
export async function lockWebhook(tx: Tx, propertyId: string, id: string): Promise<WebhookRow> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.propertyId, propertyId), eq(webhooks.id, id)))
    .for('update')
  if (!row) throw unknownWebhook()
  return row
}

function unknownWebhook(): AppError {
  return new AppError('webhooks/unknown', 'There is no such webhook.')
}
