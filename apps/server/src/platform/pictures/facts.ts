import { PICTURE_WIDTHS } from '@innkeeper/domain/media/sizes.ts'
import type { Metadata } from 'sharp'
import {
  INPUT_FORMATS,
  type InputFormat,
  PICTURE_MIME_TYPES,
  PictureError,
  type PictureFacts,
  type SourceLimits,
} from './port.ts'

/** What WebP can hold on one side. */
const LONGEST_SIDE = 16_383
/** Frames of a longer or larger animation would take too long to convert: it stands still instead. */
const MOVING_MAX_PIXELS = 25_000_000

export function toFacts(metadata: Metadata): PictureFacts {
  const { format, compression, width, height, pageHeight, pages = 1, autoOrient } = metadata
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  if (!isInputFormat(name)) throw new PictureError('unsupported-type')
  const seen = autoOrient ?? { width, height }
  const seenHeight = pageHeight ?? seen.height
  const canMove = name === 'gif' || name === 'webp'
  return {
    format: name,
    mimeType: PICTURE_MIME_TYPES[name],
    width: seen.width,
    height: seenHeight,
    isAnimated: canMove && pages > 1 && pages * seen.width * seenHeight <= MOVING_MAX_PIXELS,
  }
}

// A drawing grows to the width asked for; a narrow and very tall one would then not fit any format.
export function requireServable({ format, width, height }: PictureFacts, maxPixels: number): void {
  const widest = Math.max(...PICTURE_WIDTHS)
  const served = format === 'svg' ? widest : Math.min(width, widest)
  const servedHeight = (height * served) / width
  const fits =
    width * height <= maxPixels && served * servedHeight <= maxPixels && servedHeight <= LONGEST_SIDE
  if (!fits) throw new PictureError('too-many-pixels')
}

export function requireWithin(limits: SourceLimits, facts: PictureFacts, { isProgressive }: Metadata): void {
  const { format, width, height } = facts
  const isRowByRow = format === 'jpeg' && !isProgressive
  const most = format === 'avif' ? limits.avif : isRowByRow ? limits.rowByRow : limits.whole
  const proportion = Math.max(width, height) / Math.min(width, height)
  if (width * height > most || proportion > limits.proportion) throw new PictureError('too-many-pixels')
}

function isInputFormat(format: unknown): format is InputFormat {
  return INPUT_FORMATS.some((known) => known === format)
}
