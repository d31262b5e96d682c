import type { OrderLine, Quote } from '@innkeeper/api/orders/checkout.ts'
import { describe, expect, test } from 'vitest'
import { type QuotedCart, quoteChanges } from './quote-changes.ts'

type Priced = { id: string; each: number; quantity?: number }
type Fees = Partial<Pick<Quote, 'serviceCharge' | 'transactionFee'>>

/** A cart with its prices; what costs nothing cannot be had. */
function quoted(
  items: readonly Priced[],
  { wish = 'same', ...fees }: Fees & { wish?: string } = {},
): QuotedCart {
  const lines = items.map(
    ({ id, quantity = 1 }): OrderLine => ({
      productId: id,
      quantity,
      choices: {},
      extras: [],
      comment: '',
      when: null,
      dealId: null,
    }),
  )
  const priced = items.filter(({ each }) => each > 0)
  const quote = {
    lines: priced.map(({ id, each, quantity = 1 }) => ({
      productId: id,
      title: id,
      quantity,
      unitPrice: each,
      total: each * quantity,
    })),
    problems: items.flatMap(({ each }, line) =>
      each > 0 ? [] : [{ line, code: 'order/product-unavailable' }],
    ),
    serviceCharge: 0,
    transactionFee: 0,
    ...fees,
  }
  return { lines, wish, quote: quote as unknown as Quote }
}

describe('what changed since the guest looked', () => {
  test('counts a line for several nights as it is paid for', () => {
    const forFourNights = (each: number): QuotedCart => {
      const { lines, wish, quote } = quoted([{ id: 'cocoa', each, quantity: 4 }])
      const days = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']
      const priced = quote.lines.map((line) => ({ ...line, days, time: null }))
      const chosen = lines.map((line) => ({ ...line, quantity: 1, when: { days, time: null } }))
      return { wish, lines: chosen, quote: { ...quote, lines: priced } }
    }
    expect(quoteChanges(forFourNights(24_500), forFourNights(19_500))).toMatchObject([
      { kind: 'price', quantity: 4, before: 98_000, now: 78_000 },
    ])
  })

  test('is a price, for each piece and for what is wanted of it', () => {
    const changes = quoteChanges(
      quoted([{ id: 'tea', each: 390, quantity: 2 }]),
      quoted([{ id: 'tea', each: 590, quantity: 2 }]),
    )
    expect(changes).toEqual([
      {
        kind: 'price',
        line: 0,
        productId: 'tea',
        title: 'tea',
        quantity: 2,
        before: 780,
        now: 1180,
        each: 590,
        eachBefore: 390,
      },
    ])
  })

  test('is a fee', () => {
    const cart = [{ id: 'tea', each: 390 }]
    expect(quoteChanges(quoted(cart, { serviceCharge: 75 }), quoted(cart, { serviceCharge: 95 }))).toEqual([
      { kind: 'service charge', before: 75, now: 95 },
    ])
    expect(quoteChanges(quoted(cart), quoted(cart, { transactionFee: 10 }))).toHaveLength(1)
  })

  test('is what can no longer be had, and what can be had again', () => {
    const both = quoted([
      { id: 'tea', each: 390 },
      { id: 'cake', each: 100 },
    ])
    const less = quoted([
      { id: 'tea', each: 390 },
      { id: 'cake', each: 0 },
    ])
    expect(quoteChanges(both, less)).toEqual([
      { kind: 'gone', line: 1, productId: 'cake', title: 'cake', quantity: 1, before: 100 },
    ])
    expect(quoteChanges(less, both)).toEqual([
      { kind: 'back', line: 1, productId: 'cake', title: 'cake', quantity: 1, now: 100 },
    ])
  })

  test('is nothing of what the guest changed', () => {
    const read = quoted([{ id: 'tea', each: 390 }])
    const own = { wish: 'another', serviceCharge: 75, transactionFee: 10 }
    expect(quoteChanges(read, quoted([{ id: 'tea', each: 390, quantity: 3 }], own))).toEqual([])
    expect(
      quoteChanges(
        read,
        quoted(
          [
            { id: 'tea', each: 390 },
            { id: 'cake', each: 100 },
          ],
          own,
        ),
      ),
    ).toEqual([])
    expect(quoteChanges(read, quoted([{ id: 'tea', each: 0, quantity: 50 }], own))).toEqual([])
  })

  test('is a price that moved while the guest changed how many', () => {
    const read = quoted([{ id: 'tea', each: 390 }])
    const now = quoted([{ id: 'tea', each: 590, quantity: 2 }], { wish: 'another' })
    expect(quoteChanges(read, now)).toMatchObject([{ kind: 'price', before: 780, now: 1180 }])
  })
})
