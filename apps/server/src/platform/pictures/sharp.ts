import { PICTURE_WIDTHS, UPLOAD_MAX_PIXELS } from '@innkeeper/domain/media/sizes.ts'
import { sniffMedia } from '@innkeeper/domain/media/sniff.ts'
import type { Sharp } from 'sharp'
import { cleanSvg } from './clean-svg.ts'
import { createConversionQueue } from './conversion-queue.ts'
import { cropped, drawnWidth } from './crop.ts'
import { drawInProcess } from './draw-in-process.ts'
import { KEPT_FORMATS, kept, served, servedMoving } from './encoders.ts'
import { requireServable, requireWithin, toFacts } from './facts.ts'
import {
  PICTURE_MIME_TYPES,
  PictureError,
  type PictureFacts,
  type PictureInput,
  type PicturesPort,
  type PreparedPicture,
  type SourceLimits,
} from './port.ts'
import { loadSharp } from './sharp-library.ts'
import { svgDensity } from './svg-density.ts'
import { TooElaborateError } from './svg-weight.ts'

const CONVERSIONS_AT_ONCE = 2
const CONVERSIONS_WAITING = 64
const LONGEST_CONVERSION_S = 20
const SERVED_MAX_WIDTH = Math.max(...PICTURE_WIDTHS)
/** Twice what is ever served, so that wider sizes can come one day. */
const KEPT_MAX_WIDTH = 2 * SERVED_MAX_WIDTH

type PicturesOptions = { atOnce?: number; waiting?: number; maxPixels?: number; longestSeconds?: number }

export function createPictures(options: PicturesOptions = {}): PicturesPort {
  const {
    atOnce = CONVERSIONS_AT_ONCE,
    waiting = CONVERSIONS_WAITING,
    maxPixels = UPLOAD_MAX_PIXELS,
    longestSeconds = LONGEST_CONVERSION_S,
  } = options
  const queued = createConversionQueue({ atOnce, waiting })

  async function open(
    input: PictureInput,
    how: { density?: number; animated?: boolean } = {},
  ): Promise<Sharp> {
    const sharp = await loadSharp()
    return sharp(input, { limitInputPixels: maxPixels, failOn: 'error', ...how })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
  }
  async function factsOf(input: PictureInput, limits?: SourceLimits): Promise<PictureFacts> {
    const metadata = await open(input)
      .then((picture) => picture.metadata())
      .catch(unreadable)
    const facts = toFacts(metadata)
    requireServable(facts, maxPixels)
    if (limits) requireWithin(limits, facts, metadata)
    return facts
  }
  async function prepareDrawing(input: Uint8Array): Promise<PreparedPicture> {
    const clean = await cleanSvg(input).catch(elaborate)
    if (!clean) throw new PictureError('broken')
    const facts = await factsOf(clean.bytes)
    if (clean.isLight) {
      await (await open(clean.bytes)).resize({ width: 32 }).raw().toBuffer().catch(broken)
      return { ...facts, bytes: clean.bytes }
    }
    // What costs much to draw is drawn once, as wide as it is ever served, and kept as that.
    const density = svgDensity(facts.width, SERVED_MAX_WIDTH)
    const bytes = await drawInProcess(clean.bytes, { width: SERVED_MAX_WIDTH, density, maxPixels })
    return { ...(await factsOf(bytes)), bytes }
  }

  return {
    prepare: (input) =>
      queued(async () => {
        // A drawing is cleaned before anything draws it.
        const look = sniffMedia(input)
        if (look === 'svg') return prepareDrawing(input)
        const facts = await factsOf(input)
        const { format, isAnimated } = facts
        // Two readers that do not agree on what it is: somebody made it so.
        if (format === 'svg' || format !== look) throw new PictureError('broken')
        const picture = (await open(input, { animated: isAnimated })).resize({
          width: KEPT_MAX_WIDTH,
          withoutEnlargement: true,
        })
        // A header alone proves nothing: only a picture that decodes to its end is accepted.
        const { data, info } = await kept(picture, format).toBuffer({ resolveWithObject: true }).catch(broken)
        const keptAs = KEPT_FORMATS[format]
        const measures = { width: info.width, height: info.pageHeight ?? info.height }
        return { format: keptAs, mimeType: PICTURE_MIME_TYPES[keptAs], ...measures, isAnimated, bytes: data }
      }),
    resize: (input, { width, height, format, crop, isStill, limits }) =>
      queued(async () => {
        const facts = await factsOf(input, limits)
        const isMoving = facts.isAnimated && !isStill && format !== 'jpeg'
        const density =
          facts.format === 'svg' ? svgDensity(facts.width, drawnWidth(facts, width, crop)) : undefined
        const opened = await open(input, { animated: isMoving, ...(density && { density }) })
        const drawn = density ? toFacts(await opened.metadata()) : facts
        const resized =
          crop && !isMoving
            ? cropped(opened, drawn, { width, crop })
            : opened.resize({ width, ...(height && { height, fit: 'inside' }), withoutEnlargement: true })
        const { data, info } = await (isMoving ? servedMoving(resized) : served(resized, format))
          .toBuffer({ resolveWithObject: true })
          .catch(broken)
        const mimeType = PICTURE_MIME_TYPES[isMoving ? 'webp' : format]
        return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, mimeType }
      }),
  }
}

function elaborate(error: unknown): never {
  throw error instanceof TooElaborateError ? new PictureError('too-elaborate') : error
}

function unreadable(error: unknown): never {
  throw new PictureError(isPixelLimit(error) ? 'too-many-pixels' : 'unsupported-type')
}

function broken(error: unknown): never {
  if (isTimeout(error)) throw new PictureError('too-slow')
  throw new PictureError(isPixelLimit(error) ? 'too-many-pixels' : 'broken')
}

const isTimeout = (error: unknown) => error instanceof Error && /^timeout: /.test(error.message)
const isPixelLimit = (error: unknown) => error instanceof Error && /pixel limit/.test(error.message)
