import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areSameFilters, filtersOf } from './saved-filters.ts'

test('the page one was on and what stood open are not part of a view', () => {
  expect(filtersOf({ status: 'accepted', page: 3, open: 'x', search: '', unit: undefined })).toEqual({
    status: 'accepted',
  })
})

test('two views are the same in whichever order they are written, and differ by any value', () => {
  const filters = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,5}$/),
    fc.oneof(fc.string(), fc.integer(), fc.boolean()),
  )
  fc.assert(
    fc.property(filters, (one) => {
      const turned = Object.fromEntries(Object.entries(one).reverse())
      expect(areSameFilters(one, turned)).toBe(true)
      expect(areSameFilters(one, { ...one, another: 'x' })).toBe(false)
    }),
  )
})
