import { describe, expect, test } from 'vitest'
import { sampleLine, sampleStayOrder, sampleStore } from '../sample-store.ts'
import {
  afterPlaced,
  asNewOrder,
  canBeChanged,
  cartOfOrder,
  changeEndOf,
  EMPTY_CART,
  endingWith,
  hasSeenPrice,
  parseCart,
  sentLine,
  wishIn,
  withLine,
  withoutChange,
  withoutLine,
} from './store-cart.ts'

const on = (...days: string[]) => sampleLine({ when: { days, time: null } })
const OPEN = sampleStore([])
const cartOf = (...lines: ReturnType<typeof sampleLine>[]) => ({ ...EMPTY_CART, lines })

describe('the cart of the store', () => {
  test('makes one line of the same wish for other nights', () => {
    const cart = withLine(cartOf(on('2026-11-18')), on('2026-11-16', '2026-11-18'))
    expect(cart.lines).toEqual([on('2026-11-16', '2026-11-18')])
  })

  test('counts what has no day, and keeps apart what is wished at another time', () => {
    expect(withLine(cartOf(sampleLine()), sampleLine({ quantity: 2 })).lines).toEqual([
      sampleLine({ quantity: 3 }),
    ])
    const at = (time: string) => sampleLine({ when: { days: ['2026-11-16'], time } })
    expect(withLine(cartOf(at('18:00')), at('20:00')).lines).toHaveLength(2)
    expect(withLine(cartOf(on('2026-11-16')), { ...on('2026-11-17'), quantity: 2 }).lines).toHaveLength(2)
  })

  test('puts a changed line into its place', () => {
    const other = sampleLine({ dealId: 'sauna', productId: 'sauna' })
    const cart = cartOf(on('2026-11-16'), other)
    expect(withLine(cart, on('2026-11-17'), 0).lines).toEqual([on('2026-11-17'), other])
    expect(withoutLine(cart, 0).lines).toEqual([other])
  })

  test('sends neither the name nor the price the guest saw', () => {
    expect(sentLine(sampleLine())).toEqual({
      dealId: 'stars',
      productId: 'cocoa',
      quantity: 1,
      choices: {},
      extras: [],
      comment: '',
      when: null,
    })
  })

  test('takes no more lines than an order has', () => {
    const full = cartOf(...Array.from({ length: 50 }, (_, index) => sampleLine({ productId: `p${index}` })))
    expect(withLine(full, sampleLine({ productId: 'one more' }))).toBe(full)
  })
})

describe('an order that nobody has answered', () => {
  test('fills the cart again, to take its place; what it cost then is not known', () => {
    const order = sampleStayOrder()
    expect(canBeChanged(order, OPEN)).toBe(true)
    const cart = cartOfOrder(order, EMPTY_CART)
    expect(cart.changes).toEqual({ watchId: 'watch', number: 1047 })
    const when = { days: ['2026-11-16'], time: null }
    expect(cart.lines).toMatchObject([{ dealId: 'stars', title: 'Cocoa under the stars', when }])
    expect(cart.lines.some(hasSeenPrice)).toBe(false)
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
  })

  test('counts what it took as free while it is changed, as one that was not paid while it is tried again', () => {
    const unpaid = { orderId: 'paying', wish: 'wish' }
    expect(endingWith({ ...EMPTY_CART, unpaid })).toEqual({ replaces: 'paying' })
    expect(endingWith(cartOfOrder(sampleStayOrder(), { ...EMPTY_CART, unpaid }))).toEqual({
      changes: 'watch',
    })
    expect(endingWith(EMPTY_CART)).toBeNull()
  })

  test('cannot be changed once the store has closed', () => {
    expect(canBeChanged(sampleStayOrder(), { ...OPEN, isOpen: false })).toBe(false)
  })

  test('cannot be changed once it was answered, or where it does not say what it was', () => {
    expect(canBeChanged(sampleStayOrder({ isCancellable: false }), OPEN)).toBe(false)
    const [item] = sampleStayOrder().items
    if (!item) throw new Error('the sample has an item')
    expect(canBeChanged(sampleStayOrder({ items: [{ ...item, line: null }] }), OPEN)).toBe(false)
  })

  test('is changed no more once the house has answered it, or another device changed it or took it back', () => {
    const cart = cartOfOrder(sampleStayOrder(), EMPTY_CART)
    const now = (standing: 'sent' | 'confirmed' | 'declined' | 'cancelled', isReplaced = false) =>
      changeEndOf(cart, [sampleStayOrder({ standing, isReplaced })])
    expect([now('sent'), now('confirmed'), now('declined')]).toEqual([null, 'answered', 'answered'])
    expect(now('cancelled')).toBe('cancelled')
    // As a further order it would be there twice.
    expect(now('cancelled', true)).toBe('changed')
    expect(changeEndOf(EMPTY_CART, [sampleStayOrder({ standing: 'confirmed' })])).toBeNull()
  })

  test('puts what was in the cart aside, and it comes back when the order stays as it was', () => {
    const before = { ...cartOf(on('2026-11-17')), unpaid: { orderId: 'paying', wish: 'wish' } }
    const changing = cartOfOrder(sampleStayOrder(), before)
    expect(changing.lines).toHaveLength(1)
    expect(withoutChange(changing)).toEqual(before)
    // Another order is changed instead: what was aside stays so.
    expect(withoutChange(cartOfOrder(sampleStayOrder({ number: 1048 }), changing))).toEqual(before)
    expect(parseCart(JSON.parse(JSON.stringify(changing)))).toEqual(changing)
    expect(withoutChange(cartOfOrder(sampleStayOrder(), EMPTY_CART))).toEqual(EMPTY_CART)
  })

  test('that was taken back elsewhere leaves what was chosen as a new order, with what was in the cart before', () => {
    const changing = cartOfOrder(sampleStayOrder(), cartOf(on('2026-11-17')))
    expect(asNewOrder(changing)).toEqual(cartOf(...changing.lines, on('2026-11-17')))
  })

  test('is taken back and ordered anew where all is paid in advance', () => {
    const payment = [{ service: 'Pay Now' as const, methods: ['visa' as const] }]
    expect(canBeChanged(sampleStayOrder(), { ...OPEN, payment })).toBe(false)
  })
})

describe('a cart that was ordered', () => {
  const cart = cartOf(on('2026-11-16'))
  const paying = { ...cart, unpaid: { orderId: 'order', wish: wishIn(cart) } }

  test('is empty once its order has been placed, or as it was before an order was changed', () => {
    expect(afterPlaced(paying, 'order')).toEqual(EMPTY_CART)
    const before = cartOf(on('2026-11-17'))
    const changing = cartOfOrder(sampleStayOrder(), before)
    const sent = { ...changing, unpaid: { orderId: 'order', wish: wishIn(changing) } }
    expect(afterPlaced(sent, 'order')).toEqual(before)
    expect(afterPlaced(paying, 'another')).toBe(paying)
  })

  test('keeps what the guest has put in since', () => {
    const since = withLine(paying, sampleLine({ dealId: 'sauna', productId: 'sauna' }))
    expect(afterPlaced(since, 'order')).toEqual({ ...since, unpaid: null })
  })
})

describe('what is stored', () => {
  test('is a cart as far as it is one', () => {
    const bad = [
      null,
      'x',
      {},
      { ...sampleLine(), quantity: 0 },
      { ...sampleLine(), dealId: null },
      { ...sampleLine(), when: { days: 'x' } },
    ]
    expect(parseCart({ lines: [sampleLine(), ...bad], changes: { watchId: 1 }, unpaid: 'x' })).toEqual(
      cartOf(sampleLine()),
    )
  })

  test.each([null, undefined, 'text', 7, [], {}])('%j is an empty cart', (stored) => {
    expect(parseCart(stored)).toEqual(EMPTY_CART)
  })
})
