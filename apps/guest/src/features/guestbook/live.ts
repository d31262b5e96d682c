import type { EventName, RESET_EVENT } from '@innkeeper/api/events.ts'

type LiveName = EventName | typeof RESET_EVENT
type Listeners = { onGuestbook: () => void; onProperty: () => void }

/** What each event makes stale; after a reset anything may have been missed. */
const STALE: Partial<Record<LiveName, (keyof Listeners)[]>> = {
  'guestbook.published': ['onGuestbook'],
  'property.changed': ['onProperty'],
  reset: ['onGuestbook', 'onProperty'],
}

/** Hears what changes at the property; reconnecting is the browser's. Answers how to stop. */
export function listenLive(
  source: Pick<EventSource, 'addEventListener' | 'close'>,
  on: Listeners,
): () => void {
  for (const [name, stale] of Object.entries(STALE)) {
    source.addEventListener(name, () => {
      for (const listener of stale) on[listener]()
    })
  }
  return () => source.close()
}
