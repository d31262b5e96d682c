import { expect, test } from 'vitest'
import { lineName } from './line-name.ts'

const cocoa = 'Cocoa on your balcony'

test('what was bought by a deal is called as the deal, with the product beneath', () => {
  expect(lineName({ title: cocoa, dealTitle: 'Cocoa under the stars' })).toEqual({
    name: 'Cocoa under the stars',
    product: cocoa,
  })
})

test('one name is said once', () => {
  expect(lineName({ title: cocoa, dealTitle: cocoa })).toEqual({ name: cocoa, product: null })
})

test('without a deal, or of one that is gone, it is the product', () => {
  for (const dealTitle of [null, undefined, '']) {
    expect(lineName({ title: cocoa, dealTitle })).toEqual({ name: cocoa, product: null })
  }
})
