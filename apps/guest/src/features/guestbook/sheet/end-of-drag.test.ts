import { expect, test } from 'vitest'
import { endOfDrag } from './end-of-drag.ts'

const height = 700

test('a short, slow pull lets the sheet spring back, and so does a twitch', () => {
  expect(endOfDrag({ distance: 30, speed: 3, height })).toBe('stay')
  expect(endOfDrag({ distance: 60, speed: 0.1, height })).toBe('stay')
})

test('a swipe closes long before the middle, a long pull however slow', () => {
  expect(endOfDrag({ distance: 60, speed: 0.9, height })).toBe('close')
  expect(endOfDrag({ distance: 320, speed: 0, height })).toBe('close')
})

test('thrown back up, or never drawn down, it stays', () => {
  expect(endOfDrag({ distance: 400, speed: -0.8, height })).toBe('stay')
  expect(endOfDrag({ distance: 0, speed: 2, height })).toBe('stay')
})
