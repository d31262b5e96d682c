import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PROPERTY_ID_PATTERN } from '../ids.ts'
import { suggestedPropertyId } from './property-id.ts'

it.each([
  ['Fjellheim', 'fjellheim'],
  ['Hôtel Gråmåsen & Søn', 'hotel-gramasen-son'],
  ["Anna's Æblegård", 'annas-aeblegard'],
  ['  The   Old Inn  ', 'the-old-inn'],
  ['旅館', ''],
  ['A', ''],
])('the address of %s is %s', (name, expected) => {
  expect(suggestedPropertyId(name)).toBe(expected)
})

it('a suggested address is always a valid one or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
      const id = suggestedPropertyId(name)
      expect(id === '' || (PROPERTY_ID_PATTERN.test(id) && !/^-|-$/.test(id))).toBe(true)
    }),
  )
})
