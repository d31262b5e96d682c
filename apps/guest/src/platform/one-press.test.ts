import { expect, test } from 'vitest'
import { isMeant } from './one-press.ts'

test('one press is one screen: the second of a double press is meant for the screen that is gone', () => {
  expect(isMeant({ clicks: 1, at: 500, paintedAt: 200 })).toBe(true)
  expect(isMeant({ clicks: 2, at: 500, paintedAt: 200 })).toBe(false)
})

test('a finger that came down before the screen was painted does not press what it did not see', () => {
  expect(isMeant({ clicks: 1, at: 150, paintedAt: 200 })).toBe(false)
  expect(isMeant({ clicks: 1, at: 150, paintedAt: Number.POSITIVE_INFINITY })).toBe(false)
})

test('a key and an assistive technology press what has the focus', () => {
  expect(isMeant({ clicks: 0, at: 0, paintedAt: 200 })).toBe(true)
})
