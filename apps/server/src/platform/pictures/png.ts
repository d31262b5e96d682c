import { createConversionQueue } from './conversion-queue.ts'
import type { PictureInput } from './port.ts'
import { loadSharp } from './sharp-library.ts'

const MAX_PIXELS = 10_000_000
const queued = createConversionQueue({ atOnce: 1, waiting: 32 })

/** The picture as PNG, for whatever knows no newer format; throws PictureError `busy`. */
export function drawPng(input: PictureInput): Promise<Buffer> {
  return queued(async () => {
    const sharp = await loadSharp()
    return sharp(input, { limitInputPixels: MAX_PIXELS }).png({ compressionLevel: 9 }).toBuffer()
  })
}
