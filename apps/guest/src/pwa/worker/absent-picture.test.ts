import { expect, test } from 'vitest'
import { nearestWidth } from './absent-picture.ts'

const at = (path: string) => `https://inn.example/media/fjellheim/${path}`

test('a picture that was kept in another width or format is shown in that one, the nearest first', () => {
  const kept = [at('p1/400.avif'), at('p1/1600.webp'), at('p2/800.avif'), 'https://inn.example/other']
  expect(nearestWidth(at('p1/800.avif'), kept)).toBe(at('p1/400.avif'))
  expect(nearestWidth(at('p1/2000.jpeg'), kept)).toBe(at('p1/1600.webp'))
  expect(nearestWidth(at('p3/800.avif'), kept)).toBeUndefined()
  // Cut to a shape, it is still the same picture.
  expect(nearestWidth(at('p2/upright-50-640.avif'), kept)).toBe(at('p2/800.avif'))
  expect(nearestWidth(at('p4/800.avif'), [at('p4/tall-30-480.webp')])).toBe(at('p4/tall-30-480.webp'))
  expect(nearestWidth('https://inn.example/other', kept)).toBeUndefined()
})
