import { UPLOAD_MAX_BYTES } from '@innkeeper/domain/media/sizes.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { PictureError, type PictureFacts, type PicturesPort } from '../../platform/pictures/port.ts'

const MAX_FILE_NAME = 120

/** What the bytes really are, whatever their name says; throws when they cannot be served. */
export async function inspectUpload(pictures: PicturesPort, bytes: Uint8Array): Promise<PictureFacts> {
  if (bytes.length > UPLOAD_MAX_BYTES) throw tooLarge()
  try {
    return await pictures.inspect(bytes)
  } catch (error) {
    throw toAppError(error)
  }
}

/** Refusals of the picture port as codes of ours; anything else stays what it is. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error
  if (error.failure === 'too-large') return tooLarge()
  if (error.failure === 'busy')
    return new AppError('media/busy', 'Too many pictures at once; try again shortly.')
  return new AppError('media/unsupported-type', 'Send a whole JPEG, PNG, WebP, AVIF, GIF or SVG picture.')
}

/** A name to show in lists: no folders, no control characters, bounded. */
export function shownFileName(given: string, fallback = 'picture'): string {
  const name = given.split(/[\\/]/).at(-1) ?? ''
  return [...name.replace(/\p{Cc}/gu, '').trim()].slice(0, MAX_FILE_NAME).join('') || fallback
}

const tooLarge = () => new AppError('media/too-large', 'A picture has 20 MB and 50 million pixels at most.')
