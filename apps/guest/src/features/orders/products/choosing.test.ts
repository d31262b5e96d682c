import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { describe, expect, test } from 'vitest'
import { byCategory } from './by-category.ts'
import { missingChoices, mostOf, NOTHING_CHOSEN, priceAsChosen, withChoice, withExtra } from './choosing.ts'
import { hoursNow } from './hours.ts'
import { sampleProduct } from './sample-product.ts'

const product = sampleProduct({
  price: 10_000,
  listOfChoices: [
    {
      id: 'bread',
      name: 'Bread',
      isRequired: true,
      choices: [
        { id: 'rye', name: 'Rye', price: 0 },
        { id: 'brioche', name: 'Brioche', price: 1500 },
      ],
    },
  ],
  extras: [{ id: 'juice', name: 'Juice', price: 2500 }],
})

describe('a product being chosen', () => {
  test('costs what its choices and extras add, for each piece', () => {
    const chosen = withExtra(
      withChoice({ ...NOTHING_CHOSEN, quantity: 3 }, 'bread', 'brioche'),
      'juice',
      true,
    )
    expect(priceAsChosen(product, chosen)).toBe(3 * (10_000 + 1500 + 2500))
    expect(priceAsChosen(product, withExtra(chosen, 'juice', false))).toBe(3 * 11_500)
  })

  test('wants every required choice', () => {
    expect(missingChoices(product, NOTHING_CHOSEN)).toEqual(['bread'])
    const chosen = withChoice(NOTHING_CHOSEN, 'bread', 'rye')
    expect(missingChoices(product, chosen)).toEqual([])
    expect(withChoice(chosen, 'bread', null)).toEqual(NOTHING_CHOSEN)
  })

  test('can be had up to the most of one order and what is left, less what is in the cart', () => {
    expect(mostOf({ ...product, maxQuantity: 5, left: null }, 2)).toBe(3)
    expect(mostOf({ ...product, maxQuantity: 5, left: 1 }, 0)).toBe(1)
    expect(mostOf({ ...product, maxQuantity: 5, left: 1 }, 4)).toBe(0)
  })
})

test('a form lists its own products, by category in its order', () => {
  const all: GuestProduct[] = [
    sampleProduct({ id: 'wine', category: 'Drinks' }),
    sampleProduct({ id: 'lunch', category: 'Food' }),
    sampleProduct({ id: 'water', category: 'Drinks' }),
    sampleProduct({ id: 'other', category: 'Food' }),
  ]
  const categories = byCategory(all, ['lunch', 'wine', 'gone', 'water'])
  expect(categories.map(({ name, products }) => [name, products.map(({ id }) => id)])).toEqual([
    ['Food', ['lunch']],
    ['Drinks', ['wine', 'water']],
  ])
})

describe('hours', () => {
  const open = (from: string, to: string) => ({ isOpen: true, open: from, closed: to })
  const every = (day: ReturnType<typeof open>): GuestProduct['openingHours'] => [
    day,
    day,
    day,
    day,
    day,
    day,
    day,
  ]
  // A Monday, 18:10 in Oslo.
  const now = Date.parse('2026-11-16T17:10:00Z')

  const timed = (openingHours: GuestProduct['openingHours'], cutOff: GuestProduct['cutOff'] = null) => ({
    kind: 'brought' as const,
    openingHours,
    cutOff,
  })

  test('of what had to be ordered yesterday are those of the day it can be ordered for', () => {
    const openingHours = every(open('15:00', '22:00'))
    const hours = hoursNow(timed(openingHours, { kind: 'day before', time: '20:00' }), now, 'Europe/Oslo')
    expect(hours).toEqual({ kind: 'from', time: '15:00', days: 1 })
  })

  test('around the clock are not worth a word', () => {
    const openingHours = every(open('00:00', '23:59'))
    expect(hoursNow(timed(openingHours), now, 'Europe/Oslo')).toEqual({ kind: 'always' })
  })

  test('are said while it is open', () => {
    const openingHours = every(open('15:00', '22:00'))
    const hours = hoursNow(timed(openingHours), now, 'Europe/Oslo')
    expect(hours).toEqual({ kind: 'open', from: '15:00', to: '22:00' })
  })

  test('of what can be had later today say from when, not that it is closed', () => {
    const openingHours = every(open('19:00', '22:00'))
    expect(hoursNow(timed(openingHours), now, 'Europe/Oslo')).toEqual({
      kind: 'from',
      time: '19:00',
      days: 0,
    })
  })

  test('that are over for today say tomorrow’s', () => {
    const openingHours = every(open('07:00', '18:00'))
    expect(hoursNow(timed(openingHours), now, 'Europe/Oslo')).toEqual({
      kind: 'from',
      time: '07:00',
      days: 1,
    })
  })

  test('of what is sold out today are those of the next day', () => {
    const soldOutUntil = '2026-11-16T23:00:00.000Z'
    const evening = { ...timed(every(open('15:00', '22:00'))), soldOutUntil }
    expect(hoursNow(evening, now, 'Europe/Oslo')).toEqual({ kind: 'from', time: '15:00', days: 1 })
    const always = { ...timed(every(open('00:00', '23:59'))), soldOutUntil }
    expect(hoursNow(always, now, 'Europe/Oslo')).toEqual({ kind: 'always' })
    const over = { ...evening, soldOutUntil: '2026-11-15T23:00:00.000Z' }
    expect(hoursNow(over, now, 'Europe/Oslo')).toEqual({ kind: 'open', from: '15:00', to: '22:00' })
  })

  test('of closed days name the next one that is open, or none', () => {
    const closed = { ...open('08:00', '10:00'), isOpen: false }
    const never = every(closed)
    expect(hoursNow(timed(never), now, 'Europe/Oslo')).toEqual({ kind: 'never' })
    const openingHours = every(closed)
    openingHours[3] = open('08:00', '10:00')
    expect(hoursNow(timed(openingHours), now, 'Europe/Oslo')).toEqual({
      kind: 'from',
      time: '08:00',
      days: 3,
    })
  })
})
