import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceChanges } from './price-changes.ts'

const wanted = { languageIndex: 0, defaultIndex: 0 }
const option = (id: string, price: number) => ({ id, names: { 0: `Option ${id}` }, price, productId: null })
const priced = (price: number, salePrice: number | null, extras: ReturnType<typeof option>[]) => ({
  price,
  options: { salePrice, listOfChoices: [], extras },
})

it('a price, a sale price and what an extra adds are told apart', () => {
  const before = priced(12000, null, [option('a', 500), option('b', 700)])
  const after = priced(15000, 9900, [option('a', 600), option('c', 100)])
  expect(priceChanges(before, after, wanted)).toEqual([
    { kind: 'price', part: null, before: 12000, after: 15000 },
    { kind: 'sale price', part: null, before: null, after: 9900 },
    { kind: 'option', part: 'Option a', before: 500, after: 600 },
    { kind: 'option', part: 'Option b', before: 700, after: null },
    { kind: 'option', part: 'Option c', before: null, after: 100 },
  ])
})

it('there is a change for exactly those prices that differ, and going back is the same turned round', () => {
  const amount = fc.integer({ min: 0, max: 3 })
  const any = fc
    .record({
      price: amount,
      sale: fc.option(amount),
      extras: fc.dictionary(fc.constantFrom('a', 'b', 'c'), amount),
    })
    .map(({ price, sale, extras }) =>
      priced(
        price,
        sale,
        Object.entries(extras).map(([id, each]) => option(id, each)),
      ),
    )
  fc.assert(
    fc.property(any, any, (before, after) => {
      expect(priceChanges(before, before, wanted)).toEqual([])
      const there = priceChanges(before, after, wanted)
      for (const { before: was, after: is } of there) expect(was).not.toBe(is)
      const back = priceChanges(after, before, wanted)
      const turned = back.map((each) => ({ ...each, before: each.after, after: each.before }))
      expect(new Set(turned.map((each) => JSON.stringify(each)))).toEqual(
        new Set(there.map((each) => JSON.stringify(each))),
      )
    }),
  )
})
