import { expect, test } from 'vitest'
import { changeOf, draftOf } from './product-draft.ts'
import { sampleProduct } from './sample-product.ts'

const draft = draftOf(sampleProduct())

test('only what differs is sent', () => {
  expect(changeOf(draft, draft)).toEqual({})
  expect(changeOf(draft, { ...draft, price: 9900 })).toEqual({ price: 9900 })
})

test('spaces and empty languages are no change', () => {
  const typed = {
    ...draft,
    category: ' Food ',
    content: { 0: { title: 'Breakfast ', description: 'In your room' }, 4: { title: ' ', description: '' } },
  }
  expect(changeOf(draft, typed)).toEqual({})
})

test('what is unlimited has no stock', () => {
  const limited = {
    ...draft,
    stock: 4,
    options: { ...draft.options, quantity: { isUnlimited: false, maxQuantity: 2 } },
  }
  expect(changeOf(draft, limited)).toMatchObject({ stock: 4 })
  expect(changeOf(limited, { ...limited, options: draft.options })).toMatchObject({ stock: null })
})
