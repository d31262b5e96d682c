import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { interfaceLanguages } from '@innkeeper/i18n/languages.ts'
import { translate } from '@innkeeper/i18n/translate.ts'
import { expect, test } from 'vitest'
import { orderSentence, orderText } from './order-sentence.ts'

const order = (change: Partial<GuestOrder>) =>
  ({
    stage: 'placed',
    standing: 'confirmed',
    outcome: null,
    service: 'Pay Now',
    payment: 'captured',
    total: 10_000,
    reason: null,
    reasonText: null,
    deliveryMethod: 'delivery',
    timeExpected: null,
    lines: [{ title: 'Dinner', kind: 'brought' }],
    ...change,
  }) as GuestOrder
const said = (change: Partial<GuestOrder>, language = 'en') => {
  const t = ((id: 'order.arranged', values: { title: string }) =>
    translate(language, id, values)) as unknown as OrderTranslate
  return [orderSentence(order(change), { t, moment: String }), orderText(order(change), t)]
}
const cancelled = { standing: 'declined', outcome: 'cancelled' } as const

test('an order the house cancelled says so, why, and that the money comes back', () => {
  expect(said({ ...cancelled, reason: 'too busy', payment: 'refunded' })).toEqual([
    'We are sorry, we had to cancel this order',
    'We are too busy right now to do it well. The amount will be refunded to you.',
  ])
  expect(
    said({ ...cancelled, reason: 'other', reasonText: 'The oven broke', service: 'Put on bill' })[1],
  ).toBe('The oven broke. It does not go on your bill.')
})

test('in no language is it told as one that could not be accepted, or that the guest cancelled', () => {
  for (const { code } of interfaceLanguages) {
    const [sentence] = said(cancelled, code)
    expect(sentence, code).not.toBe(said({ standing: 'declined' }, code)[0])
    expect(sentence, code).not.toBe(said({ standing: 'cancelled' }, code)[0])
  }
})

test('one that was changed says so, and what becomes of money that was held for it', () => {
  const replaced = { standing: 'cancelled', isReplaced: true, service: 'Put on bill' } as const
  expect(said(replaced)).toEqual(['This order was changed', 'A new order has taken its place.'])
  expect(said({ ...replaced, service: 'Pay Now', payment: 'released' })[1]).toBe(
    'A new order has taken its place. You have not been charged.',
  )
  for (const { code } of interfaceLanguages) {
    expect(said(replaced, code)[0], code).not.toBe(said({ standing: 'cancelled' }, code)[0])
  }
})

test('it is called as the deal it was bought by', () => {
  const late = [{ title: 'Late check-out', dealTitle: 'Sleep in on Sunday', kind: 'part of the stay' }]
  expect(said({ lines: late as GuestOrder['lines'] })[0]).toBe('Sleep in on Sunday is arranged.')
})

test('one that is done says so in the words of its kind', () => {
  expect(said({ outcome: 'delivered' })[0]).toBe('Your order has been delivered')
  expect(said({ outcome: 'picked up', deliveryMethod: 'pickup' })[0]).toBe('You have picked up your order')
  const service = [{ title: 'Massage', kind: 'service' }] as GuestOrder['lines']
  expect(said({ outcome: 'done', deliveryMethod: null, lines: service })[0]).toBe('Your order is complete')
  const late = [{ title: 'Late check-out', kind: 'part of the stay' }] as GuestOrder['lines']
  expect(said({ outcome: 'done', deliveryMethod: null, lines: late })).toEqual([
    'Late check-out is arranged.',
    '',
  ])
})
