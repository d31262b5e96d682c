import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMewsHouse, aReservation } from '../../../testing/mews-house.ts'
import { MEWS_KEYS, type MewsServer, openMewsServer } from '../../../testing/mews-server.ts'
import { PmsError } from '../port.ts'
import { readRetryAfter } from '../retry-after.ts'
import { unitAmount } from './bill.ts'
import { createMews } from './mews.ts'
import { readMewsNews } from './read-news.ts'
import { toReservation } from './reservation.ts'
import { clockOfOffset, textOf } from './words.ts'

const facts = {
  timeZone: 'America/Chicago',
  language: 'en-US',
  services: new Map(),
  rates: new Map(),
  isChild: new Map([['kids', true]]),
}
const NOBODY = { customers: new Map(), companies: new Map() }
const reservation = (change: object = {}) => ({
  Id: 'r',
  ServiceId: 's',
  AccountId: 'a',
  Number: '52',
  State: 'Confirmed',
  UpdatedUtc: '2026-03-01T00:00:00Z',
  ScheduledStartUtc: '2026-03-23T01:30:00Z',
  ScheduledEndUtc: '2026-03-24T17:00:00Z',
  ...change,
})
const read = (change: object = {}, accounts: Parameters<typeof toReservation>[2] = NOBODY) =>
  toReservation(reservation(change), facts, accounts)

describe('a reservation of Mews', () => {
  it('is in days of the house there', () => {
    expect(read()).toMatchObject({ arrival: '2026-03-22', departure: '2026-03-24' })
  })

  it.each([
    ['Confirmed', null, 'expected'],
    ['Started', null, 'in house'],
    ['Processed', null, 'departed'],
    ['Canceled', 'RequestedByGuest', 'cancelled'],
    ['Canceled', 'NoShow', 'no-show'],
    ['Optional', null, 'not confirmed'],
    ['Something newer', null, 'not confirmed'],
  ])('that is %s (%s) is %s', (State, CancellationReason, status) => {
    expect(read({ State, CancellationReason }).status).toBe(status)
  })

  it('counts people by their ages, and says nothing of none', () => {
    const PersonCounts = [
      { AgeCategoryId: 'grown', Count: 2 },
      { AgeCategoryId: 'kids', Count: 3 },
    ]
    expect(read({ PersonCounts })).toMatchObject({ adults: 2, children: 3 })
    expect(read()).toMatchObject({ adults: null, children: null })
  })

  it('is of a company where it is a company’s, and as new as its guest', () => {
    const companies = new Map([['a', { Id: 'a', Name: 'Acme', UpdatedUtc: '2026-03-02T00:00:00Z' }]])
    expect(read({ AccountType: 'Company' }, { ...NOBODY, companies })).toMatchObject({
      updatedAt: '2026-03-02T00:00:00.000Z',
      guest: { lastName: 'Acme', email: null },
    })
  })
})

describe('words', () => {
  it('are in the house’s language, else in English, else in any', () => {
    const texts = { 'da-DK': 'Morgenmad', 'en-GB': 'Breakfast' }
    expect(['da-DK', 'fi-FI', null].map((language) => textOf(texts, language))).toEqual([
      'Morgenmad',
      'Breakfast',
      'Breakfast',
    ])
    expect(textOf({ 'de-DE': 'Frühstück' }, 'fi-FI')).toBe('Frühstück')
    expect(textOf(null, null)).toBe('')
  })

  it('of times are clock times, where they are some', () => {
    expect(['P0M0DT15H0M0S', 'PT9H30M', 'P0Y0M0DT0H0M0S', 'P1DT2H', 'soon', null].map(clockOfOffset)).toEqual(
      ['15:00', '09:30', '00:00', null, null, null],
    )
  })

  it('of waiting are seconds or a moment', () => {
    const now = Date.parse('2026-11-15T11:00:00Z')
    expect(readRetryAfter('30', now)).toBe(30_000)
    expect(readRetryAfter('Sun, 15 Nov 2026 11:01:00 GMT', now)).toBe(60_000)
    expect(readRetryAfter('later', now)).toBeNull()
  })

  it('of a webhook name the house', () => {
    expect(readMewsNews({ EnterpriseId: 'e', Events: [] })).toBe('e')
    for (const other of [null, 'text', {}, { EnterpriseId: 1 }]) expect(readMewsNews(other)).toBeNull()
  })
})

it('a price is ours only where Mews takes one', () => {
  const [product] = aMewsHouse().products
  const enterprise = aMewsHouse().enterprise as never as Parameters<typeof unitAmount>[2]['enterprise']
  const price = { unitPrice: 11_000, currency: 'DKK' }
  const amount = (change: object = {}, more = price) =>
    unitAmount((product ?? {}) as never, more, { enterprise: { ...enterprise, ...change } })
  expect(amount()).toEqual({ UnitAmount: { Currency: 'DKK', GrossValue: 110, TaxCodes: ['DK-S'] } })
  expect(amount({ Pricing: 'Net' })).toEqual({})
  expect(amount({}, { ...price, currency: 'USD' })).toEqual({})
})

describe('a call', () => {
  let mews: MewsServer
  beforeAll(async () => {
    mews = await openMewsServer(aMewsHouse())
  })
  afterAll(() => mews.close())
  const port = (change: object = {}) =>
    createMews({ ...MEWS_KEYS, isTest: true, ...change }, { baseUrl: mews.url, limitMs: 300 })
  const failed = (trouble: Parameters<MewsServer['trouble']>[0]) => {
    mews.trouble(trouble)
    return port()
      .look()
      .then(
        () => null,
        (error: unknown) =>
          error instanceof PmsError ? [error.failure, error.retryable, error.said] : error,
      )
  }

  it('that fails says how, whether another try helps, and what Mews said', async () => {
    const Message = 'In words.'
    expect(await failed({ kind: 'status', status: 400, body: { Message } })).toEqual([
      'refused',
      false,
      Message,
    ])
    expect(await failed({ kind: 'status', status: 403, body: { Message } })).toEqual([
      'refused',
      false,
      Message,
    ])
    expect(await failed({ kind: 'status', status: 408 })).toEqual(['slow', true, null])
    expect(await failed({ kind: 'status', status: 404 })).toEqual(['unreadable', true, null])
    expect(await failed({ kind: 'status', status: 500 })).toEqual(['unavailable', true, null])
    expect(await failed({ kind: 'silence' })).toEqual(['slow', true, null])
    expect(await failed({ kind: 'half an answer' })).toEqual(['unavailable', true, null])
    await expect(port({ accessToken: 'x' }).look()).rejects.toMatchObject({ failure: 'unauthorized' })
  })

  it('reads pages to their end, however short they are', async () => {
    for (let index = 0; index < 5; index += 1) aReservation(mews.house)
    mews.pageSize(2)
    const span = { from: Date.parse('2026-11-14'), until: Date.parse('2026-11-20') }
    const found: string[] = []
    for await (const page of port().stays(span)) found.push(...page.map(({ number }) => number))
    expect(found.toSorted()).toEqual(['1000', '1001', '1002', '1003', '1004'])
  })
})
