import type { EventName, EventPayload, LiveEvent } from '@innkeeper/api/events.ts'
import type { EventSource } from '../platform/cache/drop-on-events.ts'

export type TestEventSource = EventSource & {
  tell<N extends EventName>(name: N, propertyId: string, payload: EventPayload<N>): void
  /** Events were missed that nobody can tell any more. */
  miss(): void
}

/** Events that a test tells itself, without a database. */
export function createTestEventSource(): TestEventSource {
  const drops: (() => void)[] = []
  const listeners: { name: EventName; listener: (event: LiveEvent) => void }[] = []
  return {
    on: (name, listener) => {
      const own = { name, listener: listener as (event: LiveEvent) => void }
      listeners.push(own)
      return () => void listeners.splice(listeners.indexOf(own), 1)
    },
    onWritten: () => undefined,
    onGap: (drop) => void drops.push(drop),
    miss: () => {
      for (const drop of drops) drop()
    },
    tell: (name, propertyId, payload) => {
      const event = { id: '1-1', name, propertyId, payload } as LiveEvent
      for (const { listener } of listeners.filter((other) => other.name === name)) listener(event)
    },
  }
}
