import { CallError } from '@innkeeper/api/client.ts'
import { expect, test } from 'vitest'
import { isSure, refusalOf } from './refusal.ts'

const online = { isOnline: true }
const refused = (code: CallError['code'], status: number, details?: unknown) =>
  refusalOf(new CallError(code, status, '', details), online)

test('another price and a full room are for the page to say, the rest has words of its own', () => {
  expect(refused('order/price-changed', 409, { total: 210_000 })).toEqual({ kind: 'price', total: 210_000 })
  expect(refused('upgrade/fully-booked', 409)).toMatchObject({ kind: 'full' })
  expect(refused('upgrade/requested', 409)).toMatchObject({
    kind: 'other',
    error: { code: 'upgrade/requested' },
  })
  expect(refused('upgrade/unknown', 404)).toMatchObject({ kind: 'other', error: { code: 'upgrade/unknown' } })
  expect(refused('booking/unknown', 404)).toEqual({ kind: 'closed' })
  expect(refused('store/closed', 410)).toEqual({ kind: 'closed' })
})

test('the fields the server names are those of the form', () => {
  expect(
    refused('order/checkout-incomplete', 422, { fields: { email: 'invalid', roomNumber: 'required' } }),
  ).toEqual({ kind: 'fields', problems: { email: 'invalid' } })
})

test('a lost answer leaves open whether the request is there; sent again it is the same one', () => {
  const lost = new CallError('offline', 0, '')
  expect(refusalOf(lost, online)).toEqual({ kind: 'unsure' })
  expect(refusalOf(lost, { isOnline: false })).toEqual({ kind: 'offline' })
  expect(refused('server/error', 500)).toEqual({ kind: 'unsure' })
  expect(
    [{ kind: 'unsure' }, { kind: 'offline' }, { kind: 'full' }].map((each) => isSure(each as never)),
  ).toEqual([false, false, true])
})
