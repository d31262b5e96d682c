import { expect, test } from 'vitest'
import { reuseEqualParts } from './reuse-equal-parts.ts'

const VALUES = [
  null,
  false,
  0,
  '',
  'text',
  [],
  {},
  [1, 2],
  [1, 2, 3],
  ['1', '2'],
  [[1], { a: [null] }],
  { a: 1 },
  { a: 1, b: 2 },
  { a: { b: [{ c: 'x' }, { c: 'y' }] }, d: null },
  { a: { b: [{ c: 'x' }] }, d: null },
  { 0: 1, 1: 2 },
]

test.each(VALUES)('a value equal to %j is the one that was there', (value) => {
  expect(reuseEqualParts(value, structuredClone(value))).toBe(value)
})

test.each(VALUES)('what came after %j is what comes out', (before) => {
  for (const next of VALUES) expect(reuseEqualParts(before, structuredClone(next))).toStrictEqual(next)
})

test('only what changed is new', () => {
  const before = { boxes: [{ id: 'a' }, { id: 'b' }], language: { code: 'en' } }
  const shared = reuseEqualParts(before, { boxes: [{ id: 'a' }, { id: 'c' }], language: { code: 'en' } })
  expect(shared.boxes).not.toBe(before.boxes)
  expect(shared.boxes[0]).toBe(before.boxes[0])
  expect(shared.language).toBe(before.language)
})
