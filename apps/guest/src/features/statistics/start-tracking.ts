import type { TrackingDetailType, TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'
import { newClientKey } from '../../platform/client-key.ts'
import { keptLinkId } from '../../platform/link-id.ts'
import type { Consent } from './consent.ts'
import { type PageAndBox, pageAndBox, pathOf } from './page-and-box.ts'
import { sendEvents } from './send-events.ts'
import { createTracker } from './tracker.ts'
import type { watchBoxes } from './watch-boxes.ts'
import { watchPage } from './watch-page.ts'

type Visit = {
  hotel: string
  bookingId: string | null
  consent: Consent
  /** Loaded for guests who agreed, and for nobody else. */
  loadBoxWatch: () => Promise<{ watchBoxes: typeof watchBoxes }>
}

/** Counts what is opened from now on, while the guest allows it, until the answered function is called. */
export function startTracking({ hotel, bookingId, consent, loadBoxWatch }: Visit): () => void {
  const stopped = new AbortController()
  const isAllowed = () => consent.get() === 'granted'
  const tracker = createTracker({
    isAllowed,
    now: Date.now,
    newName: newClientKey,
    send: (batch) => sendEvents(hotel, batch),
  })
  let boxes = new AbortController()

  /** Boxes of the page that was opened, until there is another one. */
  function followBoxes(): void {
    boxes.abort()
    boxes = new AbortController()
    const { signal } = boxes
    const seen = (box: string) => record('BOX_SEEN', { ...pageAndBox(location), box })
    loadBoxWatch().then(
      (part) => signal.aborted || part.watchBoxes({ signal, seen }),
      // What is only counted is told to nobody when it does not come.
      () => undefined,
    )
  }
  const record = (event: TrackingEventName, seen: PageAndBox) => {
    const values = { BOOKING: bookingId, LINK_ID: keptLinkId(), URL_PATH: pathOf(seen) }
    const details = Object.entries(values).flatMap(([type, value]) =>
      value ? [{ type: type as TrackingDetailType, value }] : [],
    )
    tracker.record(event, details)
    if (event === 'PAGE_OPENED' && isAllowed()) followBoxes()
  }
  const recordArrival = () => {
    const seen = pageAndBox(location)
    record('PAGE_OPENED', { ...seen, box: null })
    if (seen.box !== null) record('BOX_OPENED', seen)
  }
  const forget = () => {
    boxes.abort()
    tracker.forget()
  }
  const flushWhenHidden = () => document.visibilityState === 'hidden' && void tracker.flush()

  recordArrival()
  const stopWatching = watchPage(record)
  const stopListening = consent.subscribe(() => (isAllowed() ? recordArrival() : forget()))
  document.addEventListener('visibilitychange', flushWhenHidden, stopped)
  addEventListener('pagehide', () => void tracker.flush(), stopped)
  return () => {
    stopWatching()
    stopListening()
    stopped.abort()
    boxes.abort()
    void tracker.flush()
  }
}
