import { describe, expect, it } from 'vitest'
import { newProduct } from './new-product.ts'
import { upgradeProduct } from './product-upgrades.ts'

const id = 'p'.repeat(22)
const picture = 'm'.repeat(22)
const first = {
  id,
  version: 1,
  state: 'enabled',
  title: 'Morgenmad',
  description: 'På værelset',
  language: 3,
  price: 14500,
  picture,
  category: 'Mad',
}
const second = {
  id,
  version: 2,
  state: 'disabled',
  internal: true,
  integrationId: 'PMS-7',
  price: 9900,
  content: { 0: { title: 'Wine', description: '' }, 1: { title: 'Vin', description: 'Rød' } },
  attachments: [],
  category: '',
  options: { salePrice: 7900, quantity: { isUnlimited: false, maxQuantity: 2 }, openComment: true },
  visibility: { targetGroups: ['g'.repeat(22)], guestJourney: ['IN_STAY'] },
}

describe('a stored product', () => {
  it('of the first shape keeps its one language, its price and its picture', () => {
    const product = upgradeProduct(first)
    expect(product).toMatchObject({
      version: 5,
      type: 'product',
      state: 'enabled',
      price: 14500,
      category: 'Mad',
      content: { 3: { title: 'Morgenmad', description: 'På værelset' } },
      attachments: [{ kind: 'picture', mediaId: picture }],
    })
    expect(product?.options).toEqual(newProduct(id).options)
    // As it was when it was written: no house finds its products offered to others.
    expect(product?.visibility).toEqual({ ...newProduct(id).visibility, guestJourney: ['PRE_STAY'] })
  })

  it('of the second shape keeps its languages, quantities, sale price and audience', () => {
    const product = upgradeProduct(second)
    expect(product?.content).toEqual(second.content)
    expect(product).toMatchObject({ internal: true, integrationId: 'PMS-7', state: 'disabled' })
    expect(product?.options).toEqual({ ...newProduct(id).options, ...second.options })
    expect(product?.visibility).toEqual({ ...newProduct(id).visibility, ...second.visibility })
  })

  it('of the third shape is brought, or picked up where nothing else was offered', () => {
    const {
      kind: _,
      stayMoment: __,
      cutOff: ___,
      allergens,
      diets,
      minimumAge,
      availability,
      ...options
    } = newProduct(id).options
    expect([allergens, diets, minimumAge, availability]).toEqual([[], [], null, null])
    const third = { ...newProduct(id), version: 3, options }
    expect(upgradeProduct(third)).toEqual(newProduct(id))
    const fetched = { ...third, options: { ...options, deliveryMethod: ['pickup'] } }
    expect(upgradeProduct(fetched)?.options.kind).toBe('picked up')
  })

  it('of the fourth shape is counted by nobody', () => {
    const { availability: _, ...options } = newProduct(id).options
    expect(upgradeProduct({ ...newProduct(id), version: 4, options })).toEqual(newProduct(id))
  })

  it('of the fifth shape is left as it is', () => {
    const product = newProduct(id)
    expect(upgradeProduct(product)).toEqual(product)
    expect(upgradeProduct(upgradeProduct(first))).toEqual(upgradeProduct(first))
  })

  it.each([
    ['nothing', null],
    ['a list', [first]],
    ['a shape nobody knows', { ...first, version: 0 }],
    ['a later shape', { ...newProduct(id), version: 6 }],
    ['one without a version', { ...first, version: undefined }],
    ['a price below zero', { ...first, price: -1 }],
    ['half a unit of money', { ...second, price: 99.5 }],
  ])('%s is none', (_, stored) => {
    expect(upgradeProduct(stored)).toBeNull()
  })

  it('begins unlimited, at most 5 an order, before and during the stay, around the clock (spec 9, product 15)', () => {
    const { options, visibility, state } = newProduct(id)
    expect(state).toBe('disabled')
    expect(options.quantity).toEqual({ isUnlimited: true, maxQuantity: 5 })
    expect(options.openingHours).toHaveLength(7)
    for (const day of options.openingHours)
      expect(day).toEqual({ isOpen: true, open: '00:00', closed: '23:59' })
    expect(visibility).toMatchObject({ guestJourney: ['PRE_STAY', 'IN_STAY'], targetGroups: [] })
  })
})
