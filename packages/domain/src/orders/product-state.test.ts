import { describe, expect, it } from 'vitest'
import { newProduct } from './new-product.ts'
import type { Product } from './product-schema.ts'
import { productState } from './product-state.ts'
import { isForGuests, isForVisitor, journeyOf } from './product-visibility.ts'
import { copyProduct, nameOf, titleOf, wordsOf } from './product-words.ts'

const ids = { bread: 'b'.repeat(22), lunch: 'l'.repeat(22), group: 'g'.repeat(22) }
const product = (id: string, part: Partial<Product> = {}): Product => ({
  ...newProduct(id),
  state: 'enabled',
  integrationId: 'PMS-1',
  ...part,
})
const bread = product(ids.bread)
const lunch = product(ids.lunch, {
  options: {
    ...newProduct('').options,
    extras: [{ id: 'e'.repeat(22), names: {}, price: 500, productId: ids.bread }],
  },
})
const stateIn = (one: Product, others: Product[], isTwoWay = true) =>
  productState(one, { isTwoWay, products: new Map(others.map((each) => [each.id, each])) })

describe('an incomplete product', () => {
  it('refers to a product whose integration id is missing, where integration is two-way (spec 4)', () => {
    const nameless = { ...bread, integrationId: null }
    expect(stateIn(lunch, [nameless])).toEqual({ state: 'incomplete', missing: [ids.bread] })
    expect(stateIn(lunch, [bread])).toEqual({ state: 'enabled', missing: [] })
    expect(stateIn(lunch, [nameless], false)).toEqual({ state: 'enabled', missing: [] })
    expect(stateIn(lunch, [])).toEqual({ state: 'incomplete', missing: [ids.bread] })
  })

  it('lacks its own number, also one of blanks', () => {
    expect(stateIn({ ...bread, integrationId: ' ' }, [])).toEqual({
      state: 'incomplete',
      missing: [ids.bread],
    })
  })

  it.each(['disabled', 'archived'] as const)('stays %s, and what is missing is named', (state) => {
    expect(stateIn({ ...bread, state, integrationId: null }, [])).toEqual({ state, missing: [ids.bread] })
  })
})

describe('who sees a product', () => {
  const inStay = { visibility: { ...bread.visibility, guestJourney: ['IN_STAY' as const] } }
  const anybody = { targetGroups: [] }

  it.each([
    ['archived', { state: 'archived' }],
    ['disabled', { state: 'disabled' }],
    ['internal', { internal: true }],
    ['a fee', { type: 'baseDelivery' }],
  ] as const)('%s never reaches a guest', (_, part) => {
    expect(isForGuests(product(ids.bread, part))).toBe(false)
    expect(isForVisitor(product(ids.bread, { ...inStay, ...part }), anybody, 'IN_STAY')).toBe(false)
  })

  it('is decided by journey, area and target group', () => {
    const offered = product(ids.bread, inStay)
    expect(isForVisitor(offered, anybody, 'IN_STAY')).toBe(true)
    expect(isForVisitor(offered, anybody, 'PRE_STAY')).toBe(false)
    const grouped = { ...offered, visibility: { ...offered.visibility, targetGroups: [ids.group] } }
    expect(isForVisitor(grouped, anybody, 'IN_STAY')).toBe(false)
    expect(isForVisitor(grouped, { targetGroups: [ids.group] }, 'IN_STAY')).toBe(true)
    const elsewhere = { guestbook: false, automation: true }
    const hidden = { ...offered, visibility: { ...offered.visibility, productArea: elsewhere } }
    expect(isForVisitor(hidden, anybody, 'IN_STAY')).toBe(false)
  })

  it('follows the stay; a visitor without a booking is in the house', () => {
    expect(['precheckin', 'checkin', 'qr', 'checkout'].map((state) => journeyOf(state as 'qr'))).toEqual([
      'PRE_STAY',
      'IN_STAY',
      'IN_STAY',
      'POST_STAY',
    ])
  })
})

describe('the words of a product', () => {
  const said = product(ids.bread, {
    content: { 1: { title: 'Brød', description: 'Lunt' }, 4: { title: ' ', description: '' } },
  })

  it('are the asked language, else the default, else any', () => {
    expect(wordsOf(said, { languageIndex: 1, defaultIndex: 0 })).toMatchObject({ title: 'Brød', index: 1 })
    expect(titleOf(said, { languageIndex: 4, defaultIndex: 1 })).toBe('Brød')
    expect(titleOf(said, { languageIndex: 7, defaultIndex: 8 })).toBe('Brød')
    expect(titleOf(product(ids.bread), { languageIndex: 0, defaultIndex: 0 })).toBe('')
    expect(nameOf({ 0: '', 2: 'Rye' }, { languageIndex: 0, defaultIndex: 0 })).toBe('Rye')
  })

  it('of a copy end with " (Copy)" in every language, within the limit', () => {
    const long = { ...said, content: { 0: { title: 'x'.repeat(120), description: '' }, ...said.content } }
    const copy = copyProduct(long, () => ids.lunch)
    expect(copy).toMatchObject({ id: ids.lunch, state: 'disabled' })
    expect(copy.content[0]?.title).toBe(`${'x'.repeat(113)} (Copy)`)
    expect(copy.content[1]).toEqual({ title: 'Brød (Copy)', description: 'Lunt' })
    expect(copy.content[4]?.title).toBe('')
  })
})
