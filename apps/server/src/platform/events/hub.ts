import { setTimeout as pause } from 'node:timers/promises'
import { EVENTS, type EventName, type LiveEvent } from '@innkeeper/api/events.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Database, WrittenEvent } from '../db/port.ts'
import { openFilesLimit } from '../open-files.ts'
import { type EventPosition, formatPosition, parsePosition } from './event-position.ts'
import { createOutboxFollower } from './follower.ts'
import { eventFrame, HEARTBEAT_FRAME, helloFrame, isEventName, isTold, resetFrame } from './frames.ts'
import { createLiveStreams, type LiveStream } from './live-streams.ts'
import type { EventHub, EventListener, EventsLogger, WrittenListener } from './port.ts'
import { type OutboxEvent, readMissed } from './read-outbox.ts'
import { createStreamPlaces, type PlaceLimits, placesFor } from './stream-places.ts'

/** A client that missed more than this reads anew, which is cheaper than hearing it all. */
export const MAX_MISSED = 500

/** How often a stream looks whether a database that was away can tell what it missed. */
const ASK_AGAIN_MS = 1000

export type StreamLimits = PlaceLimits & {
  heartbeatMs: number
  /** A stream is ended after this long, so that whoever listens is asked again who they are. */
  maxAgeMs: number
}

const TIMES = { heartbeatMs: 20_000, maxAgeMs: 15 * 60_000 }

type HubOptions = { db: Database; log: EventsLogger; limits?: Partial<StreamLimits> }

export function createEventHub({ db, log, limits: changed }: HubOptions): EventHub {
  const limits: StreamLimits = { ...placesFor(openFilesLimit()), ...TIMES, ...changed }
  const listeners = new Map<EventName, Set<(event: LiveEvent) => void>>()
  const places = createStreamPlaces(limits)
  const streams = createLiveStreams(places)
  const gapListeners = new Set<() => void>()
  const writtenListeners = new Map<string, Set<(event: WrittenEvent) => void>>()
  const follower = createOutboxFollower({
    db,
    log,
    onEvent: (event) => {
      tellListeners(event)
      streams.send(event)
    },
    onAway: () => streams.tellAway(),
    onGap: () => {
      log.warn({}, 'events were missed that are no longer kept: everything is read anew')
      for (const drop of gapListeners) drop()
      // Whoever comes back is told what it missed, or to read anew.
      streams.endAll()
    },
  })
  let isStarted = false
  let heartbeat: NodeJS.Timeout | undefined
  let forgetCommits: (() => void) | undefined

  function tellListeners({ position, propertyId, name, payload }: OutboxEvent) {
    // Another node may already run a version that knows more events.
    const listening = isEventName(name) ? listeners.get(name) : undefined
    if (!listening || !isEventName(name)) return
    const content = EVENTS[name].payload.safeParse(payload)
    if (!content.success)
      return log.error({ event: name }, 'an event with an unknown payload was passed over')
    const event = { id: formatPosition(position), name, propertyId, payload: content.data } as LiveEvent
    for (const listener of listening) tell(listener, event)
  }

  function tell<Told extends { name: string }>(listener: (event: Told) => unknown, event: Told) {
    const report = (error: unknown) =>
      log.error({ err: error, event: event.name }, 'an event listener failed')
    try {
      const result = listener(event)
      if (result instanceof Promise) result.catch(report)
    } catch (error) {
      report(error)
    }
  }

  async function replay(stream: LiveStream, after: EventPosition | null) {
    // Read before the missed events, so that none falls between them and the live ones.
    const current = follower.position()
    const missed = after && (await readMissedOnceBack(stream, after))
    if (missed) {
      for (const event of missed) {
        stream.position = event.position
        if (isTold(stream, event)) streams.write(stream, eventFrame(event))
      }
    } else {
      stream.position = current
      streams.write(stream, resetFrame(current))
    }
    streams.goLive(stream)
  }

  /** While the database is away nothing happens either: the stream waits, or its client would ask again and again. */
  async function readMissedOnceBack({ propertyId, sink }: LiveStream, after: EventPosition) {
    for (;;) {
      try {
        return await readMissed(db, propertyId, after, MAX_MISSED)
      } catch (error) {
        if (!isDatabaseAway(error) || !isStarted || !sink.write(HEARTBEAT_FRAME)) throw error
        await pause(ASK_AGAIN_MS, undefined, { ref: false })
      }
    }
  }

  return {
    position: () => formatPosition(follower.position()),
    openStreams: places.count,
    start: async () => {
      forgetCommits = db.onCommit((events) => {
        for (const event of events)
          for (const listener of writtenListeners.get(event.name) ?? []) tell(listener, event)
      })
      await follower.start()
      heartbeat = setInterval(() => streams.beat(performance.now() - limits.maxAgeMs), limits.heartbeatMs)
      heartbeat.unref()
      isStarted = true
    },
    stop: async () => {
      isStarted = false
      clearInterval(heartbeat)
      forgetCommits?.()
      streams.endAll()
      await follower.stop()
    },
    on: <N extends EventName>(name: N, listener: EventListener<N>) => {
      const listening = listeners.get(name) ?? new Set()
      listeners.set(name, listening)
      // The map's key is the event's name, so a listener only gets events of its own.
      const own = (event: LiveEvent) => listener(event as Extract<LiveEvent, { name: N }>)
      listening.add(own)
      return () => listening.delete(own)
    },
    onWritten: <N extends EventName>(name: N, listener: WrittenListener<N>) => {
      const listening = writtenListeners.get(name) ?? new Set()
      // As it was written, so it is what its name says.
      writtenListeners.set(
        name,
        listening.add((event) => listener(event as Parameters<WrittenListener<N>>[0])),
      )
    },
    onGap: (drop) => void gapListeners.add(drop),
    refusal: (request) => (isStarted ? places.refusal(request) : 'stopped'),
    subscribe: ({ after, ...request }) => {
      const current = follower.position()
      const known = after === null ? current : parsePosition(after)
      const stream = streams.add(request, known ?? current)
      const resumed = after !== null
      streams.write(stream, helloFrame(stream.position))
      if (!resumed) streams.goLive(stream)
      else {
        replay(stream, known).catch((error: unknown) => {
          if (!isDatabaseAway(error))
            log.error({ err: error }, 'missed events could not be read; the client will ask again')
          streams.end(stream)
        })
      }
      return { close: () => streams.remove(stream) }
    },
  }
}
