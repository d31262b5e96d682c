import { Worker } from 'node:worker_threads'

/** The exit code of a process that the watchdog ended (EX_SOFTWARE). */
export const WATCHDOG_EXIT_CODE = 70

export type Watchdog = {
  /** Runs something that may block the event loop; past the limit the process is ended. */
  guard<T>(limitMs: number, run: () => T): T
  close(): Promise<void>
}

/**
 * PostgreSQL in WebAssembly runs on the event loop, so an endless query stops every timer of this thread:
 * only another thread still sees the clock.
 */
export function startWatchdog(pollMs: number): Watchdog {
  const deadline = new BigInt64Array(new SharedArrayBuffer(8))
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { deadline, pollMs, exitCode: WATCHDOG_EXIT_CODE },
    execArgv: [],
  })
  worker.unref()

  return {
    guard(limitMs, run) {
      Atomics.store(deadline, 0, BigInt(Date.now() + limitMs))
      try {
        return run()
      } finally {
        Atomics.store(deadline, 0, 0n)
      }
    },
    async close() {
      await worker.terminate()
    },
  }
}
