import { followLive, type LiveName } from '../../platform/live-stream.ts'

/** What makes a guestbook stale; after a reset anything may have been missed. The property itself is the page's. */
const STALE: readonly LiveName[] = ['guestbook.published', 'reset']

/** Tells when what a guestbook shows has changed. Answers how to stop. */
export function followChanges(onGuestbook: () => void): () => void {
  return followLive((name) => {
    if (STALE.includes(name)) onGuestbook()
  })
}
