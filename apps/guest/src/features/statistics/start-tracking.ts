import type { TrackingDetailType, TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'
import { keptLinkId } from '../../platform/link-id.ts'
import type { Consent } from './consent.ts'
import { type PageAndBox, pageAndBox, pathOf } from './page-and-box.ts'
import { sendEvents } from './send-events.ts'
import { createTracker } from './tracker.ts'
import { watchPage } from './watch-page.ts'

type Visit = { hotel: string; bookingId: string | null; consent: Consent }

/** Counts what is opened from now on, while the guest allows it, until the answered function is called. */
export function startTracking({ hotel, bookingId, consent }: Visit): () => void {
  const stopped = new AbortController()
  const isAllowed = () => consent.get() === 'granted'
  const tracker = createTracker({ isAllowed, now: Date.now, send: (events) => sendEvents(hotel, events) })

  const record = (event: TrackingEventName, seen: PageAndBox) => {
    const values = { BOOKING: bookingId, LINK_ID: keptLinkId(), URL_PATH: pathOf(seen) }
    const details = Object.entries(values).flatMap(([type, value]) =>
      value ? [{ type: type as TrackingDetailType, value }] : [],
    )
    tracker.record(event, details)
  }
  const recordArrival = () => {
    const seen = pageAndBox(location)
    record('PAGE_OPENED', { ...seen, box: null })
    if (seen.box !== null) record('BOX_OPENED', seen)
  }
  const flushWhenHidden = () => document.visibilityState === 'hidden' && void tracker.flush()

  recordArrival()
  const stopWatching = watchPage(record)
  const stopListening = consent.subscribe(() => (isAllowed() ? recordArrival() : tracker.forget()))
  document.addEventListener('visibilitychange', flushWhenHidden, stopped)
  addEventListener('pagehide', () => void tracker.flush(), stopped)
  return () => {
    stopWatching()
    stopListening()
    stopped.abort()
    void tracker.flush()
  }
}
