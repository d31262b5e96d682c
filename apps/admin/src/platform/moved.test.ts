import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('a row moves one step and never out of its list', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
