import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createCameraPictures } from './camera-pictures.ts'
import { PictureError, type PictureFailure } from './port.ts'

async function refusedAs(failure: PictureFailure) {
  const fails = () => Promise.reject(new PictureError(failure))
  const receive = createCameraPictures({ prepare: fails, resize: fails }, { maxBytes: 10_000 })
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#446' } })
  return receive('fjellheim', Readable.from([await picture.png().toBuffer()])).catch((error) => error.code)
}

it('a picture of a phone that takes too long to read is not called damaged', async () => {
  expect(await refusedAs('too-slow')).toBe('media/too-many-pixels')
})

it('one that begins like a picture and cannot be read is damaged, and not of a wrong type', async () => {
  expect(await refusedAs('unsupported-type')).toBe('media/broken')
})
