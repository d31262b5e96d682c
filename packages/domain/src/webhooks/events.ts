import type { BookingChangeKind } from '../guests/schema.ts'

/** What other systems can be told of; each thing that happens is one of them. */
export const WEBHOOK_EVENTS = [
  'booking.changed',
  'booking.checked-in',
  'booking.checked-out',
  'order.placed',
  'order.answered',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What a try looks like before anything happened. */
export const TEST_EVENT = 'test'
export type DeliveredEvent = WebhookEvent | typeof TEST_EVENT

export const WEBHOOKS_MAX = 10
export const WEBHOOK_NAME_MAX = 80

/** Deliveries are kept this long; what they say of guests goes with them. */
export const DELIVERY_DAYS = 30

/** For this long after a new secret was made the old one signs as well. */
export const OLD_SECRET_HOURS = 24

export const DELIVERY_STATES = ['waiting', 'delivered', 'given up'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Why a try failed; an answer that is no success has its status beside it. */
export const DELIVERY_FAILURES = [
  'answer',
  'redirect',
  'timeout',
  'refused',
  'unknown-host',
  'private',
  'certificate',
  'broken',
] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

/** Which event a change of a booking is. */
export function eventOfChange(kind: BookingChangeKind | undefined): WebhookEvent {
  if (kind === 'checked-in') return 'booking.checked-in'
  return kind === 'checked-out' ? 'booking.checked-out' : 'booking.changed'
}
