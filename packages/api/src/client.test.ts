import { describe, expect, it } from 'vitest'
import { fillPath, queryString } from './address.ts'
import { CallError, createClient, type Fetch } from './client.ts'
import { publishGuestbook } from './guestbook.ts'
import { listGuests } from './guests/list.ts'
import { getBooking } from './guests.ts'

function clientAnswering(status: number, body: unknown) {
  const calls: Parameters<Fetch>[] = []
  const call = createClient({
    fetch: async (...parameters) => {
      calls.push(parameters)
      return { status, ok: status < 400, json: async () => body }
    },
    version: () => '1.2.3',
    newKey: () => 'fresh-key',
  })
  return { call, calls }
}

describe('the query string', () => {
  it('repeats array keys and skips undefined values', () => {
    expect(queryString({ states: ['qr', 'checkin'], language: 0, unit: undefined, date: null })).toBe(
      '?states=qr&states=checkin&language=0',
    )
    expect(queryString({})).toBe('')
    expect(queryString({ 'a&b': 'c=d ü' })).toBe('?a%26b=c%3Dd%20%C3%BC')
  })
})

describe('a path', () => {
  it('takes its parameters escaped and misses none', () => {
    expect(fillPath('guest/:hotel/bookings/:bookingId', { hotel: 'fjellheim', bookingId: '../x' })).toBe(
      'guest/fjellheim/bookings/..%2Fx',
    )
    expect(() => fillPath('guest/:hotel', {})).toThrow('hotel')
  })
})

describe('the client', () => {
  it('carries the client version and answers what stands in data', async () => {
    const { call, calls } = clientAnswering(200, { data: { items: [] } })
    expect(await call(listGuests, { query: { search: 'Åse' } })).toEqual({ items: [] })
    expect(calls[0]?.[0]).toBe('/api/hotel/guests?search=%C3%85se')
    expect(calls[0]?.[1].headers).toEqual({ 'x-client-version': '1.2.3' })
  })

  it('gives every POST an idempotency key', async () => {
    const { call, calls } = clientAnswering(200, { data: {} })
    await call(publishGuestbook, {})
    await call(publishGuestbook, { idempotencyKey: 'mine' })
    expect(calls.map(([, init]) => init.headers['idempotency-key'])).toEqual(['fresh-key', 'mine'])
  })

  it('throws the code of an error answer, and its own where there is none', async () => {
    const params = { hotel: 'fjellheim', bookingId: 'x' }
    const known = clientAnswering(404, { code: 'booking/unknown', message: 'No such booking.' })
    await expect(known.call(getBooking, { params })).rejects.toMatchObject({
      code: 'booking/unknown',
      status: 404,
    })
    const odd = clientAnswering(502, '<html>')
    await expect(odd.call(getBooking, { params })).rejects.toMatchObject({
      code: 'server/error',
      status: 502,
    })
  })

  it('says offline when no answer came', async () => {
    const call = createClient({
      fetch: () => Promise.reject(new TypeError('failed')),
      version: () => 'x',
      newKey: () => 'k',
    })
    const failed = await call(publishGuestbook, {}).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(CallError)
    expect(failed).toMatchObject({ code: 'offline', status: 0 })
  })
})
