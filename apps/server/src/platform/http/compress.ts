import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createGate } from './gate.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

type Effort = { brotli: number; gzip: number }

/** At once; the best quality follows later, off the main thread. */
export const QUICK: Effort = { brotli: 5, gzip: 6 }
/** For what is sent once: less than half the time, a seventh more bytes. */
export const CHEAP: Effort = { brotli: 3, gzip: 1 }
const BEST_BROTLI = 11
const BEST_GZIP = 9

/**
 * A compression takes its memory when it is called for, not when a thread has time for it: hundreds called for at once
 * would take gigabytes. Two of zlib's threads, which sign-in and files share, are enough.
 */
const compressions = createGate({ atOnce: 2, waiting: 1000, waitMs: 10_000 })

/** The best coding the header allows; `q=0` forbids one. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const wants = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$))(\\s*[;,]|\\s*$)`, 'i').test(accepted)
  if (wants('br')) return 'br'
  return wants('gzip') ? 'gzip' : 'identity'
}

export async function compress(bytes: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  if (coding === 'identity') return bytes
  return compressions.pass(() =>
    coding === 'br' ? brotli(bytes, effort.brotli) : gzipAsync(bytes, { level: effort.gzip }),
  )
}

/** Both for callers who do one after another. */
export const brotliBest = (bytes: Buffer): Promise<Buffer> => brotli(bytes, BEST_BROTLI)
export const gzipBest = (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, { level: BEST_GZIP })

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
