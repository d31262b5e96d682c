import { EVENTS } from '@innkeeper/api/events.ts'
import { eventOfChange, type WebhookEvent } from '@innkeeper/domain/webhooks/events.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { TakenEvent } from '../../platform/events/durable-reader.ts'
import { toldBooking } from '../booking-api/service.ts'
import { orders } from '../orders/tables.ts'
import { findToldOrder } from './told-order.ts'

/** What an event of ours tells other systems. */
export type ToldEvent = {
  event: WebhookEvent
  /** The same for what is told once, however often it is heard. */
  subject: string
  bookingId: string | null
  orderId: string | null
  data: object
}

type Place = { tx: Tx; propertyId: string; origin: string }
type Tell = (place: Place, event: TakenEvent) => Promise<ToldEvent | null>

const TELLS: Readonly<Record<string, Tell>> = {
  async 'booking.changed'({ tx, propertyId, origin }, { id, payload }) {
    const { bookingId, kind, revision } = EVENTS['booking.changed'].payload.parse(payload)
    const event = eventOfChange(kind)
    const subject = `event ${id}`
    // Many at once, by an import: whoever hears it asks what changed.
    if (bookingId === null)
      return {
        event,
        subject,
        bookingId,
        orderId: null,
        data: { booking: null, change: { kind: 'several' } },
      }
    const booking = await toldBooking(tx, propertyId, bookingId, origin)
    const change = { kind: kind ?? 'changed', revision: revision ?? null }
    return booking && { event, subject, bookingId, orderId: null, data: { booking, change } }
  },

  async 'order.placed'({ tx, propertyId }, { payload }) {
    const { requestId } = EVENTS['order.placed'].payload.parse(payload)
    const found = await findToldOrder(tx, propertyId, eq(orders.id, requestId))
    return found && ofOrder('order.placed', `placed ${requestId}`, found)
  },

  async 'order.answered'({ tx, propertyId }, { payload }) {
    const { watchId } = EVENTS['order.answered'].payload.parse(payload)
    const found = await findToldOrder(tx, propertyId, eq(orders.watchId, watchId))
    // The guest's page hears of more than answers: of payments, and of what is done.
    if (!found || found.told.status === 'no action taken') return null
    return ofOrder('order.answered', `answered ${found.told.id} ${found.told.status}`, found)
  },
}

type FoundOrder = NonNullable<Awaited<ReturnType<typeof findToldOrder>>>

function ofOrder(event: WebhookEvent, subject: string, { told, bookingId }: FoundOrder): ToldEvent {
  return { event, subject, bookingId, orderId: told.id, data: { order: told } }
}

/** Names of our events that may have something to tell. */
export const TOLD_EVENTS = ['booking.changed', 'order.placed', 'order.answered'] as const

/** Null for what other systems are not told of, and for what is gone by now. */
export async function tellEvent(place: Place, event: TakenEvent): Promise<ToldEvent | null> {
  return (await TELLS[event.name]?.(place, event)) ?? null
}
