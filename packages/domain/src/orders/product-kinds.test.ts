import { describe, expect, it } from 'vitest'
import { PRODUCT_KINDS, type ProductKind } from './constants.ts'
import { newProduct } from './new-product.ts'
import { asksForTime, deliveryMethodsOf, handoverMethods, withImpliedDelivery } from './product-kinds.ts'

const product = (kind: ProductKind) => {
  const made = newProduct('p'.repeat(22))
  return { ...made, options: { ...made.options, kind } }
}

describe('what a kind asks for', () => {
  it('a time, but not of what is part of the stay', () => {
    expect(PRODUCT_KINDS.map(asksForTime)).toEqual([true, true, true, false])
  })

  it('a way to the guest only of what goes from hand to hand; what is picked up is picked up only', () => {
    expect(PRODUCT_KINDS.map((kind) => handoverMethods(product(kind).options))).toEqual([
      ['delivery', 'pickup'],
      ['pickup'],
      [],
      [],
    ])
  })

  it('a cart of a massage and a dinner asks how the dinner comes', () => {
    expect(deliveryMethodsOf([product('service'), product('brought')])).toEqual(['delivery', 'pickup'])
    expect(deliveryMethodsOf([product('picked up'), product('brought')])).toEqual(['pickup'])
    expect(deliveryMethodsOf([product('service'), product('part of the stay')])).toEqual([])
  })

  it('a product that is picked up is stored as pickup only', () => {
    expect(withImpliedDelivery(product('picked up')).options.deliveryMethod).toEqual(['pickup'])
    expect(withImpliedDelivery(product('brought'))).toEqual(product('brought'))
  })
})
