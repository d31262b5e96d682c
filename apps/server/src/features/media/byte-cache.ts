type Sized = { bytes: Buffer }

export type ByteCache<T extends Sized> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
  clear(): void
}

/** Keeps what was used last in memory, up to a number of bytes; one large value does not push out the rest. */
export function createByteCache<T extends Sized>(limits: {
  maxBytes: number
  maxEntryBytes: number
}): ByteCache<T> {
  const entries = new Map<string, T>()
  let total = 0

  function drop(key: string): void {
    total -= entries.get(key)?.bytes.length ?? 0
    entries.delete(key)
  }
  return {
    delete: drop,
    clear: () => {
      entries.clear()
      total = 0
    },
    get: (key) => {
      const value = entries.get(key)
      if (!value) return undefined
      // Insertion order is the order of use.
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set: (key, value) => {
      drop(key)
      if (value.bytes.length > limits.maxEntryBytes) return
      entries.set(key, value)
      total += value.bytes.length
      for (const oldest of entries.keys()) {
        if (total <= limits.maxBytes) break
        drop(oldest)
      }
    },
  }
}
