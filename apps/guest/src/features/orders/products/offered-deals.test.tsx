import type { Store, StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { expect, test } from 'vitest'
import { catalogueQuery, storeQuery } from '../api.ts'
import { drawSample, SAMPLE_ORDERING } from '../draw-sample.tsx'
import { ProductForm } from './product-form.tsx'
import { sampleProduct } from './sample-product.ts'

const ASK = <p>Reception is happy to take your order.</p>
const STAY = { ...SAMPLE_ORDERING, bookingId: 'link-key' }

const aDeal = (id: string, title: string, prices: readonly number[] = [40_000]): StoreDeal => ({
  id,
  title,
  subtitle: '',
  description: '',
  pictures: [],
  section: 'stay',
  products: prices.map((price) => ({ ...sampleProduct({ price }), lowestBefore: null })),
  leftOn: null,
})

/** A box with these deals beside breakfast, in the hands of a guest whose store has some. */
type Given = { ids: string[]; hasStay?: boolean; isStoreThere?: boolean }
function draw(deals: readonly StoreDeal[], { ids, hasStay = true, isStoreThere = true }: Given) {
  const ordering = hasStay ? STAY : SAMPLE_ORDERING
  return drawSample(
    <ProductForm productIds={[]} deals={{ ids, cameFrom: 'card/box' }} otherwise={ASK} />,
    (answers) => {
      answers.put(catalogueQuery(ordering), {
        currency: 'NOK',
        language: { code: 'en', index: 0 },
        products: [],
        serviceCharge: null,
        payment: [{ service: 'Put on bill', methods: [] }],
      })
      if (isStoreThere) answers.put(storeQuery(STAY), { deals } as unknown as Store)
    },
    ordering,
  )
}

test('a deal in a box has its price and leads to the guest’s own store, saying from which card', () => {
  const html = draw([aDeal('sauna', 'Sauna'), aDeal('wine', 'Wine')], { ids: ['sauna'] })
  expect(html).toContain('href="/upselling/fjellheim/link-key/products?deal=sauna&amp;from=card/box"')
  expect(html).toContain('Sauna')
  expect(html).toContain('NOK 400')
  expect(html).not.toContain('Wine')
})

test('a deal of several prices costs from the lowest', () => {
  expect(draw([aDeal('sauna', 'Sauna', [40_000, 25_000])], { ids: ['sauna'] })).toContain('from NOK 250')
})

test('says what its price is for, and that it is fully booked', () => {
  const night = (left: number) => {
    const [product] = aDeal('bed', 'Bed').products
    if (!product) throw new Error('the deal has a product')
    const days = [{ day: '2026-11-16', left, times: [] }]
    return {
      ...aDeal('bed', 'Bed'),
      products: [{ ...product, pricedBy: 'night' as const, asksForDays: true, days }],
    }
  }
  expect(draw([night(1)], { ids: ['bed'] })).toContain('a night, incl. VAT')
  const full = draw([night(0)], { ids: ['bed'] })
  expect(full).toContain('Fully booked')
  expect(full).not.toContain('NOK')
})

test('nobody is sent to reception while the store is on its way', () => {
  const html = draw([], { ids: ['sauna'], isStoreThere: false })
  expect(html).not.toMatch(/^<p>Reception/)
  expect(html).toMatch(/<noscript><p>Reception is happy/)
})

test('a deal that is not for this stay, or of a closed store, is not there, and without a stay none is', () => {
  expect(draw([aDeal('wine', 'Wine')], { ids: ['sauna'] })).toBe(
    '<p>Reception is happy to take your order.</p>',
  )
  expect(draw([], { ids: ['sauna'] })).toContain('Reception is happy')
  expect(draw([aDeal('sauna', 'Sauna')], { ids: ['sauna'], hasStay: false })).not.toContain('Sauna')
})

test('what staff wrote into a title is words', () => {
  const html = draw([aDeal('sauna', '<img src=x onerror=alert(1)>')], { ids: ['sauna'] })
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img')
})
