import { type EventPosition, isAfter } from './event-position.ts'
import { AWAY_FRAME, eventFrame, HEARTBEAT_FRAME, isTold } from './frames.ts'
import type { StreamRequest } from './port.ts'
import type { OutboxEvent } from './read-outbox.ts'
import type { StreamPlaces } from './stream-places.ts'

/** Events that may wait for a stream while its missed ones are read. */
const MAX_WAITING = 1000

type WaitingFrame = { position: EventPosition; frame: Buffer }

export type LiveStream = Omit<StreamRequest, 'after'> & {
  /** The client has everything up to here. */
  position: EventPosition
  readonly openedAt: number
  /** Events that came while the missed ones are read; null once the stream is live. */
  waiting: WaitingFrame[] | null
}

export type LiveStreams = {
  add(request: Omit<StreamRequest, 'after'>, position: EventPosition): LiveStream
  remove(stream: LiveStream): void
  /** Ends the stream from our side; the client comes back. */
  end(stream: LiveStream): void
  endAll(): void
  /** Writes to one stream, and lets go of it when it does not read. */
  write(stream: LiveStream, frame: Buffer): void
  /** Writes an event to all streams that hear it. */
  send(event: OutboxEvent): void
  /** Tells staff, who can do something about it; guests' pages find out when they ask. */
  tellAway(): void
  /** What was missed is written: what waited follows, then the stream is live. */
  goLive(stream: LiveStream): void
  /** Keeps quiet streams alive and ends those opened before the given time. */
  beat(openedBefore: number): void
}

export function createLiveStreams(places: StreamPlaces): LiveStreams {
  const byProperty = new Map<string, Set<LiveStream>>()

  function remove(stream: LiveStream) {
    const ofProperty = byProperty.get(stream.propertyId)
    if (!ofProperty?.delete(stream)) return
    if (ofProperty.size === 0) byProperty.delete(stream.propertyId)
    places.leave(stream)
  }

  function end(stream: LiveStream) {
    remove(stream)
    stream.sink.end()
  }

  function write(stream: LiveStream, frame: Buffer) {
    if (!stream.sink.write(frame)) remove(stream)
  }

  function deliver(stream: LiveStream, { position, frame }: WaitingFrame) {
    if (!isAfter(position, stream.position)) return
    stream.position = position
    write(stream, frame)
  }

  const all = () => [...byProperty.values()].flatMap((streams) => [...streams])

  return {
    remove,
    end,
    write,
    endAll: () => all().forEach(end),
    add: (request, position) => {
      const stream: LiveStream = { ...request, position, openedAt: performance.now(), waiting: [] }
      const ofProperty = byProperty.get(stream.propertyId) ?? new Set()
      byProperty.set(stream.propertyId, ofProperty.add(stream))
      places.take(stream)
      return stream
    },
    send: (event) => {
      const ofProperty = byProperty.get(event.propertyId)
      if (!ofProperty) return
      const one = { position: event.position, frame: eventFrame(event) }
      for (const stream of ofProperty) {
        if (!isTold(stream, event)) continue
        if (stream.waiting === null) deliver(stream, one)
        else if (stream.waiting.push(one) > MAX_WAITING) end(stream)
      }
    },
    tellAway: () => {
      for (const stream of all()) if (stream.memberId !== undefined) write(stream, AWAY_FRAME)
    },
    goLive: (stream) => {
      const waiting = stream.waiting ?? []
      stream.waiting = null
      for (const one of waiting) deliver(stream, one)
    },
    beat: (openedBefore) => {
      for (const stream of all()) {
        if (stream.openedAt < openedBefore) end(stream)
        else write(stream, HEARTBEAT_FRAME)
      }
    },
  }
}
