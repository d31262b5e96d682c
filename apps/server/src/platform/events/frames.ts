import { AWAY_EVENT, EVENTS, type EventName, HELLO_EVENT, RESET_EVENT } from '@innkeeper/api/events.ts'
import { type EventPosition, formatPosition } from './event-position.ts'
import type { StreamAudience, StreamRequest } from './port.ts'

/** A comment keeps proxies from closing a quiet stream; clients do not see it. */
export const HEARTBEAT_FRAME = Buffer.from(':\n\n')

const RETRY_MS = { shortest: 1000, longest: 4000 }

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name)
}

export function isHeardBy(name: string, audience: StreamAudience): boolean {
  if (!isEventName(name)) return false
  const heardBy = EVENTS[name].audience as string
  if (heardBy === 'everyone') return true
  if (audience === 'kitchen') return heardBy === 'kitchen' || heardBy === 'members'
  if (heardBy === 'kitchen') return audience === 'handlers'
  if (heardBy === 'members') return audience === 'staff' || audience === 'handlers'
  if (audience === 'guest' || heardBy === 'handlers') return heardBy === audience
  return heardBy === 'editors' || heardBy === (audience === 'preview' ? 'guest' : 'staff')
}

/** Whether a stream is told of an event. */
export function isTold(
  { audience, isFor }: Pick<StreamRequest, 'audience' | 'isFor'>,
  event: { name: string; payload: unknown },
): boolean {
  return isHeardBy(event.name, audience) && (isFor?.(event) ?? true)
}

export function eventFrame(event: { position: EventPosition; name: string; payload: unknown }): Buffer {
  return Buffer.from(
    `id: ${formatPosition(event.position)}\nevent: ${event.name}\ndata: ${JSON.stringify(event.payload)}\n\n`,
  )
}

export function helloFrame(position: EventPosition): Buffer {
  // Spread, so that the clients of a restarted server do not come back in one instant.
  const retry = Math.round(RETRY_MS.shortest + Math.random() * (RETRY_MS.longest - RETRY_MS.shortest))
  return Buffer.from(`retry: ${retry}\nid: ${formatPosition(position)}\nevent: ${HELLO_EVENT}\ndata: {}\n\n`)
}

/** The page is to be read anew; without an id, for a stream that ends. */
export const FAREWELL_FRAME = Buffer.from(`event: ${RESET_EVENT}\ndata: {}\n\n`)

/** Without an id: a stream resumes where it was. */
export const AWAY_FRAME = Buffer.from(`event: ${AWAY_EVENT}\ndata: {}\n\n`)

export function resetFrame(position: EventPosition): Buffer {
  return Buffer.from(`id: ${formatPosition(position)}\nevent: ${RESET_EVENT}\ndata: {}\n\n`)
}
