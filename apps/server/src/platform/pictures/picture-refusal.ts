import { AppError } from '../http/app-error.ts'
import { NoRoomError } from '../http/no-room-error.ts'
import { PictureError } from './port.ts'

/** Why a photo of a person could not be taken, as a code of ours; what is no failure of a picture stays what it is. */
export function pictureRefusal(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error
  switch (error.failure) {
    case 'busy':
      return new NoRoomError('Too many pictures at once; try again shortly.', 'media/busy')
    case 'too-many-pixels':
      return new AppError('media/too-many-pixels', 'A picture has 50 million pixels at most.')
    case 'too-slow':
      return new AppError('media/too-many-pixels', 'The picture takes too long to read; send a smaller one.')
    case 'unsupported-type':
      return new AppError('media/type-not-allowed', 'Send a JPEG, PNG, WebP or AVIF picture.')
    default:
      return new AppError('media/broken', 'The file is damaged or not a picture.')
  }
}
