import { TRACKING_BATCH_MAX } from '@innkeeper/domain/statistics/constants.ts'
import type { TrackingEvent, TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'

type TrackerParts = {
  isAllowed: () => boolean
  now: () => number
  /** False when the events were not taken and may be tried again. */
  send: (events: TrackingEvent[]) => Promise<boolean>
}

export type Tracker = {
  record: (event: TrackingEventName, details: TrackingEvent['details']) => void
  /** Sends what waits; a failure is silent, and the events wait for the next time. */
  flush: () => Promise<void>
  forget: () => void
}

/** Events wait in memory only, the latest of them, and only while the guest allows it. */
export function createTracker({ isAllowed, now, send }: TrackerParts): Tracker {
  let waiting: TrackingEvent[] = []
  /** What was sent before the guest withdrew must not come back when sending fails. */
  let withdrawals = 0

  const forget = () => {
    waiting = []
    withdrawals += 1
  }
  return {
    forget,
    record: (event, details) => {
      if (!isAllowed()) return
      waiting = latest([...waiting, { event, date: new Date(now()).toISOString(), details }])
    },
    flush: async () => {
      if (!isAllowed()) return forget()
      if (waiting.length === 0) return
      const sent = waiting
      const withdrawalsBefore = withdrawals
      waiting = []
      const isDone = await send(sent).catch(() => false)
      if (!isDone && withdrawals === withdrawalsBefore) waiting = latest([...sent, ...waiting])
    },
  }
}

function latest(events: TrackingEvent[]): TrackingEvent[] {
  return events.slice(-TRACKING_BATCH_MAX)
}
