import { expect, test } from 'vitest'
import { servedWidths } from './picture.tsx'

test('no picture is asked for wider than its original, but one is always asked for', () => {
  expect(servedWidths([160, 320, 640], 400)).toEqual([160, 320])
  expect(servedWidths([160, 320, 640], 80)).toEqual([160])
})
