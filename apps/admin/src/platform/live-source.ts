import { getStaffLive } from '@innkeeper/api/auth.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import {
  AWAY_EVENT,
  EVENTS,
  type EventName,
  type EventPayload,
  HELLO_EVENT,
  RESET_EVENT,
} from '@innkeeper/api/events.ts'
import { openSharedStream } from '@innkeeper/ui/shared-event-stream.ts'
import * as z from 'zod/mini'
import { knownClientVersion } from './client-version.ts'

export type Connection = 'connecting' | 'open' | 'lost'

export type LiveMessage = { [N in EventName]: { name: N; payload: EventPayload<N> } }[EventName]

export type LiveSourceSettings = {
  /** Whose stream it is: tabs of one browser in which the same person works in the same property share it. */
  propertyId: string
  userId: string
  /** Heard from here on; null where what the page shows may be older than any known event. */
  after: string | null
  onMessage: (message: LiveMessage) => void
  /** What was missed is no longer kept: everything may be out of date. */
  onReset: () => void
  onConnection: (connection: Connection) => void
  /** The server has lost its database and says so. */
  onAway: () => void
  /** The stream ended for good; somebody should look whether the session still stands. */
  onRefused: () => void
}

/** The payload when it is one of this event's, else null: an older tab may hear events of a newer server. */
export function parseLiveMessage(name: EventName, data: string): LiveMessage | null {
  try {
    const parsed = z.safeParse(EVENTS[name].payload, JSON.parse(data))
    return parsed.success ? ({ name, payload: parsed.data } as LiveMessage) : null
  } catch {
    return null
  }
}

/** Opens the stream and keeps it open, one for all tabs of the browser; returns what closes it. */
export function openLiveSource(settings: LiveSourceSettings): () => void {
  const { propertyId, userId, after, onMessage, onReset, onAway, ...connection } = settings
  let isGreeted = false
  // It comes after the page's first questions were answered: what happened in between is asked for again.
  const greet = () => {
    if (!isGreeted) onReset()
    isGreeted = true
  }
  return openSharedStream({
    share: `${propertyId} ${userId}`,
    address: (after) => withVersion(addressOf(getStaffLive, { query: { after } }), knownClientVersion()),
    after,
    // Hello is heard for its id, from which a cut stream resumes.
    names: [HELLO_EVENT, RESET_EVENT, AWAY_EVENT, ...Object.keys(EVENTS)],
    onJoined: greet,
    onEvent: (name, data) => {
      if (name === RESET_EVENT) return onReset()
      if (name === HELLO_EVENT) return after === null ? greet() : undefined
      if (name === AWAY_EVENT) return onAway()
      const message = parseLiveMessage(name as EventName, data)
      if (message) onMessage(message)
    },
    ...connection,
  })
}
