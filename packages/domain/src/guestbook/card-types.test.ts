import { expect, expectTypeOf, test } from 'vitest'
import { CARD_KINDS, CARD_TYPES, type CardKind, type CardType, isHeader } from './card-types.ts'
import { isHolder } from './grouping.ts'

test('there are the eleven box kinds of the specification', () => {
  expect(CARD_TYPES).toEqual([
    'Carousel',
    'Header',
    'Voucher',
    'Content',
    'UnitSpecific',
    'Product',
    'Facilities',
    'Group',
    'RoomCleaningBox',
    'FixedSizeBox',
    'FixedSizeBoxSlider',
  ])
})

test('holders and the header are held by none', () => {
  const free = CARD_TYPES.filter((type) => isHolder(type) || isHeader({ type }))
  expect(CARD_TYPES.filter((type) => !CARD_KINDS[type].canBeHeld)).toEqual(free)
})

test('a record that misses a kind, or has one too many, does not compile', () => {
  type Full = Readonly<Record<CardType, CardKind>>
  expectTypeOf(CARD_KINDS).toEqualTypeOf<Full>()
  expectTypeOf<Omit<Full, 'Voucher'>>().not.toExtend<Full>()
  // @ts-expect-error what there is no kind for is no key
  const tooMany: Full = { ...CARD_KINDS, Twelfth: CARD_KINDS.Content }
  expect(Object.keys(tooMany)).toHaveLength(CARD_TYPES.length + 1)
})

test('a kind without one of the facts about kinds does not compile', () => {
  expectTypeOf<Omit<CardKind, 'holds'>>().not.toExtend<CardKind>()
})
