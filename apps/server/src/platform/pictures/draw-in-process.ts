import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { createConversionQueue } from './conversion-queue.ts'
import { PictureError } from './port.ts'

const PROGRAM = join(import.meta.dirname, 'drawing-process.ts')
/** Of processor time: on a busy machine a drawing waits, it is not refused. */
const LONGEST_DRAWING_MS = 10_000
/** Whatever keeps the process from working, it is ended after so many times that. */
const LONGEST_WAIT_FACTOR = 12
const MAX_DRAWN_BYTES = 40 * 1024 * 1024
/** Half a core at most is ever busy with elaborate drawings; the rest wait or are refused. */
const queued = createConversionQueue({ atOnce: 1, waiting: 8 })

export type Drawing = { width: number; density: number; maxPixels: number; limitMs?: number }

/** Draws an elaborate drawing in a process that is ended when it takes too long; throws PictureError. */
export function drawInProcess(svg: Buffer, drawing: Drawing): Promise<Buffer> {
  const { width, density, maxPixels, limitMs = LONGEST_DRAWING_MS } = drawing
  return queued(
    () =>
      new Promise((resolve, reject) => {
        const child = execFile(
          process.execPath,
          [PROGRAM, String(width), String(density), String(maxPixels), String(limitMs)],
          {
            timeout: limitMs * LONGEST_WAIT_FACTOR,
            killSignal: 'SIGKILL',
            maxBuffer: MAX_DRAWN_BYTES,
            encoding: 'buffer',
            // It needs nothing of what the server knows.
            env: {},
          },
          (error, drawn) => {
            if (!error) resolve(drawn)
            else reject(new PictureError(error.signal === 'SIGKILL' ? 'too-elaborate' : 'broken'))
          },
        )
        // A process that has ended already does not take its input; its end is told above.
        child.stdin?.on('error', () => undefined)
        child.stdin?.end(svg)
      }),
  )
}
