import { followLive, type LiveName } from '../../platform/live-stream.ts'

type Listeners = {
  onGuestbook: () => void
  onProperty: () => void
  /** Is told what the event says: it may be about somebody else. */
  onStay: (data: string) => void
}

/** What each event makes stale; after a reset anything may have been missed. */
const STALE: Partial<Record<LiveName, (keyof Listeners)[]>> = {
  'guestbook.published': ['onGuestbook'],
  'property.changed': ['onProperty'],
  'stay.changed': ['onStay'],
  reset: ['onGuestbook', 'onProperty'],
}

/** Tells when what a guestbook shows has changed. Answers how to stop. */
export function followChanges(on: Listeners): () => void {
  return followLive((name, data) => {
    for (const listener of STALE[name] ?? []) on[listener](data)
  })
}
