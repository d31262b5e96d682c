// The cache: answers computed once per key, shared by everyone who asks meanwhile. It names the events that drop
// what it keeps of a property. Bounded in entries and, where values can be large, in bytes; what was used longest ago
// goes first.
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
  /** Of all kept values, where they are counted. */
  readonly bytes: number
}

/** What all kept values together may take; one that takes more than a quarter of it is not kept. */
export type ByteBound<T> = { maxBytes: number; bytesOf(value: T): number }

export type PropertyCacheOptions<T = unknown> = {
  hub: EventSource
  clock: Clock
  maxEntries: number
  bound?: ByteBound<T>
  /** What changes the kept values; one of these drops all of its property's. A cache without any is a mistake. */
  dropOn: readonly [EventName, ...EventName[]]
}

type Entry<T> = {
  promise: Promise<Timed<T>>
  validUntil: number
  /** 0 until it is computed, and where bytes are not counted. */
  bytes: number
}

export function createPropertyCache<T>(options: PropertyCacheOptions<T>): PropertyCache<T> {
  const { hub, clock, maxEntries, dropOn, bound } = options
  const entries = new Map<string, Entry<T>>()
  let bytes = 0
  dropOnEvents(hub, dropOn, {
    drop: ({ propertyId }) => {
      const prefix = textOf([propertyId])
      // A computation under way still answers its callers but is not kept.
      for (const key of entries.keys()) if (key.startsWith(prefix)) forget(key)
    },
    dropAll: () => {
      entries.clear()
      bytes = 0
    },
  })

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  /** Counts a value that is kept from now on, and makes room for it. */
  function weigh(key: string, entry: Entry<T>, value: T): void {
    if (!bound || entries.get(key) !== entry) return
    const own = bound.bytesOf(value)
    if (own > bound.maxBytes / 4) {
      forget(key)
      return
    }
    entry.bytes = own
    bytes += own
    for (const [oldest, other] of entries) {
      if (bytes <= bound.maxBytes) return
      if (other.bytes > 0) forget(oldest)
    }
  }

  function start(key: string, load: () => Promise<Timed<T>>): Entry<T> {
    const entry: Entry<T> = { promise: load(), validUntil: Number.POSITIVE_INFINITY, bytes: 0 }
    forget(key)
    entries.set(key, entry)
    entry.promise.then(
      (loaded) => {
        entry.validUntil = loaded.validUntil
        weigh(key, entry, loaded.value)
      },
      () => {
        if (entries.get(key) === entry) forget(key)
      },
    )
    if (entries.size > maxEntries) forget(entries.keys().next().value ?? '')
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
    get bytes() {
      return bytes
    },
  }
}

/** Ends each part, so that no property's keys begin like another's. */
function textOf(key: CacheKey): string {
  return `${key.join('|')}|`
}
