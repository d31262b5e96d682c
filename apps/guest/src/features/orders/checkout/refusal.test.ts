import { CallError } from '@innkeeper/api/client.ts'
import type { ErrorCode } from '@innkeeper/api/errors.ts'
import { expect, test } from 'vitest'
import { isLimit, isOutdated, isSure, isUnreachable, refusalOf } from './refusal.ts'

const refused = (code: ErrorCode | 'offline', status: number, details?: unknown) =>
  refusalOf(new CallError(code, status, 'words', details))

test('a changed price asks again with the new total', () => {
  expect(refused('order/price-changed', 409, { total: 39000 })).toEqual({ kind: 'price', total: 39000 })
})

test('what is sold out names the product and what is left of it', () => {
  const refusal = refused('order/out-of-stock', 409, { productId: 'bike', left: 2 })
  expect(refusal).toEqual({ kind: 'stock', productId: 'bike', left: 2 })
  // Sold out for the day that was chosen alone.
  expect(refused('order/out-of-stock', 409, { productId: 'bike', left: 0, isToday: true }).kind).toBe('time')
})

test('a time that has closed is chosen anew, a line that cannot be had is marked', () => {
  expect(refused('order/closed-hours', 409).kind).toBe('time')
  expect(refused('order/too-late', 409).kind).toBe('time')
  expect(refused('order/product-unavailable', 409).kind).toBe('lines')
})

test('a delivery without a room asks for the room', () => {
  const refusal = refused('order/room-missing', 422)
  expect(refusal).toEqual({ kind: 'fields', details: { fields: { roomNumber: 'required' } } })
})

test('an order that was to replace one paid meanwhile leads to that one', () => {
  const refusal = refused('order/already-placed', 409, { orderId: 'o1' })
  expect(refusal).toEqual({ kind: 'placed', orderId: 'o1' })
})

test('without an answer, or with one of a server in trouble, the order may be there', () => {
  for (const refusal of [refused('offline', 0), refused('server/error', 500), refusalOf(new Error('x'))]) {
    expect(refusal).toEqual({ kind: 'unsure' })
    expect(isSure(refusal)).toBe(false)
  }
})

test('a server that says that it is out of reach has words of its own, and the order may still be there', () => {
  const refusal = refused('server/unavailable', 503)
  expect(refusal.kind).toBe('unsure')
  expect(isSure(refusal), 'sent again it is the same order').toBe(false)
  expect(isUnreachable(refusal)).toBe(true)
  for (const other of [refused('server/error', 500), refused('offline', 0), null])
    expect(isUnreachable(other)).toBe(false)
})

test('after a plain refusal the next order is a new one, after a payment page out of reach it is the same', () => {
  expect(isSure(refused('order/booking-unknown', 422))).toBe(true)
  expect(isSure(refused('payment/unavailable', 503))).toBe(false)
})

test('a limit, of orders or of open payments, leads to reception; being too fast does not', () => {
  expect(isLimit(refused('order/limit-reached', 429))).toBe(true)
  expect(isLimit(refused('order/unpaid-limit-reached', 429))).toBe(true)
  expect(isSure(refused('order/unpaid-limit-reached', 429))).toBe(true)
  for (const code of ['order/preview-limit-reached', 'request/too-many'] as const)
    expect(isLimit(refused(code, 429))).toBe(false)
  expect(isLimit(null)).toBe(false)
})

test('what the page still shows otherwise is asked for anew, also where the stay has no bill any more', () => {
  for (const code of [
    'order/price-changed',
    'order/not-offered-now',
    'order/too-late',
    'order/fully-booked',
    'order/hours-had',
    'order/already-answered',
    'order/service-unavailable',
  ] as const)
    expect(isOutdated(refused(code, 409)), code).toBe(true)
  for (const code of ['order/limit-reached', 'order/checkout-incomplete', 'server/unavailable'] as const)
    expect(isOutdated(refused(code, 409)), code).toBe(false)
})
