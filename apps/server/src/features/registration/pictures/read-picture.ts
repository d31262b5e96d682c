import type { Readable } from 'node:stream'
import { judgeUpload } from '@innkeeper/domain/media/accepted.ts'
import { UPLOAD_MAX_PIXELS } from '@innkeeper/domain/media/sizes.ts'
import { sniffMedia } from '@innkeeper/domain/media/sniff.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { PictureError, type PicturesPort, type ResizedPicture } from '../../../platform/pictures/port.ts'
import { cutOff, noRoom, tooSlow } from './incoming-room.ts'

/** Wide enough to read the small print of a passport, and as high as it is held upright. */
const SIZE = { width: 1600, height: 2400 }
export const MAX_BYTES = 20 * 1024 * 1024
/** A phone in a corridor sends its picture within this time; what trickles in takes up room. */
const RECEIVE_MS = 60_000
/** Slower than 20 KB in a second is no phone that will be done in time. */
const PACE = { everyMs: 5000, bytes: 5 * 20 * 1024 }
/** Nor is one that is so far behind what it would have to have sent by then: much room is for quick senders. */
const LEAST_OF_SCHEDULE = 0.5
/** What a camera makes. */
const CAMERA = ['jpeg', 'png', 'webp', 'avif']
/**
 * Only a JPEG is made smaller while it is read: 49 million pixels took 60 MB, 16 million written in passes up to 190,
 * 16 million of plain PNG or WebP 60 to 100, 5 million of AVIF 130. The app sends 4 million as JPEG, whatever was chosen.
 */
const LIMITS = { rowByRow: UPLOAD_MAX_PIXELS, whole: 16_000_000, avif: 5_000_000, proportion: 5 }

/**
 * All of it, in memory alone: what is not sealed yet never touches a disk. The sender stays connected to be told why
 * not. `most` is what was announced.
 */
export function readAll(body: Readable, most = MAX_BYTES): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  // One piece of memory, which the system gives as it is filled.
  const bytes = Buffer.allocUnsafeSlow(most)
  let [size, before, passedMs] = [0, 0, 0]
  const onData = (piece: Buffer) => {
    if (size + piece.length > most)
      return end(new AppError('media/too-large', 'A picture has 20 MB at most.'))
    size += piece.copy(bytes, size)
  }
  const onEnd = () => end(null)
  const onCut = () => end(cutOff())
  const watch = setInterval(() => {
    passedMs += PACE.everyMs
    const due = (most * LEAST_OF_SCHEDULE * passedMs) / RECEIVE_MS
    if (size - before < PACE.bytes || size < due) end(tooSlow())
    before = size
  }, PACE.everyMs)
  const late = setTimeout(() => end(tooSlow()), RECEIVE_MS)
  const end = (refusal: AppError | null) => {
    clearInterval(watch)
    clearTimeout(late)
    body.off('data', onData).off('end', onEnd).off('close', onCut)
    // What breaks afterwards concerns nobody any more.
    if (refusal) reject(refusal)
    else resolve(bytes.subarray(0, size))
  }
  if (body.destroyed) end(cutOff())
  else body.on('data', onData).once('end', onEnd).on('error', onCut).once('close', onCut)
  return promise
}

/** Written anew: upright, small enough to be kept, and without anything a camera puts beside it. */
export async function writtenAnew(pictures: PicturesPort, bytes: Buffer): Promise<ResizedPicture> {
  const judged = judgeUpload(bytes.length, bytes)
  if (!judged.ok) throw new AppError(judged.code, 'This is no picture that can be taken.')
  if (!CAMERA.includes(sniffMedia(bytes) ?? ''))
    throw new AppError('media/type-not-allowed', 'Send a JPEG, PNG, WebP or AVIF picture.')
  try {
    return await pictures.resize(bytes, { ...SIZE, format: 'webp', isStill: true, limits: LIMITS })
  } catch (error) {
    throw refusalOf(error)
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error
  switch (error.failure) {
    case 'busy':
      return noRoom()
    case 'too-many-pixels':
      return new AppError(
        'media/too-many-pixels',
        'Send a JPEG of 50 million pixels at most, or a smaller picture.',
      )
    case 'too-slow':
      return new AppError('media/too-many-pixels', 'The picture takes too long to read; send a smaller one.')
    // Its first bytes were those of a type we take.
    default:
      return new AppError('media/broken', 'The file is damaged or not a picture.')
  }
}
