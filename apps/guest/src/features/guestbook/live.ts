import type { EventName, RESET_EVENT } from '@innkeeper/api/events.ts'
import { type EventStreamSettings, openEventStream } from '@innkeeper/ui/event-stream.ts'
import { tellLive } from '../../platform/live-events.ts'
import { liveAddress } from './api.ts'

type LiveName = EventName | typeof RESET_EVENT
type Listeners = { onGuestbook: () => void; onProperty: () => void }

/** What each event makes stale; after a reset anything may have been missed. */
const STALE: Partial<Record<LiveName, (keyof Listeners)[]>> = {
  'guestbook.published': ['onGuestbook'],
  'property.changed': ['onProperty'],
  reset: ['onGuestbook', 'onProperty'],
}

/** What other features of the page listen for. */
const HANDED_ON: readonly EventName[] = ['order.answered', 'product.changed', 'payment-settings.changed']

type Place = { hotel: string; after: string | null }

/** Hears what changes at the property since this page was made. Answers how to stop. */
export function listenLive(
  { hotel, after }: Place,
  on: Listeners,
  openSource?: EventStreamSettings['openSource'],
): () => void {
  return openEventStream({
    address: (place) => liveAddress(hotel, place),
    after,
    names: [...Object.keys(STALE), ...HANDED_ON],
    onEvent: (name, data) => {
      tellLive(name, data)
      for (const listener of STALE[name as LiveName] ?? []) on[listener]()
    },
    ...(openSource ? { openSource } : {}),
  })
}
