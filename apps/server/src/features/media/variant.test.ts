import { CROP_STEPS, cropName } from '@innkeeper/domain/media/crops.ts'
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

  it('of a cut picture says its shape and where it is cut', () => {
    for (const at of CROP_STEPS) {
      const crop = { shape: 'upright', at } as const
      expect(parseVariantName(cropName(crop, 800, 'avif'))).toEqual({ crop, width: 800, format: 'avif' })
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
      'upright-55-800.avif',
      'upright-50-1920.avif',
      'upright-800.avif',
      'square-50-800.avif',
      '',
    ]) {
      expect(parseVariantName(name), name).toBeUndefined()
    }
  })
})
