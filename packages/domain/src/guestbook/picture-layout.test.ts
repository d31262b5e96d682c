import { expect, test } from 'vitest'
import { CARD_LAYOUTS } from './card-schema.ts'
import { layoutForPictures } from './picture-layout.ts'

const after = (before: number, now: number) =>
  CARD_LAYOUTS.map((layout) => layoutForPictures(layout, { before, after: now }))

test('a first picture changes a layout that has none, and no other', () => {
  expect(CARD_LAYOUTS).toEqual(['picture', 'side', 'small', 'plain', 'brand'])
  expect(after(0, 1)).toEqual(['picture', 'side', 'small', 'picture', 'picture'])
})

test('a later picture, or one taken away, leaves the layout as it was chosen', () => {
  for (const [before, now] of [
    [1, 2],
    [1, 0],
    [0, 0],
  ] as const) {
    expect(after(before, now)).toEqual([...CARD_LAYOUTS])
  }
})
