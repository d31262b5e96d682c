import { type AcceptedType, judgeUpload, type UploadRefusal } from '@innkeeper/domain/media/accepted.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { NoRoomError } from '../../platform/http/no-room-error.ts'
import { PictureError, type PicturesPort, type PreparedPicture } from '../../platform/pictures/port.ts'

const REFUSALS: Record<UploadRefusal, string> = {
  'media/too-large': 'A file has 20 MB at most, a drawing 1 MB.',
  'media/type-not-allowed': 'Send a JPEG, PNG, WebP, AVIF, GIF or SVG picture or a PDF document.',
  'media/heic': 'Browsers cannot show HEIC; send a JPEG.',
  'media/broken': 'The file is damaged or not whole.',
}

export const refused = (code: UploadRefusal) => new AppError(code, REFUSALS[code])

/** What the bytes are by their look, whatever their name says; throws the refusal. */
export function requireAccepted(size: number, head: Uint8Array): AcceptedType {
  const judged = judgeUpload(size, head)
  if (!judged.ok) throw refused(judged.code)
  return judged.type
}

/** The copy of a picture that is kept; throws when it is not what it looks like, or cannot be served later. */
export async function preparePicture(pictures: PicturesPort, bytes: Uint8Array): Promise<PreparedPicture> {
  try {
    return await pictures.prepare(bytes)
  } catch (error) {
    throw toAppError(error)
  }
}

/** Refusals of the picture port as codes of ours; anything else stays what it is. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error
  if (error.failure === 'too-many-pixels')
    return new AppError('media/too-many-pixels', 'A picture has 50 million pixels at most.')
  if (error.failure === 'too-slow')
    return new AppError('media/too-many-pixels', 'The picture takes too long to read; make it smaller.')
  if (error.failure === 'too-elaborate')
    return new AppError('media/too-elaborate', 'The drawing takes too long to draw; send it as PNG.')
  if (error.failure === 'busy')
    return new NoRoomError('Too many pictures at once; try again shortly.', 'media/busy')
  // Its first bytes were those of a type we take, so one that cannot be read is damaged.
  return refused('media/broken')
}
