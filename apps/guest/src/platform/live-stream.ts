import { addressOf } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import type { EventName, RESET_EVENT } from '@innkeeper/api/events.ts'
import type { getGuestLive } from '@innkeeper/api/guestbook.ts'
import { type EventStreamSettings, openEventStream } from '@innkeeper/ui/event-stream.ts'
import { clientVersion } from './client-version.ts'
import type { EndpointRoute } from './query.ts'
import { followSavedCopy, savedAt } from './saved-copy.ts'

const LIVE = { method: 'GET', path: 'guest/:hotel/live' } as const satisfies EndpointRoute<
  typeof getGuestLive
>

/** What the server tells, and whether it is reached. */
export type LiveName = EventName | typeof RESET_EVENT | 'open' | 'lost'
type Listener = (name: LiveName, data: string) => void

/** What the pages of a property react to; after a reset anything may have been missed. */
const NAMES: readonly LiveName[] = [
  'guestbook.published',
  'template.published',
  'property.changed',
  'stay.changed',
  'order.answered',
  'product.changed',
  'availability.changed',
  'deal.changed',
  'roomUpgrade.changed',
  'payment-settings.changed',
  'thread.shown',
  'survey.published',
  'reset',
]

const listeners = new Set<Listener>()

/** Where a property's live events come from, those after a known one first. */
export function liveAddress(hotel: string, after: string | null): string {
  const address = addressOf(LIVE as typeof getGuestLive, { params: { hotel }, query: { after } })
  return withVersion(address, clientVersion())
}

type Since = {
  hotel: string
  /** The last event this page already shows. */
  after: string | null
}

/**
 * Opens the page's one stream of live events; whoever needs them follows. A saved copy waits until the server has
 * been reached. Answers how to close it.
 */
export function openLiveStream(
  { hotel, after }: Since,
  openSource?: EventStreamSettings['openSource'],
): () => void {
  const open = () =>
    openEventStream({
      address: (last) => liveAddress(hotel, last),
      after,
      names: NAMES,
      onEvent: (name, data) => tellLive(name as LiveName, data),
      onConnection: tellLive,
      ...(openSource ? { openSource } : {}),
    })
  if (savedAt() === null) return open()
  let close: () => void = () => undefined
  const stopWaiting = followSavedCopy(() => {
    stopWaiting()
    close = open()
  })
  return () => {
    stopWaiting()
    close()
  }
}

export function tellLive(name: LiveName, data = ''): void {
  for (const listener of listeners) listener(name, data)
}

/** Tells every event of the page's stream, without opening a second one. Answers how to stop. */
export function followLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
