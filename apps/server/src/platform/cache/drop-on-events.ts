import type { EventName } from '@innkeeper/api/events.ts'
import type { EventHub, WrittenListener } from '../events/port.ts'

/** The part of the event hub that a cache needs. */
export type EventSource = Pick<EventHub, 'on' | 'onWritten' | 'onGap'>

/**
 * Calls `drop` for each of these events, on every node and before any stream hears of it (decision 003), on the node that
 * wrote it as soon as it is committed, and `dropAll` where events were missed that nobody can tell any more.
 */
export function dropOnEvents<N extends EventName>(
  hub: EventSource,
  names: readonly N[],
  { drop, dropAll }: { drop: WrittenListener<N>; dropAll: () => void },
): void {
  for (const name of names) {
    hub.on(name, drop)
    hub.onWritten(name, drop)
  }
  hub.onGap(dropAll)
}
