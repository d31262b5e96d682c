import { AppError } from '../http/app-error.ts'

/** Never longer: a limit slows guessing down and must not keep a colleague out. */
const WINDOW_MS = 60_000
const MAX_KEYS = 20_000

type Window = { count: number; endsAt: number }

export type AttemptLimit = {
  /** Whether the next try would be refused; remembers nothing of who asks. */
  isSpent(key: string): boolean
  /** Throws `request/too-many` where the next try would be refused; counts nothing. */
  refuseSpent(key: string): void
  /** Counts a try before it is made, so that many at once cannot slip through; throws `request/too-many`. */
  take(key: string): void
  /** A try that succeeded was none. */
  giveBack(key: string): void
}

/** Counts tries per key and minute, on this node. */
export function createAttemptLimit(max: number, now: () => number): AttemptLimit {
  const windows = new Map<string, Window>()

  function current(key: string): Window | undefined {
    const known = windows.get(key)
    return known && known.endsAt > now() ? known : undefined
  }

  function begin(key: string): Window {
    const fresh = { count: 0, endsAt: now() + WINDOW_MS }
    windows.delete(key)
    windows.set(key, fresh)
    if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value ?? '')
    return fresh
  }

  function refuseSpent(key: string): void {
    const window = current(key)
    if (!window || window.count < max) return
    const retryAfterSeconds = Math.ceil((window.endsAt - now()) / 1000)
    throw new AppError('request/too-many', 'Too many tries; wait a moment.', { retryAfterSeconds })
  }

  return {
    isSpent: (key) => (current(key)?.count ?? 0) >= max,
    refuseSpent,
    take(key) {
      refuseSpent(key)
      const window = current(key) ?? begin(key)
      window.count++
    },
    giveBack(key) {
      const window = current(key)
      if (window) window.count = Math.max(0, window.count - 1)
    },
  }
}
