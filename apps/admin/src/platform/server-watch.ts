import { CallError } from '@innkeeper/api/client.ts'

/** Whether the server can answer: it says that it cannot, or says nothing at all. */
export type ServerStanding = 'fine' | 'unavailable' | 'unreachable'

type Browser = {
  /** How the server is, by its own word. */
  ask: () => Promise<ServerStanding>
  pause: (ms: number) => Promise<void>
}

/** Waits between questions while it is away, in milliseconds; the last one repeats. */
const ASK_AGAIN_MS = [1000, 2000, 4000, 8000, 16_000, 30_000]

/**
 * A call that failed for the server's sake, or a stream that was cut, has it asked how it is; from then on it is asked less and less often until
 * it is back. Nobody else has to try.
 */
export function createServerWatch({ ask, pause }: Browser) {
  const listeners = new Set<() => void>()
  let standing: ServerStanding = 'fine'
  let isLooking = false
  let lookAtOnce = () => {}

  const set = (next: ServerStanding) => {
    if (next === standing) return
    standing = next
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    isLooking = true
    for (let times = 0; ; times++) {
      set(await ask())
      if (standing === 'fine') break
      const woken = new Promise<void>((resolve) => {
        lookAtOnce = resolve
      })
      await Promise.race([pause(ASK_AGAIN_MS[Math.min(times, ASK_AGAIN_MS.length - 1)] ?? 0), woken])
    }
    isLooking = false
  }

  function doubt(): void {
    if (!isLooking) void look()
  }

  return {
    standing: () => standing,
    follow: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Hears that a call was answered: whoever waits for the server need not wait any longer. */
    answered: () => lookAtOnce(),
    /** Hears why a call failed, and hands the failure on. */
    note: (error: unknown): never => {
      if (isOfServer(error)) doubt()
      throw error
    },
    /** Hears that something else than a call speaks of an outage, such as a live stream that was cut. */
    doubt,
  }
}

/** No answer, or one that speaks of the server's own trouble or of a proxy without its server. */
export function isOfServer(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'offline' || [502, 503, 504].includes(error.status))
}
