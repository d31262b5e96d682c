import { expect, it } from 'vitest'
import { NoRoomError } from '../http/no-room-error.ts'
import { pictureRefusal } from './picture-refusal.ts'
import { PictureError, type PictureFailure } from './port.ts'

const CODES: Record<PictureFailure, string> = {
  busy: 'media/busy',
  'too-many-pixels': 'media/too-many-pixels',
  'too-slow': 'media/too-many-pixels',
  'unsupported-type': 'media/type-not-allowed',
  'too-elaborate': 'media/broken',
  broken: 'media/broken',
}

it.each(Object.entries(CODES) as [PictureFailure, string][])(
  'a picture that is %s is %s',
  (failure, code) => {
    expect(pictureRefusal(new PictureError(failure))).toMatchObject({ code })
  },
)

it('a slow picture is not called damaged: a smaller one helps', () => {
  expect(pictureRefusal(new PictureError('too-slow'))).toMatchObject({
    message: expect.stringContaining('takes too long'),
  })
})

it('too many at once is no fault, and nothing but a failure of a picture is renamed', () => {
  expect(pictureRefusal(new PictureError('busy'))).toBeInstanceOf(NoRoomError)
  const other = new Error('the disk is full')
  expect(pictureRefusal(other)).toBe(other)
})
