import { getStaffLive } from '@innkeeper/api/auth.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import { EVENTS, type EventName, type EventPayload, HELLO_EVENT, RESET_EVENT } from '@innkeeper/api/events.ts'
import * as z from 'zod/mini'

export type Connection = 'connecting' | 'open' | 'lost'

export type LiveMessage = { [N in EventName]: { name: N; payload: EventPayload<N> } }[EventName]

export type LiveSourceSettings = {
  onMessage: (message: LiveMessage) => void
  /** What was missed is no longer kept: everything may be out of date. */
  onReset: () => void
  onConnection: (connection: Connection) => void
  /** The stream ended for good; somebody should look whether the session still stands. */
  onRefused: () => void
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** A short cut heals by itself; only a longer one is worth a bar. */
const LOST_AFTER_MS = 2000

/** The payload when it is one of this event's, else null: an older tab may hear events of a newer server. */
export function parseLiveMessage(name: EventName, data: string): LiveMessage | null {
  try {
    const parsed = z.safeParse(EVENTS[name].payload, JSON.parse(data))
    return parsed.success ? ({ name, payload: parsed.data } as LiveMessage) : null
  } catch {
    return null
  }
}

/** Opens the stream and keeps it open; returns what closes it. */
export function openLiveSource(settings: LiveSourceSettings): () => void {
  let source: EventSource | undefined
  let lastId: string | null = null
  let wait = FIRST_WAIT_MS
  let again: ReturnType<typeof setTimeout> | undefined
  let lost: ReturnType<typeof setTimeout> | undefined

  const remember = (event: MessageEvent) => {
    if (event.lastEventId) lastId = event.lastEventId
  }
  const opened = () => {
    wait = FIRST_WAIT_MS
    clearTimeout(lost)
    lost = undefined
    settings.onConnection('open')
  }
  const failed = () => {
    lost ??= setTimeout(() => settings.onConnection('lost'), LOST_AFTER_MS)
    // While it says CONNECTING the browser tries again by itself, with the id of the last event.
    if (source?.readyState !== EventSource.CLOSED) return
    settings.onRefused()
    clearTimeout(again)
    again = setTimeout(connect, wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
  function connect() {
    source?.close()
    source = new EventSource(addressOf(getStaffLive, { query: { after: lastId } }))
    source.addEventListener('open', opened)
    source.addEventListener('error', failed)
    source.addEventListener(HELLO_EVENT, remember)
    source.addEventListener(RESET_EVENT, (event) => {
      remember(event)
      settings.onReset()
    })
    for (const name of Object.keys(EVENTS) as EventName[]) {
      source.addEventListener(name, (event: MessageEvent<string>) => {
        remember(event)
        const message = parseLiveMessage(name, event.data)
        if (message) settings.onMessage(message)
      })
    }
  }
  const offline = () => settings.onConnection('lost')

  window.addEventListener('online', connect)
  window.addEventListener('offline', offline)
  connect()
  return () => {
    window.removeEventListener('online', connect)
    window.removeEventListener('offline', offline)
    clearTimeout(again)
    clearTimeout(lost)
    source?.close()
  }
}
