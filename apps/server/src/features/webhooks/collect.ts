import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { type TakenEvent, takeEvents } from '../../platform/events/durable-reader.ts'
import { newId } from '../../platform/ids.ts'
import type { PropertyService } from '../properties/service.ts'
import { bodyOf } from './delivery-body.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts'
import { type ToldEvent, tellEvent } from './told-event.ts'

export const READER = 'webhooks'
const BATCH_EVENTS = 100

type Dependencies = { db: Database; clock: Clock; properties: PropertyService; origin: string }

/**
 * Writes what happened down as deliveries, in commit order: the events are taken and the deliveries written in one
 * transaction, so that each is there once, whichever node did it and wherever it was stopped.
 */
export function createCollector({ db, clock, properties, origin }: Dependencies) {
  async function collectBatch(propertyId: string): Promise<boolean> {
    const isOpen = properties.modulesOf(await properties.snapshot(propertyId)).includes('integrations')
    return db.tenant(propertyId, async (tx) => {
      const events = await takeEvents(tx, propertyId, READER, BATCH_EVENTS)
      // Without the module what happens is not told, now or later.
      const listening = isOpen && events.length > 0 ? await findOn(tx, propertyId) : []
      for (const event of events) await write(tx, propertyId, event, listening)
      return events.length === BATCH_EVENTS
    })
  }

  async function write(tx: Tx, propertyId: string, event: TakenEvent, listening: WebhookRow[]) {
    const since = listening.filter(({ onSince }) => event.transactionId >= onSince)
    const told = since.length > 0 ? await tellEvent({ tx, propertyId, origin }, event) : null
    const wanted = told ? since.filter(({ events }) => events.includes(told.event)) : []
    if (!told || wanted.length === 0) return
    const rows = wanted.map(({ id }) => deliveryOf(propertyId, id, event, told))
    await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing()
  }

  function deliveryOf(
    propertyId: string,
    webhookId: string,
    { id: eventId, at: occurredAt }: TakenEvent,
    { event, subject, bookingId, orderId, data }: ToldEvent,
  ): DeliveryRow {
    const now = clock.now()
    const body = bodyOf({ id: eventId, event, occurredAt, propertyId, data })
    return {
      ...NEW_DELIVERY,
      ...{
        propertyId,
        id: newId(),
        webhookId,
        eventId,
        event,
        subject,
        occurredAt,
        bookingId,
        orderId,
        body,
      },
      nextTryAt: now,
      createdAt: now,
    }
  }

  return async function collect(propertyId: string, signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted && (await collectBatch(propertyId)));
  }
}

/** What nobody has tried to send yet. */
export const NEW_DELIVERY = {
  state: 'waiting',
  tries: 0,
  claimedUntil: null,
  triedAt: null,
  status: null,
  durationMs: null,
  failure: null,
  response: null,
  seenAt: null,
} as const

function findOn(tx: Tx, propertyId: string): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.propertyId, propertyId), eq(webhooks.isOn, true)))
}
