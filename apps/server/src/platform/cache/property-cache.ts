// The cache: answers computed once per key, shared by everyone who asks meanwhile. It names the events that drop
// what it keeps of a property. Bounded in entries; what was used longest ago goes first.
import type { EventName } from '@innkeeper/api/events.ts'
import type { Clock } from '../clock/port.ts'
import { dropOnEvents, type EventSource } from './drop-on-events.ts'

export type Timed<T> = { value: T; validUntil: number }

/** Every key begins with the property it is about, so that an event of that property finds it. */
export type CacheKey = readonly [propertyId: string, ...parts: (string | number | boolean)[]]

export type PropertyCache<T> = {
  /** The kept value, or the one `load` computes; callers of the same key share one computation. */
  get(key: CacheKey, load: () => Promise<Timed<T>>): Promise<T>
  readonly size: number
}

export type PropertyCacheOptions = {
  hub: EventSource
  clock: Clock
  maxEntries: number
  /** What changes the kept values; one of these drops all of its property's. A cache without any is a mistake. */
  dropOn: readonly [EventName, ...EventName[]]
}

type Entry<T> = { promise: Promise<Timed<T>>; validUntil: number }

export function createPropertyCache<T>(options: PropertyCacheOptions): PropertyCache<T> {
  const { hub, clock, maxEntries, dropOn } = options
  const entries = new Map<string, Entry<T>>()
  dropOnEvents(hub, dropOn, {
    drop: ({ propertyId }) => {
      const prefix = textOf([propertyId])
      // A computation under way still answers its callers but is not kept.
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key)
    },
    dropAll: () => entries.clear(),
  })

  function start(key: string, load: () => Promise<Timed<T>>): Entry<T> {
    const entry: Entry<T> = { promise: load(), validUntil: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    entry.promise.then(
      (loaded) => {
        entry.validUntil = loaded.validUntil
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '')
    return entry
  }

  return {
    async get(parts, load) {
      const key = textOf(parts)
      const kept = entries.get(key)
      if (kept && kept.validUntil > clock.now().getTime()) {
        entries.delete(key)
        entries.set(key, kept)
        return (await kept.promise).value
      }
      return (await start(key, load).promise).value
    },
    get size() {
      return entries.size
    },
  }
}

/** Ends each part, so that no property's keys begin like another's. */
function textOf(key: CacheKey): string {
  return `${key.join('|')}|`
}
