import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Waits = {
  p95Ms: number
  asked: number
  /** Answers that were none: refusals and broken connections. */
  failed: number
}

export type OtherGuests = { stop(): Promise<Waits> }

/** Guests of the hotels who open plain pages meanwhile, from a thread of their own so that only the server is timed. */
export async function startOtherGuests(origin: string): Promise<OtherGuests> {
  const worker = new Worker(new URL('./other-guests-thread.ts', import.meta.url), { workerData: origin })
  await once(worker, 'message')
  return {
    async stop() {
      const told = once(worker, 'message')
      worker.postMessage('stop')
      const [waits] = (await told) as [Waits]
      await worker.terminate()
      return waits
    },
  }
}
