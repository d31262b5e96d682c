import * as z from 'zod/mini'

/** Who may hear of an event on a live stream; `none` stays inside the server. */
export type Audience = 'guest' | 'staff' | 'everyone' | 'none'

type EventDefinition = { audience: Audience; payload: z.ZodMiniType }

/** Name to payload. Events are past tense and carry ids and versions, never a person's data. */
export const EVENTS = {
  'guestbook.published': {
    audience: 'everyone',
    payload: z.object({ version: z.int() }),
  },
  'card.changed': {
    audience: 'staff',
    payload: z.object({ cardId: z.string(), revision: z.int(), by: z.string() }),
  },
  'property.changed': {
    audience: 'everyone',
    payload: z.object({ revision: z.int() }),
  },
  'booking.changed': {
    audience: 'staff',
    payload: z.object({ bookingId: z.string() }),
  },
  /** Some session of this person ended, or their account was closed: their open pages look again. */
  'session.ended': {
    audience: 'staff',
    payload: z.object({ userId: z.string() }),
  },
  'team.changed': {
    audience: 'staff',
    /** Whose membership it was; null for an invitation. */
    payload: z.object({ userId: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, EventDefinition>

export type EventName = keyof typeof EVENTS
export type EventPayload<N extends EventName> = z.infer<(typeof EVENTS)[N]['payload']>

/** An event as streams and listeners get it. */
export type LiveEvent = {
  [N in EventName]: { id: string; name: N; propertyId: string; payload: EventPayload<N> }
}[EventName]

/** Sent instead of what was missed when a client asks for events that are no longer kept. */
export const RESET_EVENT = 'reset'
/** First frame of every stream: the place from which a cut stream resumes. */
export const HELLO_EVENT = 'hello'
