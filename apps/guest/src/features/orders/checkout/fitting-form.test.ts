import { expect, test } from 'vitest'
import { sampleProduct } from '../products/sample-product.ts'
import { EMPTY_FORM } from './checkout-form.ts'
import { fittingForm, fittingTime, methodsFor, neverTogether } from './fitting-form.ts'

const line = (productId: string) => ({
  productId,
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
})
const both = sampleProduct({ id: 'tea', deliveryMethod: ['delivery', 'pickup'] })
const fetched = sampleProduct({ id: 'bike', deliveryMethod: ['pickup'] })
const massage = sampleProduct({ id: 'massage', kind: 'service', deliveryMethod: [] })

test('only what every item offers can be chosen, and a service is no parcel', () => {
  expect(methodsFor([line('tea'), line('bike')], [both, fetched])).toEqual(['pickup'])
  expect(methodsFor([line('massage')], [massage])).toEqual([])
  expect(methodsFor([line('massage'), line('tea')], [massage, both])).toEqual(['delivery', 'pickup'])
})

test('two that no way brings together are named', () => {
  const brought = sampleProduct({ id: 'soup', title: 'Soup', deliveryMethod: ['delivery'] })
  const bike = { ...fetched, title: 'Bike' }
  expect(neverTogether([both, brought, bike])).toEqual(['Soup', 'Bike'])
  expect(neverTogether([both, bike])).toBeNull()
})

test('what is sold out has no say in how the rest reaches the guest', () => {
  expect(methodsFor([line('tea'), line('bike')], [both, { ...fetched, left: 0 }])).toEqual([
    'delivery',
    'pickup',
  ])
})

test('a choice there is only one of is made, and one no longer offered comes back with what offered it', () => {
  const form = { ...EMPTY_FORM, deliveryOrPickup: 'delivery', service: 'Pay Now', method: 'visa' } as const
  const without = fittingForm(form, { methods: [], payment: [] })
  expect(without).toMatchObject({ deliveryOrPickup: null, service: null, method: null })
  const payment = [{ service: 'Pay Now' as const, methods: ['visa' as const, 'swish' as const] }]
  expect(fittingForm(form, { methods: ['delivery', 'pickup'], payment })).toEqual(form)
  expect(fittingForm(EMPTY_FORM, { methods: ['pickup'], payment })).toMatchObject({
    deliveryOrPickup: 'pickup',
    service: 'Pay Now',
    method: null,
  })
})

test('a time that has gone is open again', () => {
  const form = { ...EMPTY_FORM, timeOfDelivery: '2026-11-16T18:00:00.000Z' }
  expect(fittingTime(form, { times: [] }).timeOfDelivery).toBeNull()
  expect(fittingTime(form, { times: [form.timeOfDelivery] })).toBe(form)
})
