// The cache: answers computed once per key, shared by everyone who asks meanwhile, dropped by events.
// Bounded in entries; what was used longest ago goes first.

export type Timed<T> = { value: T; validUntil: number }

export type LoadingCache<T> = {
  /** The kept value, or the one `load` computes; callers of the same key share one computation. */
  get(key: string, load: () => Promise<Timed<T>>): Promise<T>
  /** Forgets every key that begins so; a computation under way still answers its callers but is not kept. */
  drop(prefix: string): void
  readonly size: number
}

type Entry<T> = { promise: Promise<Timed<T>>; validUntil: number }

export function createLoadingCache<T>(maxEntries: number, now: () => number): LoadingCache<T> {
  const entries = new Map<string, Entry<T>>()

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
    async get(key, load) {
      const kept = entries.get(key)
      if (kept && kept.validUntil > now()) {
        entries.delete(key)
        entries.set(key, kept)
        return (await kept.promise).value
      }
      return (await start(key, load).promise).value
    },
    drop(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key)
    },
    get size() {
      return entries.size
    },
  }
}
