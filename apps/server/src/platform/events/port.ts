// Events: what happened, written in the transaction that did it and heard on every node in commit order.
// Adapter: the outbox table and PostgreSQL notifications (outbox.ts writes, hub.ts hears and feeds the streams).
import type { EventName, LiveEvent } from '@innkeeper/api/events.ts'

/**
 * A preview hears what guests hear, and what editors do; who handles requests hears what staff hear, and of those; the
 * kitchen hears of some requests, and of itself.
 */
export type StreamAudience = 'guest' | 'staff' | 'handlers' | 'kitchen' | 'preview'

/** Of what its audience hears, whether a stream is told of this one; the payload is as it was written. */
export type StreamFilter = (event: { name: string; payload: unknown }) => boolean

/** Runs on every node for every event of its name; must be quick, and what it throws is only logged. */
export type EventListener<N extends EventName> = (event: Extract<LiveEvent, { name: N }>) => void

/** The same for an event as this node's own transaction has just written it, which has no place among all others yet. */
export type WrittenListener<N extends EventName> = (
  event: Omit<Extract<LiveEvent, { name: N }>, 'id'>,
) => void

/** Where a stream's frames go. */
export type StreamSink = {
  /** False when the client is gone or does not read; the hub then lets go of it. */
  write(frame: Buffer): boolean
  /** The hub has no more for this stream; the client is expected to come back. */
  end(): void
}

export type StreamRequest = {
  propertyId: string
  audience: StreamAudience
  /** Without one, everything its audience hears. */
  isFor?: StreamFilter | undefined
  /** The id of the last event the client has; null for one that starts now. */
  after: string | null
  /** The client's network address: strangers have so many places from one network. */
  address: string
  /** Who is signed in, for whom places are kept; nobody for guests. */
  memberId?: string | undefined
  sink: StreamSink
}

export type StreamRefusal =
  | 'stopped'
  | 'too-many-here'
  | 'too-many-at-property'
  | 'too-many-from-network'
  | 'too-many-of-member'

export type EventHub = {
  start(): Promise<void>
  /** Ends all streams and stops hearing; returns when nothing of the hub runs any more. */
  stop(): Promise<void>
  on<N extends EventName>(name: N, listener: EventListener<N>): () => void
  /**
   * Calls back as soon as a transaction of this node has written such an event, before whoever asked for it goes on:
   * what they ask next must not be answered from before. The event is heard in its turn as well.
   */
  onWritten<N extends EventName>(name: N, listener: WrittenListener<N>): void
  /** Calls `drop` when events were missed that nobody can tell any more: what they would have dropped is all there is. */
  onGap(drop: () => void): void
  /** Why such a stream would not be opened now, if so. */
  refusal(request: Pick<StreamRequest, 'propertyId' | 'address' | 'memberId'>): StreamRefusal | null
  /** Sends hello, then what was missed or a reset, then what happens. */
  subscribe(request: StreamRequest): { close(): void }
  openStreams(): number
  /** The id of the latest event this node has heard, for a page that wants to hear what follows it. */
  position(): string
}

/** The part of the application's logger (pino) that events use. */
export type EventsLogger = {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
