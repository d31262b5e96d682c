import { PICTURE_FORMATS, PICTURE_WIDTHS, picturePath } from '@innkeeper/domain/media/sizes.ts'
import { describe, expect, it } from 'vitest'
import { parseVariantName } from './variant.ts'

describe('a variant’s name', () => {
  it('is understood as the apps write it', () => {
    for (const width of PICTURE_WIDTHS) {
      for (const format of PICTURE_FORMATS) {
        const name = picturePath('fjellheim', 'id', width, format).split('/').at(-1) ?? ''
        expect(parseVariantName(name)).toEqual({ width, format })
      }
    }
  })

  it('is refused outside the closed lists', () => {
    for (const name of [
      '801.avif',
      '0800.avif',
      '800',
      '800.png',
      '800.svg',
      '800.avif.webp',
      '8e2.avif',
      ' 800.avif',
      '',
    ]) {
      expect(parseVariantName(name), name).toBeUndefined()
    }
  })
})
