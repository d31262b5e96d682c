import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Waits = {
  p95Ms: number
  asked: number
  /** Answers that were none: refusals and broken connections. */
  failed: number
}

type OtherGuests = { stop(): Promise<Waits> }

/** Guests of the hotels who open plain pages meanwhile, from a thread of their own so that only the server is timed. */
async function startOtherGuests(origin: string): Promise<OtherGuests> {
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

/** How long they wait while this is done. */
export async function waitsDuring(origin: string, work: () => Promise<unknown>): Promise<Waits> {
  const others = await startOtherGuests(origin)
  await work()
  return others.stop()
}
