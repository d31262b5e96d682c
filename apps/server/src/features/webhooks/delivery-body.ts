import type { DeliveredEvent } from '@innkeeper/domain/webhooks/events.ts'

type Told = { id: string; event: DeliveredEvent; occurredAt: Date; propertyId: string; data: object }

/** What is sent, the same bytes at every try. */
export function bodyOf({ id, event, occurredAt, propertyId, data }: Told): string {
  return JSON.stringify({ id, event, occurredAt: occurredAt.toISOString(), property: propertyId, data })
}
