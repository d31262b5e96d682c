import type { GuestOrder, StayOrder } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { writeIn } from '../draw-sample.tsx'
import { requestSentence, requestText } from './request-sentence.ts'
import {
  closedRequest,
  newRoomName,
  requestOfOrder,
  requestOfStay,
  takenBackByStay,
  wasSentFromHere,
} from './shown-request.ts'

const asked = { number: 12, placedAt: '2026-11-18T12:00:00Z', total: 180_000, outcome: null } as const

test('a night that costs otherwise is a line of its own, and the nights are counted over all', () => {
  const lines = [
    { title: 'Fjord suite', days: ['2026-11-20', '2026-11-21'] },
    { title: 'Fjord suite', days: ['2026-11-19'] },
  ]
  const order = { ...asked, standing: 'sent', lines } as unknown as GuestOrder
  expect(requestOfOrder(order)).toMatchObject({ title: 'Fjord suite', nights: 3, standing: 'sent' })
})

test('another device of the stay knows the same of it', () => {
  const items = [
    { title: 'Fjord suite', quantity: 2 },
    { title: 'Fjord suite', quantity: 1 },
  ]
  const order = { ...asked, standing: 'confirmed', items } as unknown as StayOrder
  expect(requestOfStay(order)).toMatchObject({ title: 'Fjord suite', nights: 3, standing: 'confirmed' })
})

test('what the house took back is not what the guest took back', () => {
  const order = { ...asked, standing: 'declined', outcome: 'cancelled', items: [] } as unknown as StayOrder
  expect(requestOfStay(order).standing).toBe('house cancelled')
  expect(requestOfStay({ ...order, standing: 'cancelled', outcome: null }).standing).toBe('cancelled')
})

test('the new room is named with its number once there is one', () => {
  expect(newRoomName({ title: 'Fjord suite' }, '504')).toBe('Fjord suite, 504')
  expect(newRoomName({ title: 'Fjord suite' }, null)).toBe('Fjord suite')
})

test('what was never answered is closed with the stay; what was answered stays as it was answered', async () => {
  const t = await writeIn('en')
  const items = [{ title: 'Fjord suite', quantity: 2 }]
  const sent = requestOfStay({ ...asked, standing: 'sent', items } as unknown as StayOrder)
  const closed = closedRequest(sent)
  const telling = { t, money: String, unit: null, firstName: 'Astrid', isKnown: true }
  expect(requestSentence(closed, telling)).toMatch(/^Requests for another room are closed/)
  expect(requestText(closed, telling)).toBe('')
  const confirmed = { ...sent, standing: 'confirmed' } as const
  expect(closedRequest(confirmed)).toBe(confirmed)
})

test('a request with nights is of a known stay, also where the link does not say whose', async () => {
  const t = await writeIn('en')
  const telling = { t, money: String, isKnown: false }
  const lines = [{ title: 'Fjord suite', days: ['2026-11-20'] }]
  const ofStay = requestOfOrder({ ...asked, standing: 'sent', lines } as unknown as GuestOrder)
  expect(requestText(ofStay, telling)).toMatch(/^We are looking at your nights/)
  const ofStranger = requestOfOrder({
    ...asked,
    standing: 'sent',
    lines: [{ title: 'Fjord suite', days: [] }],
  } as unknown as GuestOrder)
  expect(requestText(ofStranger, telling)).toMatch(/^We look for your stay first/)
})

test('another device of the stay can take back what waits, the one that sent it by its order', () => {
  const order = { watchId: 'w', standing: 'sent', isCancellable: false } as const
  const requested = { watchId: 'w', isCancellable: true } as StayOrder
  expect(takenBackByStay(order, requested)).toBe(requested)
  expect(takenBackByStay({ ...order, isCancellable: true }, requested)).toBeNull()
  expect(takenBackByStay({ ...order, standing: 'cancelled' }, requested)).toBeNull()
  expect(takenBackByStay(order, { ...requested, watchId: 'other' })).toBeNull()
  expect(takenBackByStay(order, undefined)).toBeNull()
})

test('a page goes home by itself on the device that sent the request alone', () => {
  expect(wasSentFromHere([{ orderId: 'a' }], 'a')).toBe(true)
  expect(wasSentFromHere([{ orderId: 'a' }], 'b')).toBe(false)
})
