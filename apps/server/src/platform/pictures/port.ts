// Pictures: makes of an uploaded image the copy that is kept, and of that the sizes and formats that are served.
// Adapter: sharp (sharp.ts), allowed a closed list of input formats, two conversions at a time.
import type { PictureFormat } from '@innkeeper/domain/media/sizes.ts'

export const INPUT_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const
export type InputFormat = (typeof INPUT_FORMATS)[number]

/** As the picture is seen, after its own rotation mark is applied. */
export type PictureFacts = {
  format: InputFormat
  mimeType: string
  width: number
  height: number
  isAnimated: boolean
}

/** The copy that is kept. */
export type PreparedPicture = PictureFacts & { bytes: Buffer }

export type ResizedPicture = { bytes: Buffer; width: number; height: number; mimeType: string }

/** Cut at the sides to `aspect` (width by height) where it is wider; `at` is how far to the right, 0 to 1. */
export type CropTarget = { aspect: number; at: number }
export type ResizeTarget = {
  width: number
  format: PictureFormat
  crop?: CropTarget
  /** At most this high as well, where it is not cut. */
  height?: number
  /** Of a picture that moves, the first moment alone. */
  isStill?: boolean
  /** What is read at all: beyond these it is refused as having too many pixels, by its first bytes alone. */
  limits?: SourceLimits
}

/** How large a picture may be before it is read; what reading it costs depends on how it was written. */
export type SourceLimits = {
  /** Pixels of a JPEG that is read row by row, and made smaller on the way. */
  rowByRow: number
  /** Pixels of any other, which is held whole. */
  whole: number
  /** Pixels of AVIF, which is held several times over. */
  avif: number
  /** The longer side by the shorter. */
  proportion: number
}

/** Bytes, or the path of a file on this machine. */
export type PictureInput = Uint8Array | string

export type PicturesPort = {
  /**
   * Reads the whole picture and writes it anew: upright, without any metadata (places, cameras, names), without
   * whatever else its file held, and no larger than can ever be asked for. Throws PictureError.
   */
  prepare(input: Uint8Array): Promise<PreparedPicture>
  /**
   * At most this wide, never enlarged, upright, without metadata. A picture that moves keeps moving as WebP,
   * also where AVIF is asked for, and is not cut; as JPEG it stands still.
   */
  resize(input: PictureInput, target: ResizeTarget): Promise<ResizedPicture>
}

export type PictureFailure =
  | 'unsupported-type'
  | 'too-many-pixels'
  | 'too-elaborate'
  | 'too-slow'
  | 'broken'
  | 'busy'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly failure: PictureFailure

  constructor(failure: PictureFailure) {
    super(`picture: ${failure}`)
    this.failure = failure
  }
}

export const PICTURE_MIME_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const satisfies Record<InputFormat, string>
