import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byHour, byNight, sampleDeal, sampleStoreProduct } from '../sample-store.ts'
import { countOf, linePrice, piecesOf, priceFrom, unitPrice } from './deal-price.ts'

const NIGHTS = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']
const plain = { choices: {}, extras: [] }

describe('what a picked set costs', () => {
  test('is the price of one, for every piece on each of its nights', () => {
    const left = Object.fromEntries(NIGHTS.map((night) => [night, 5]))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_00 }),
        fc.subarray(NIGHTS, { minLength: 1 }),
        fc.integer({ min: 1, max: 5 }),
        (price, days, quantity) => {
          const product = byNight(left, { price })
          let sum = 0
          for (const _night of days) for (let piece = 0; piece < quantity; piece++) sum += price
          const line = { ...plain, quantity, when: { days, time: null } }
          expect(linePrice(product, line)).toBe(sum)
          expect(Number.isSafeInteger(linePrice(product, line))).toBe(true)
        },
      ),
    )
  })

  test('counts the hours of a room that is ready early, however many are wanted', () => {
    const line = (time: string, quantity = 1) => ({ quantity, when: { days: ['2026-11-15'], time } })
    expect(piecesOf(byHour(), line('14:00'))).toBe(1)
    expect(piecesOf(byHour(), line('13:00', 4))).toBe(2)
    expect(piecesOf(byHour(), line('09:00'))).toBe(0)
    expect(countOf(byHour(), line('13:00'))).toBe(1)
  })

  test('has choices and extras in each piece', () => {
    const product = sampleStoreProduct({
      price: 100,
      listOfChoices: [
        { id: 'milk', name: 'Milk', isRequired: true, choices: [{ id: 'oat', name: 'Oat', price: 15 }] },
      ],
      extras: [{ id: 'cream', name: 'Cream', price: 20 }],
    })
    const chosen = { choices: { milk: 'oat' }, extras: ['cream', 'gone'] }
    expect(unitPrice(product, chosen)).toBe(135)
    expect(linePrice(product, { ...chosen, quantity: 3, when: null })).toBe(405)
  })

  test('a card shows the cheapest, and says where there are dearer ones', () => {
    const [cheap, dear] = [sampleStoreProduct({ price: 100 }), sampleStoreProduct({ id: 'two', price: 200 })]
    expect(priceFrom(sampleDeal([dear, cheap]))).toEqual({ product: cheap, hasOthers: true })
    expect(priceFrom(sampleDeal([cheap]))).toEqual({ product: cheap, hasOthers: false })
  })
})
