import { TRACKING_BATCH_MAX, TRACKING_WAITING_MAX } from '@innkeeper/domain/statistics/constants.ts'
import type { TrackingEvent, TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'

/** Events of one call. Under its name the server counts it once, however often it is sent. */
export type Batch = { name: string; events: TrackingEvent[] }

type TrackerParts = {
  isAllowed: () => boolean
  now: () => number
  newName: () => string
  /** False when the events were not taken and may be tried again. */
  send: (batch: Batch) => Promise<boolean>
}

export type Tracker = {
  record: (event: TrackingEventName, details: TrackingEvent['details']) => void
  /** Sends what waits; a failure is silent, and the events wait for the next time. */
  flush: () => Promise<void>
  forget: () => void
}

/** Events wait in memory only, the latest of them, and only while the guest allows it. */
export function createTracker({ isAllowed, now, newName, send }: TrackerParts): Tracker {
  let waiting: TrackingEvent[] = []
  /** Sent before, and not known to have arrived: the same again, or it would count twice. */
  let unsure: Batch[] = []
  /** What was sent before the guest withdrew must not come back when sending fails. */
  let withdrawals = 0

  const forget = () => {
    waiting = []
    unsure = []
    withdrawals += 1
  }
  /** The oldest give way. */
  function keepBound(): void {
    const unsureCount = () => unsure.reduce((sum, { events }) => sum + events.length, 0)
    while (unsure.length > 0 && unsureCount() + waiting.length > TRACKING_WAITING_MAX)
      unsure = unsure.slice(1)
    waiting = waiting.slice(-TRACKING_WAITING_MAX)
  }
  async function sendOne(batch: Batch): Promise<void> {
    const withdrawalsBefore = withdrawals
    const isDone = await send(batch).catch(() => false)
    if (isDone || withdrawals !== withdrawalsBefore) return
    unsure = [...unsure, batch]
    keepBound()
  }

  return {
    forget,
    record: (event, details) => {
      if (!isAllowed()) return
      waiting = [...waiting, { event, date: new Date(now()).toISOString(), details }]
      keepBound()
    },
    flush: async () => {
      if (!isAllowed()) return forget()
      const batches = [...unsure, ...inBatches(waiting, newName)]
      waiting = []
      unsure = []
      // All at once: the page may be gone before the first is answered.
      await Promise.all(batches.map(sendOne))
    },
  }
}

function inBatches(events: readonly TrackingEvent[], newName: () => string): Batch[] {
  return Array.from({ length: Math.ceil(events.length / TRACKING_BATCH_MAX) }, (_, nth) => ({
    name: newName(),
    events: events.slice(nth * TRACKING_BATCH_MAX, (nth + 1) * TRACKING_BATCH_MAX),
  }))
}
