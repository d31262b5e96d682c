import { createConversionQueue } from './conversion-queue.ts'
import type { PictureInput } from './port.ts'
import { loadSharp } from './sharp-library.ts'

export type SquareIcon = {
  /** Pixels on each side. */
  size: number
  background: string
  /** Part of the side the picture may take; the rest is room around it. */
  share: number
}

const MAX_PIXELS = 10_000_000
const queued = createConversionQueue({ atOnce: 1, waiting: 32 })

/** A square PNG of one colour with the picture in its middle; throws PictureError `busy`. */
export function drawSquareIcon(input: PictureInput, icon: SquareIcon): Promise<Buffer> {
  const { size, background, share } = icon
  return queued(async () => {
    const sharp = await loadSharp()
    const side = Math.round(size * share)
    const picture = await sharp(input, { limitInputPixels: MAX_PIXELS })
      .resize({ width: side, height: side, fit: 'inside' })
      .png()
      .toBuffer()
    return sharp({ create: { width: size, height: size, channels: 3, background } })
      .composite([{ input: picture, gravity: 'centre' }])
      .png({ palette: false, compressionLevel: 9 })
      .toBuffer()
  })
}
