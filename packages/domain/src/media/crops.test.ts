import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CROP_STEPS, croppedWidth, cropSet, cropStepOf, PICTURE_CROPS } from './crops.ts'

test('a picture is cut within a twentieth of its focal point, on a step of the closed list', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (focalX) => {
      const step = cropStepOf(focalX)
      expect(CROP_STEPS).toContain(step)
      expect(Math.abs(step / 100 - focalX)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test('what is cut keeps the height and gets the shape; what is narrow enough is not cut', () => {
  const side = fc.integer({ min: 100, max: 5000 })
  fc.assert(
    fc.property(side, side, fc.constantFrom('upright', 'tall'), (width, height, shape) => {
      const cropped = croppedWidth(shape, { width, height })
      if (cropped === null) expect(width / height).toBeLessThanOrEqual(PICTURE_CROPS[shape] + 0.5 / height)
      else {
        expect(cropped).toBeLessThan(width)
        expect(Math.abs(cropped / height - PICTURE_CROPS[shape])).toBeLessThanOrEqual(0.5 / height + 1e-9)
      }
    }),
  )
})

test('a set ends with the picture as wide as it is', () => {
  const set = (ownWidth: number) => cropSet({ shape: 'upright', at: 50 }, ownWidth, '/media/h/p', 'avif')
  expect(set(972)).toBe(
    [
      '/media/h/p/upright-50-480.avif 480w',
      '/media/h/p/upright-50-640.avif 640w',
      '/media/h/p/upright-50-800.avif 800w',
      '/media/h/p/upright-50-1080.avif 972w',
    ].join(', '),
  )
  expect(set(400)).toBe('/media/h/p/upright-50-480.avif 400w')
})
