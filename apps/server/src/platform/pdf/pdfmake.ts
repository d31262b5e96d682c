import { Worker } from 'node:worker_threads'
import type { LabelSheet, PdfPort } from './port.ts'

/** Ten times what the largest sheet takes. */
const LIMIT_MS = 60_000

/** Sets one document at a time, so that printing never takes more than one processor from the guests. */
export function createPdf(): PdfPort {
  let last: Promise<unknown> = Promise.resolve()
  return {
    labelSheet(sheet) {
      const turn = last.then(() => inThread(sheet))
      last = turn.catch(() => {})
      return turn
    },
  }
}

function inThread(sheet: LabelSheet): Promise<Uint8Array> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: sheet,
    execArgv: [],
  })
  worker.unref()
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('setting a PDF took too long')), LIMIT_MS)
    timer.unref()
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('setting a PDF ended without one'))
    })
  }).finally(() => worker.terminate())
}
