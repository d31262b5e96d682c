import type { GuestCatalogue, GuestProduct } from '@innkeeper/api/orders/products.ts'
import { describe, expect, test } from 'vitest'
import { catalogueQuery } from '../api.ts'
import { drawSample, SAMPLE_ORDERING } from '../draw-sample.tsx'
import { ProductForm } from './product-form.tsx'
import { sampleProduct } from './sample-product.ts'

const ASK = <p>Reception is happy to take your order.</p>
const NO_DEALS = { ids: [], cameFrom: '' }

function draw(products: GuestProduct[], ids: string[], change: Partial<GuestCatalogue> = {}): string {
  const catalogue: GuestCatalogue = {
    currency: 'NOK',
    language: { code: 'en', index: 0 },
    products,
    serviceCharge: 7500,
    payment: [{ service: 'Put on bill', methods: [] }],
    ...change,
  }
  return drawSample(<ProductForm productIds={ids} deals={NO_DEALS} otherwise={ASK} />, (answers) =>
    answers.put(catalogueQuery(SAMPLE_ORDERING), catalogue),
  )
}

describe('the form of a Product box', () => {
  test('shows a sale with the price before struck out, and that VAT is in it', () => {
    const html = draw([sampleProduct({ price: 20_000, priceBefore: 24_500 })], ['breakfast'])
    expect(html).toContain('<strong>NOK 200</strong>')
    expect(html).toContain('<s aria-hidden="true">NOK 245</s>')
    expect(html).toContain('Before: NOK 245')
    expect(html).toContain('incl. VAT')
  })

  test('opens the only product there is, with its choices and the price of what is chosen', () => {
    const bread = {
      id: 'bread',
      name: 'Bread',
      isRequired: true,
      choices: [{ id: 'rye', name: 'Rye', price: 1500 }],
    }
    const html = draw([sampleProduct({ listOfChoices: [bread], openComment: true })], ['breakfast'])
    expect(html).toContain('aria-expanded="true"')
    expect(html).toMatch(/<legend[^>]*>Bread<\/legend>.*type="radio".*required.*Rye.*\+ NOK 15/s)
    expect(html).toContain('Anything we should know?')
    expect(html).toContain('Add, NOK 245')
  })

  test('what is sold out today says so and can be ordered for later', () => {
    const soldOutUntil = new Date(Date.now() + 3_600_000).toISOString()
    const html = draw([sampleProduct({ soldOutUntil })], ['breakfast'])
    expect(html).toContain('Sold out today')
    expect(html).toContain('Add, NOK 245')
    expect(draw([sampleProduct({ left: 0 })], ['breakfast'])).not.toContain('Add, NOK')
  })

  test('asks for the day and the time of what the house has so many of, and says what is full', () => {
    const times = (left: number) => [{ time: '18:00', left, hours: null }]
    const days = [
      { day: '2036-11-18', left: null, times: times(3) },
      { day: '2036-11-19', left: null, times: times(0) },
    ]
    const html = draw([sampleProduct({ asksForDays: true, isForSeveralDays: true, days })], ['breakfast'])
    expect(html).toContain('Which days?')
    expect(html).toMatch(/type="checkbox"[^>]*\/><span>Tue 18 Nov/)
    expect(html).toMatch(/disabled[^>]*\/><span>Wed 19 Nov<\/span><span[^>]*>Full/)
  })

  test('marks what it contains, whom it suits and from which age it is, in words', () => {
    const html = draw(
      [
        sampleProduct({
          allergens: ['gluten', 'milk', 'eggs'],
          diets: ['vegetarian'],
          minimumAge: 18,
          cutOff: { kind: 'day before', time: '20:00' },
        }),
      ],
      ['breakfast'],
    )
    for (const words of ['Contains gluten, milk and eggs', 'Vegetarian', 'Age 18 and over'])
      expect(html).toContain(words)
    expect(html).toContain('Order by 20:00 the evening before')
    expect(draw([sampleProduct()], ['breakfast'])).not.toContain('Contains')
  })

  test('names its documents', () => {
    const documents = [{ mediaId: 'm1', name: 'Wine list' }]
    expect(draw([sampleProduct({ documents })], ['breakfast'])).toContain('Wine list')
  })

  test('keeps several closed, in their categories', () => {
    const products = [
      sampleProduct({ id: 'a', category: 'Food' }),
      sampleProduct({ id: 'b', category: 'Bar', title: 'A bottle' }),
    ]
    const html = draw(products, ['b', 'a'])
    expect(html).not.toContain('aria-expanded="true"')
    expect(html.indexOf('Bar')).toBeLessThan(html.indexOf('Food'))
  })

  test('says what is sold out and offers none of it', () => {
    const html = draw([sampleProduct({ left: 0 })], ['breakfast'])
    expect(html).toContain('Sold out')
    expect(html).not.toContain('Add,')
  })

  test('names the service charge a product really gets: always, or where it is brought', () => {
    const charged = sampleProduct({ hasServiceCharge: true })
    expect(draw([charged], ['breakfast'])).toContain('A service charge of NOK 75 per order is added.')
    const either = sampleProduct({ hasServiceCharge: true, deliveryMethod: ['delivery', 'pickup'] })
    expect(draw([either], ['breakfast'])).toContain('A service charge of NOK 75 is added to orders we bring')
  })

  test('names no service charge where none is taken', () => {
    const charged = sampleProduct({ hasServiceCharge: true })
    const free: Partial<GuestProduct>[] = [
      { hasServiceCharge: false },
      { deliveryMethod: ['pickup'] },
      { kind: 'service', deliveryMethod: [] },
      { kind: 'part of the stay', deliveryMethod: [] },
    ]
    for (const change of free)
      expect(draw([{ ...charged, ...change }], ['breakfast'])).not.toContain('service charge')
    for (const serviceCharge of [null, 0])
      expect(draw([charged], ['breakfast'], { serviceCharge })).not.toContain('service charge')
  })

  test('leaves the order to reception where nothing of it can be had, or nothing can be paid with', () => {
    expect(draw([sampleProduct()], ['another'])).toBe('<p>Reception is happy to take your order.</p>')
    expect(draw([sampleProduct()], ['breakfast'], { payment: [] })).toContain('Reception is happy')
  })

  test('has a word for those without scripts while nothing is known', () => {
    const html = drawSample(<ProductForm productIds={['breakfast']} deals={NO_DEALS} otherwise={ASK} />)
    expect(html).toContain('<noscript><p>Reception is happy to take your order.</p></noscript>')
  })
})
