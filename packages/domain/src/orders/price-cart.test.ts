import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_SERVICES } from '../payments/constants.ts'
import type { CartLine, CartTerms } from './cart.ts'
import { DELIVERY_METHODS } from './constants.ts'
import { newProduct } from './new-product.ts'
import { type PriceList, priceCart, vatOf } from './price-cart.ts'
import { deliveryMethodsOf } from './product-kinds.ts'
import type { Product } from './product-schema.ts'

const key = (letter: string) => letter.repeat(22)
const choice = (letter: string, price: number) => ({
  id: key(letter),
  names: { 0: `en ${letter}`, 1: `da ${letter}` },
  price,
  productId: null,
})
const lunch: Product = {
  ...newProduct(key('l')),
  price: 14_500,
  vatRate: 2500,
  content: { 0: { title: 'Packed lunch', description: '' }, 1: { title: 'Madpakke', description: '' } },
  options: {
    ...newProduct('').options,
    openComment: true,
    hasServiceCharge: true,
    listOfChoices: [
      { id: key('c'), names: { 0: 'Bread' }, isRequired: true, choices: [choice('r', 0), choice('w', 500)] },
    ],
    extras: [choice('x', 2500), choice('y', 1000)],
  },
}
const wine: Product = {
  ...newProduct(key('v')),
  price: 30_000,
  vatRate: 1500,
  options: {
    ...newProduct('').options,
    salePrice: 25_000,
    quantity: { isUnlimited: false, maxQuantity: 3 },
    deliveryMethod: ['delivery'],
  },
}
const list: PriceList = {
  products: new Map([lunch, wine].map((product) => [product.id, product])),
  serviceCharge: { ...newProduct(key('s'), 'baseDelivery'), price: 4500, vatRate: 2500 },
  transactionFee: { ...newProduct(key('t'), 'deliveryFee'), price: 1000, vatRate: 0 },
  defaultIndex: 0,
}
const line = (product: Product, part: Partial<CartLine> = {}): CartLine => ({
  productId: product.id,
  quantity: 1,
  choices: product === lunch ? { [key('c')]: key('r') } : {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
  ...part,
})
const terms: CartTerms = {
  delivery: 'delivery',
  service: 'Pay Now',
  languageIndex: 1,
  refusalOf: () => null,
  hoursFrom: { checkInTime: '15:00', checkOutTime: '11:00' },
}
const codes = (lines: CartLine[], part: Partial<CartTerms> = {}) =>
  priceCart(list, lines, { ...terms, ...part }).problems.map((problem) => [problem.line, problem.code])

describe('the price of a cart', () => {
  it('adds choices and extras to each piece and takes the sale price', () => {
    const white = { [key('c')]: key('w') }
    const priced = priceCart(
      list,
      [line(lunch, { quantity: 2, choices: white, extras: [key('x')], comment: ' no nuts ' }), line(wine)],
      terms,
    )
    expect(priced.lines).toMatchObject([
      {
        title: 'Madpakke',
        staffTitle: 'Packed lunch',
        details: ['da w', 'da x'],
        staffDetails: ['en w', 'en x'],
        comment: 'no nuts',
        unitPrice: 17_500,
        total: 35_000,
        vat: 7000,
        isCounted: false,
      },
      { unitPrice: 25_000, vat: 3261, isCounted: true },
    ])
    expect(priced).toMatchObject({
      itemsTotal: 60_000,
      serviceCharge: 4500,
      transactionFee: 0,
      total: 64_500,
    })
    expect(priced.vat).toBe(7000 + 3261 + 900)
  })

  it('has one service charge for a delivered order with a line that asks for it', () => {
    const charge = (lines: CartLine[], delivery: 'delivery' | 'pickup' | null, on = list) =>
      priceCart(on, lines, { ...terms, delivery }).serviceCharge
    expect(charge([line(lunch), line(lunch)], 'delivery')).toBe(4500)
    expect(charge([line(wine)], 'delivery')).toBe(0)
    expect(charge([line(lunch)], 'pickup')).toBe(0)
    expect(charge([line(lunch)], null)).toBe(0)
    expect(charge([line(lunch)], 'delivery', { ...list, serviceCharge: null })).toBe(0)
  })

  it('has a transaction fee on the bill alone, never where a card may be used', () => {
    const fee = (service: (typeof PAYMENT_SERVICES)[number]) =>
      priceCart(list, [line(wine)], { ...terms, service }).transactionFee
    expect(PAYMENT_SERVICES.map(fee)).toEqual([0, 0, 1000])
  })

  it('leaves out a comment the product does not ask for', () => {
    expect(priceCart(list, [line(wine, { comment: 'cold' })], terms).lines[0]?.comment).toBe('')
  })
})

describe('a line is refused', () => {
  it.each([
    ['of an unknown product', line(wine, { productId: key('z') }), 'order/product-unavailable'],
    ['above the most of one order', line(wine, { quantity: 4 }), 'order/too-many'],
    ['without a required choice', line(lunch, { choices: {} }), 'order/choice-refused'],
    ['with a choice of no list', line(wine, { choices: { [key('c')]: key('r') } }), 'order/choice-refused'],
    ['with an unknown choice', line(lunch, { choices: { [key('c')]: key('q') } }), 'order/choice-refused'],
    ['with an unknown extra', line(lunch, { extras: [key('q')] }), 'order/choice-refused'],
    ['with an extra twice', line(lunch, { extras: [key('x'), key('x')] }), 'order/choice-refused'],
  ])('%s', (_, asked, code) => {
    expect(codes([line(lunch), asked])).toEqual([[1, code]])
  })

  it('when it is for others, or cannot come this way', () => {
    expect(codes([line(wine)], { refusalOf: () => 'order/product-unavailable' })).toEqual([
      [0, 'order/product-unavailable'],
    ])
    expect(codes([line(wine)], { delivery: 'pickup' })).toEqual([[0, 'order/delivery-refused']])
    expect(deliveryMethodsOf([lunch, wine])).toEqual(['delivery'])
    expect(deliveryMethodsOf([])).toEqual([])
  })

  it('with its like, when together they are too many', () => {
    expect(codes([line(wine, { quantity: 2 }), line(lunch), line(wine, { quantity: 2 })])).toEqual([
      [0, 'order/too-many'],
      [2, 'order/too-many'],
    ])
  })

  it('when the order comes to more than the books can hold', () => {
    const dear = { ...wine, price: 100_000_000, options: { ...wine.options, salePrice: null } }
    dear.options.quantity = { isUnlimited: true, maxQuantity: 100 }
    const priced = priceCart(
      { ...list, products: new Map([[dear.id, dear]]) },
      [line(dear, { quantity: 100 })],
      terms,
    )
    expect(priced).toMatchObject({ total: 0, lines: [], problems: [{ line: 0, code: 'order/too-many' }] })
  })
})

describe('whatever is in the cart', () => {
  const anyPrice = fc.integer({ min: 0, max: 5_000_000 })
  const anyRate = fc.integer({ min: 0, max: 10_000 })
  const anyProduct = fc.record({ price: anyPrice, vatRate: anyRate, extra: anyPrice, charge: fc.boolean() })
  const anyCart = fc.record({
    products: fc.array(anyProduct, { minLength: 1, maxLength: 5 }),
    lines: fc.array(
      fc.record({ product: fc.nat(5), quantity: fc.integer({ min: 1, max: 7 }), extra: fc.boolean() }),
      { maxLength: 8 },
    ),
    delivery: fc.constantFrom(null, ...DELIVERY_METHODS),
    service: fc.constantFrom(null, ...PAYMENT_SERVICES),
    fees: fc.tuple(anyProduct, anyProduct),
  })
  const built = (
    { price, vatRate, extra, charge }: { price: number; vatRate: number; extra: number; charge: boolean },
    id: string,
  ) => ({
    ...newProduct(id),
    price,
    vatRate,
    options: { ...newProduct('').options, extras: [choice('x', extra)], hasServiceCharge: charge },
  })
  const priceOfAny = ({
    products,
    lines,
    delivery,
    service,
    fees,
  }: typeof anyCart extends fc.Arbitrary<infer T> ? T : never) => {
    const cart = lines.map((each) => ({
      ...line(wine, { productId: key(String(each.product)), quantity: each.quantity }),
      extras: each.extra ? [key('x')] : [],
    }))
    const on: PriceList = {
      products: new Map(products.map((one, place) => [key(String(place)), built(one, key(String(place)))])),
      serviceCharge: built(fees[0], key('s')),
      transactionFee: built(fees[1], key('t')),
      defaultIndex: 0,
    }
    return { cart, on, terms: { ...terms, delivery, service } }
  }

  it('totals add up to the minor unit, and no tax is above its amount', () => {
    fc.assert(
      fc.property(anyCart, (any) => {
        const { cart, on, terms } = priceOfAny(any)
        const priced = priceCart(on, cart, terms)
        expect(priced.lines.length + priced.problems.length).toBe(cart.length)
        for (const each of priced.lines) {
          expect(each.total).toBe(each.unitPrice * each.quantity)
          expect(each.vat).toBeGreaterThanOrEqual(0)
          expect(each.vat).toBeLessThanOrEqual(each.total)
        }
        const items = priced.lines.reduce((sum, { total }) => sum + total, 0)
        expect(priced.itemsTotal).toBe(items)
        expect(priced.total).toBe(items + priced.serviceCharge + priced.transactionFee)
        expect(priced.vat).toBeLessThanOrEqual(priced.total)
        expect(Number.isSafeInteger(priced.total) && Number.isSafeInteger(priced.vat)).toBe(true)
      }),
    )
  })

  it('the order of its lines does not matter', () => {
    fc.assert(
      fc.property(anyCart, fc.infiniteStream(fc.nat()), (any, dice) => {
        const { cart, on, terms } = priceOfAny(any)
        const weights = cart.map(() => dice.next().value ?? 0)
        const order = cart.map((_, place) => place).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0))
        const before = priceCart(on, cart, terms)
        const after = priceCart(
          on,
          order.map((place) => cart[place] as CartLine),
          terms,
        )
        const { lines: _, problems: refused, ...totals } = before
        expect(after).toMatchObject(totals)
        const moved = after.problems.map(({ line: place, code }) => ({ line: order[place], code }))
        expect(new Set(moved.map((each) => JSON.stringify(each)))).toEqual(
          new Set(refused.map((each) => JSON.stringify(each))),
        )
      }),
    )
  })

  it('the tax in a price and the rest are the price', () => {
    fc.assert(
      fc.property(anyPrice, anyRate, (amount, rate) => {
        const vat = vatOf(amount, rate)
        const net = amount - vat
        expect(Math.abs((net * rate) / 10_000 - vat)).toBeLessThanOrEqual(1)
      }),
    )
    expect([vatOf(12_500, 2500), vatOf(0, 2500), vatOf(100, 0)]).toEqual([2500, 0, 0])
  })
})
