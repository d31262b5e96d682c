import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import { describe, expect, test } from 'vitest'
import { countOf, parseCart, quantityOf, sentLine, withLine, withQuantity } from './cart.ts'

const line = (change: Partial<OrderLine> = {}): OrderLine => ({
  productId: 'breakfast',
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
  ...change,
})

describe('a cart', () => {
  test('makes one line of the same product chosen the same way, however it was chosen', () => {
    const first = line({ choices: { bread: 'rye', egg: 'soft' }, extras: ['juice', 'coffee'] })
    const second = line({ choices: { egg: 'soft', bread: 'rye' }, extras: ['coffee', 'juice'], quantity: 2 })
    expect(withLine([first], second)).toEqual([{ ...first, quantity: 3 }])
  })

  test('keeps apart what is chosen or wished differently', () => {
    const cart = withLine([line()], line({ comment: 'no nuts' }))
    expect(cart).toHaveLength(2)
    expect(quantityOf(cart, 'breakfast')).toBe(2)
    expect(countOf([...cart, line({ productId: 'bike', quantity: 3 })])).toBe(5)
  })

  test('loses a line when none of it is left', () => {
    const cart = [line(), line({ productId: 'bike' })]
    expect(withQuantity(cart, 0, 0)).toEqual([line({ productId: 'bike' })])
    expect(withQuantity(cart, 1, 4)).toEqual([line(), line({ productId: 'bike', quantity: 4 })])
  })

  test('keeps the name the guest saw, and sends none', () => {
    const named = { ...line(), title: 'Breakfast' }
    expect(withLine([named], line({ quantity: 2 }))).toEqual([{ ...named, quantity: 3 }])
    expect(parseCart([named])).toEqual([named])
    expect(sentLine(named)).toEqual(line())
  })

  test('takes no more lines than an order has', () => {
    const full = Array.from({ length: 50 }, (_, index) => line({ productId: `p${index}` }))
    expect(withLine(full, line({ productId: 'one more' }))).toBe(full)
  })
})

describe('what is stored', () => {
  test('is a cart as far as it is one', () => {
    const good = line({ choices: { bread: 'rye' }, extras: ['juice'] })
    const bad = [null, 'x', {}, line({ quantity: 0 }), line({ quantity: 1.5 }), { ...good, extras: [1] }]
    expect(parseCart([good, ...bad])).toEqual([good])
  })

  test.each([null, undefined, 'text', 7, {}])('%j is an empty cart', (stored) => {
    expect(parseCart(stored)).toEqual([])
  })
})
