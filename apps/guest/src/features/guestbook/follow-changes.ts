import { followLive, type LiveName } from '../../platform/live-stream.ts'

type Listeners = { onGuestbook: () => void; onProperty: () => void }

/** What each event makes stale; after a reset anything may have been missed. */
const STALE: Partial<Record<LiveName, (keyof Listeners)[]>> = {
  'guestbook.published': ['onGuestbook'],
  'property.changed': ['onProperty'],
  reset: ['onGuestbook', 'onProperty'],
}

/** Tells when what a guestbook shows has changed. Answers how to stop. */
export function followChanges(on: Listeners): () => void {
  return followLive((name) => {
    for (const listener of STALE[name] ?? []) on[listener]()
  })
}
