import { expect, test } from 'vitest'
import { UNREADABLE } from '../../../../components/editing/amount-field/amount-field.tsx'
import type { AdminTranslate } from '../../../../platform/texts.ts'
import { draftOf } from './product-draft.ts'
import { productErrors } from './product-errors.ts'
import { productHints } from './product-hints.ts'
import { sampleProduct } from './sample-product.ts'

const t = ((key: string) => key) as unknown as AdminTranslate
const draft = draftOf(sampleProduct())
const withOptions = (options: Partial<typeof draft.options>) => ({
  ...draft,
  options: { ...draft.options, ...options },
})

test('a breakfast has nothing wrong and nothing missing', () => {
  expect(productErrors(t, draft, 0)).toEqual({})
  expect(productHints(draft, 'product', 0)).toEqual([])
})

test('an amount that is none is told where it stands', () => {
  const extras = [{ id: 'E'.repeat(22), names: { 0: 'Juice' }, price: UNREADABLE, productId: null }]
  expect(productErrors(t, { ...withOptions({ extras }), price: UNREADABLE }, 0)).toMatchObject({
    price: 'products.wrong.price',
    'options.extras.0.price': 'products.wrong.price',
  })
})

test('a sale costs less', () => {
  expect(productErrors(t, withOptions({ salePrice: 14_500 }), 0)).toEqual({
    'options.salePrice': 'products.wrong.sale',
  })
  expect(productErrors(t, withOptions({ salePrice: 9900 }), 0)).toEqual({})
})

test('choices have names in the property’s language, and a list has choices', () => {
  const list = { id: 'L'.repeat(22), names: { 4: 'Brød' }, isRequired: true, choices: [] }
  expect(productErrors(t, withOptions({ listOfChoices: [list] }), 0)).toEqual({
    'options.listOfChoices.0': 'products.wrong.noChoices',
    'options.listOfChoices.0.names': 'form.required',
  })
})

test('a limited product says how many there are', () => {
  const limited = withOptions({ quantity: { isUnlimited: false, maxQuantity: 2 } })
  expect(productErrors(t, limited, 0)).toEqual({ stock: 'products.wrong.stock' })
  expect(productErrors(t, { ...limited, stock: 0 }, 0)).toEqual({})
  expect(productHints({ ...limited, stock: 0 }, 'product', 0)).toEqual(['soldOut'])
})

test('what keeps guests from ordering is named; a fee needs neither journey nor hours', () => {
  const bare = {
    ...draft,
    price: 0,
    content: {},
    visibility: {
      ...draft.visibility,
      guestJourney: [],
      productArea: { guestbook: false, automation: false },
    },
  }
  expect(productHints(bare, 'product', 0)).toEqual(['noTitle', 'noPrice', 'noJourney', 'noArea'])
  expect(productHints(bare, 'deliveryFee', 0)).toEqual(['noTitle', 'noPrice'])
})

test('a notice and an age lie within what makes sense', () => {
  expect(productErrors(t, withOptions({ cutOff: { kind: 'minutes before', minutes: 0 } }), 0)).toEqual({
    'options.cutOff.minutes': 'products.wrong.cutOff',
  })
  expect(productErrors(t, withOptions({ cutOff: { kind: 'day before', time: '' } }), 0)).toEqual({
    'options.cutOff.time': 'settings.wrong.time',
  })
  expect(productErrors(t, withOptions({ minimumAge: 5 }), 0)).toEqual({
    'options.minimumAge': 'products.wrong.age',
  })
  expect(
    productErrors(t, withOptions({ minimumAge: 18, cutOff: { kind: 'day before', time: '20:00' } }), 0),
  ).toEqual({})
})

test('what is part of the stay needs no opening hours', () => {
  const closed = draft.options.openingHours.map((day) => ({
    ...day,
    isOpen: false,
  })) as typeof draft.options.openingHours
  expect(productHints(withOptions({ openingHours: closed }), 'product', 0)).toEqual(['neverOpen'])
  const part = withOptions({ openingHours: closed, kind: 'part of the stay' })
  expect(productHints(part, 'product', 0)).toEqual([])
})
