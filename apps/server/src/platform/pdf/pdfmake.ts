import { Worker } from 'node:worker_threads'
import { NoRoomError } from '../http/no-room-error.ts'
import type { PdfPort } from './port.ts'
import type { Sheet } from './render.ts'

/** Ten times what the largest sheet takes. */
const LIMIT_MS = 60_000

/** About as many as are set before whoever asked has given up. */
const LONGEST_LINE = 20

/**
 * Sets one document at a time, so that printing never takes more than one processor from the guests. Anybody can ask
 * for a receipt, so the line has an end.
 */
export function createPdf({ longestLine = LONGEST_LINE } = {}): PdfPort {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  async function inTurn(sheet: Sheet): Promise<Uint8Array> {
    if (waiting >= longestLine) throw new NoRoomError('Too many documents are being made.')
    waiting++
    const turn = last.then(() => inThread(sheet)).finally(() => waiting--)
    last = turn.catch(() => {})
    return turn
  }
  return {
    qrSheet: (qr) => inTurn({ kind: 'qr', qr }),
    paper: (paper) => inTurn({ kind: 'paper', paper }),
    registrations: (registrations) => inTurn({ kind: 'registrations', registrations }),
    cleaningList: (cleaning) => inTurn({ kind: 'cleaning', cleaning }),
  }
}

function inThread(sheet: Sheet): Promise<Uint8Array> {
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
