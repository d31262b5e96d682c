/** What became of one request: all is well, nobody answered, or it makes no sense to ask again by itself. */
export type SendOutcome = 'done' | 'unreachable' | 'refused'

type Settings = {
  /** How long a field rests before it is sent. */
  delayMs: number
  /** Somebody who types without a pause is still saved this often. */
  longestWaitMs: number
  send: () => Promise<SendOutcome>
}

/** Waits between tries while nobody answers, in milliseconds; the last one repeats. */
const RETRY_AFTER_MS = [1000, 2000, 4000, 8000, 15_000]

/** Sends one request at a time, after a short rest, and again when more came meanwhile. */
export function createSaveQueue({ delayMs, longestWaitMs, send }: Settings) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | null = null
  let isSending = false
  let isWanted = false
  let failures = 0
  let current: Promise<void> | null = null

  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }

  function run(): void {
    clearTimeout(timer)
    if (!isSending && isWanted) current = sendNow()
  }

  async function sendNow(): Promise<void> {
    isSending = true
    isWanted = false
    waitingSince = null
    const outcome = await send()
    isSending = false
    failures = outcome === 'unreachable' ? failures + 1 : 0
    if (outcome === 'unreachable') {
      isWanted = true
      wait(RETRY_AFTER_MS[Math.min(failures, RETRY_AFTER_MS.length) - 1] ?? delayMs)
    } else if (isWanted) wait(delayMs)
  }

  return {
    /** Something changed. */
    request(): void {
      isWanted = true
      // While nobody answers the next try is planned already.
      if (failures > 0 && !isSending) return
      const now = Date.now()
      waitingSince ??= now
      wait(Math.max(0, Math.min(delayMs, waitingSince + longestWaitMs - now)))
    },
    /** Not after a rest but now: on Ctrl+S, before leaving, when the connection is back. */
    flush: run,
    /** Resolves once all is sent, or cannot be. */
    async settle(): Promise<void> {
      do {
        run()
        await current
      } while (isWanted && failures === 0)
    },
    stop(): void {
      clearTimeout(timer)
      isWanted = false
    },
  }
}
