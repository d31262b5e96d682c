import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ERROR_STATUS } from '@innkeeper/api/errors.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, cookiesOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aCard, aProperty, aSignedIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { BODY_LIMIT_BYTES } from './server.ts'

let app: TestApp
let propertyId: string
let cookie: string
let cardId: string
let listening: Promise<string>

beforeAll(async () => {
  app = await openTestApp()
  propertyId = await aProperty(app.db)
  cardId = (await aCard(app.db, propertyId, { title: 'Untouched' })).id
  cookie = (await aSignedIn(app, propertyId, ['owner'])).cookie
  listening = app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

type Answer = Awaited<ReturnType<TestApp['inject']>>

function expectError(answer: Answer, code: keyof typeof ERROR_STATUS) {
  expect([answer.statusCode, answer.json()]).toMatchObject([
    ERROR_STATUS[code],
    { code, message: expect.any(String) },
  ])
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.body).not.toMatch(/\bat .*\.(ts|js):\d+/)
}

describe('bad input gets the right status and a code, no stack', () => {
  it('an unknown address', async () => {
    expectError(await app.inject({ url: '/api/guest/x/y/z' }), 'request/not-found')
    expectError(await app.inject({ url: '/api' }), 'request/not-found')
  })

  it('a wrong method, with the ones that are right', async () => {
    const answer = await app.inject({ method: 'DELETE', url: `/api/guest/${propertyId}/clientData` })
    expectError(answer, 'request/method-not-allowed')
    expect(answer.headers.allow).toBe('GET')
    expectError(await app.inject({ method: 'POST', url: '/welcome' }), 'request/method-not-allowed')
  })

  it('an odd content type', async () => {
    for (const type of [
      'text/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'text/plain',
    ]) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/hotel/cards/${cardId}`,
        headers: { cookie, 'content-type': type },
        payload: '<x/>',
      })
      expectError(answer, 'request/unsupported-media-type')
    }
  })

  it('broken and empty JSON', async () => {
    for (const payload of ['{"revision":', '', '\u0000', '{"__proto__":{"x":1}}']) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/api/hotel/cards/${cardId}`,
        headers: { cookie, 'content-type': 'application/json' },
        payload,
      })
      expectError(answer, 'request/broken-json')
    }
  })

  it('an oversized body', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/hotel/cards/${cardId}`,
      headers: { cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({ text: 'x'.repeat(BODY_LIMIT_BYTES) }),
    })
    expectError(answer, 'request/too-large')
  })

  it('a body, parameter or query that does not fit its schema, naming where', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/hotel/cards/${cardId}`,
      headers: { cookie },
      payload: { revision: 'one', content: {} },
    })
    expectError(answer, 'request/invalid')
    expect(answer.json().details).toContainEqual(expect.objectContaining({ path: '/revision' }))
    expectError(
      await app.inject({ url: '/api/hotel/guests?order=sideways', headers: { cookie } }),
      'request/invalid',
    )
    expectError(await app.inject({ url: '/api/hotel/cards/x', headers: { cookie } }), 'request/invalid')
  })

  it('many mistakes at once, in an answer that is smaller than they were', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`!${at}`, 1]))
    const productId = 'A'.repeat(22)
    const answer = await app.inject({
      method: 'POST',
      url: `/api/guest/${propertyId}/orders/quote`,
      payload: { lines: [{ productId, quantity: 1, choices: wrong }] },
    })
    expectError(answer, 'request/invalid')
    expect(answer.json().details).toEqual([expect.objectContaining({ path: '/lines/0/choices' })])
    const lines = Array.from({ length: 50 }, () => ({ productId: 1, quantity: 0, extras: [1, 2, 3] }))
    const many = await app.inject({
      method: 'POST',
      url: `/api/guest/${propertyId}/orders/quote`,
      payload: { lines },
    })
    expect(many.json().details).toHaveLength(50)
  })

  it('a character that no database can hold', async () => {
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/${path}`,
        headers: { cookie },
        ...(payload ? { payload } : {}),
      })
    const nul = '\u0000'
    const person = { email: `a${nul}@house.example`, password: 'seven quiet mountains' }
    app.logged.length = 0
    expectError(await send('POST', 'account/signIn', person), 'request/invalid')
    // The answer comes before the address is looked up; what cannot be looked up is still refused.
    expectError(await send('POST', 'account/passwordReset', { email: person.email }), 'request/invalid')
    const invited = { invitation: 'x'.repeat(43), name: nul, password: person.password }
    expectError(await send('POST', 'account/create', invited), 'request/invalid')
    expectError(await send('PUT', 'hotel/users/account', { name: `${nul}\u0007 ` }), 'request/invalid')
    expectError(await send('GET', 'hotel/audit?search=%00'), 'request/invalid')
    expectError(await send('DELETE', 'hotel/users/apiTokens/%00'), 'request/invalid')
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('a day or a moment nobody can mean', async () => {
    const odd = [
      '0000-01-01',
      '0001-01-01',
      '9999-12-31',
      '275760-09-13',
      '2026-01-01%20BC',
      '2026-01-01T24:00',
    ]
    const lists = ['orderRequests', 'audit', 'statistics/orders', 'statistics/orders.csv']
    for (const list of lists) {
      for (const day of odd) {
        const url = `/api/hotel/${list}?from=${day}&to=${day}`
        expectError(await app.inject({ url, headers: { cookie } }), 'request/invalid')
      }
    }
    const dateRange = { enabled: true, from: '0001-01-01', to: null }
    const visibility = { ...DEFAULT_VISIBILITY, dateRange }
    const url = `/api/hotel/cards/${cardId}`
    const answer = await app.inject({
      method: 'PUT',
      url,
      headers: { cookie },
      payload: { revision: 1, visibility },
    })
    expectError(answer, 'request/invalid')
    expect(answer.json().details[0].path).toBe('/visibility/dateRange/from')
  })

  it('unknown ids', async () => {
    const unknown = 'A'.repeat(22)
    expectError(
      await app.inject({ url: `/api/hotel/cards/${unknown}`, headers: { cookie } }),
      'guestbook/card-unknown',
    )
    expectError(await app.inject({ url: `/api/guest/${propertyId}/bookings/${unknown}` }), 'booking/unknown')
    expectError(await app.inject({ url: `/api/guest/no-such-house/clientData` }), 'property/unknown')
    expectError(await app.inject({ url: `/api/guest/${'x'.repeat(150)}/clientData` }), 'property/unknown')
    expectError(await app.inject({ url: '/api/guest/..%2f..%2fetc/clientData' }), 'property/unknown')
    expectError(await app.inject({ url: '/api/guest/%ff/clientData' }), 'request/not-found')
  })

  it('a page that does not exist is a page, the API stays JSON', async () => {
    const page = await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expectError(
      await app.inject({ url: '/api/nowhere', headers: { accept: 'text/html' } }),
      'request/not-found',
    )
  })

  it('a body is not looked at before it is known who sends it', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/hotel/cards/${cardId}`,
      headers: { 'content-type': 'application/json' },
      payload: '{"broken":',
    })
    expectError(answer, 'auth/required')
  })

  it('a body that is cut short', async () => {
    const address = new URL(await listening)
    const socket = connect(Number(address.port), address.hostname)
    socket.end(
      `PUT /api/hotel/cards/${cardId} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    )
    await text(socket)
    expect(app.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('something that is not HTTP', async () => {
    const address = new URL(await listening)
    const socket = connect(Number(address.port), address.hostname)
    socket.write('\x16\x03\x01 hello\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toContain('HTTP/1.1 400 Bad Request')
    expect(answer).toContain('request/invalid')
  })

  it('changes nothing', async () => {
    const { card, revision } = (
      await app.inject({ url: `/api/hotel/cards/${cardId}`, headers: { cookie } })
    ).json().data
    expect([revision, card.content[0].default.title]).toEqual([1, 'Untouched'])
  })
})

describe('calls from elsewhere', () => {
  const publish = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie, ...headers } })

  it('are refused when a foreign page sends them', async () => {
    expectError(await publish({ origin: 'https://evil.example' }), 'request/foreign-origin')
    expectError(await publish({ 'sec-fetch-site': 'cross-site' }), 'request/foreign-origin')
    expectError(await publish({ origin: 'null' }), 'request/foreign-origin')
    expectError(
      await publish({ 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' }),
      'request/foreign-origin',
    )
  })

  it('are answered when our own page sends them', async () => {
    const answer = await publish({
      origin: 'http://localhost',
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('every answer', () => {
  it('carries the security headers and a request id', async () => {
    const { headers } = await app.inject({ url: `/api/guest/${propertyId}/clientData` })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('a page allows only its own inline script, by its hash', async () => {
    const { headers } = await app.inject({ url: `/guestbook/${propertyId}` })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })
})

describe('behind a proxy', () => {
  it('a client is known by what the proxy says of it, not by what it says itself', async () => {
    const limited = await openTestApp({ requestsPerMinute: 2, environment: { TRUST_PROXY: '1' } })
    const ask = (forwarded: string) =>
      limited.inject({ url: '/version.txt', headers: { 'x-forwarded-for': forwarded } })
    const statuses = []
    for (const made of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
      statuses.push((await ask(`${made}, 5.6.7.8`)).statusCode)
    expect(statuses).toEqual([200, 200, 429])
    expect((await ask('1.1.1.1, 5.6.7.9')).statusCode).toBe(200)
    await limited.close()
  })

  it('is the same client whatever port the proxy names, and so is all that names no address', async () => {
    const limited = await openTestApp({ requestsPerMinute: 2, environment: { TRUST_PROXY: '1' } })
    const ask = async (forwarded: string) =>
      (await limited.inject({ url: '/version.txt', headers: { 'x-forwarded-for': forwarded } })).statusCode
    const clients = [
      ['5.6.7.8:1001', '5.6.7.8', '::ffff:5.6.7.8'],
      ['[2001:db8:1:2::1]:99', '2001:db8:1:2:ff::2', '2001:db8:1:2::3'],
      ['made-up', 'unknown', '_x:7'],
    ]
    for (const [first = '', second = '', third = ''] of clients)
      expect([await ask(first), await ask(second), await ask(third)]).toEqual([200, 200, 429])
    await limited.close()
  })
})

describe('too many requests', () => {
  it('to addresses that do not exist are limited too', async () => {
    const limited = await openTestApp({ requestsPerMinute: 2 })
    const statuses = []
    for (let sent = 0; sent < 3; sent++)
      statuses.push((await limited.inject({ url: '/nowhere', headers: { accept: 'text/html' } })).statusCode)
    expect(statuses).toEqual([404, 404, 429])
    await limited.close()
  })

  it('are told to whoever opened a page in words, with a time to come back', async () => {
    const limited = await openTestApp({ requestsPerMinute: 1 })
    const open = (url: string) => limited.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    await open('/welcome')
    const refused = await open('/welcome')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.headers['retry-after']).toBeDefined()
    expect(refused.body).toContain('"failure":"too-many"')
    const taken = await limited.inject({ url: '/welcome', headers: { accept: '*/*' } })
    expect([taken.statusCode, taken.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
    expectError(await open('/api/guest/nowhere/clientData'), 'request/too-many')
    // A form that is sent leads to a page as well.
    const sent = await limited.inject({
      method: 'POST',
      url: '/payments/sandbox/x',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(sent.body).toContain('"failure":"too-many"')
    await limited.close()
  })

  it('of a guest keep nobody out who signed in behind the same address, and each browser has an end', async () => {
    const limited = await openTestApp({ requestsPerMinute: 20 })
    const calls = accountCalls(limited)
    const { email } = await aSignedIn(limited, await aProperty(limited.db), ['owner'])
    const address = '10.0.0.11'
    const body = { email, password: TEST_PASSWORD }
    const known = cookiesOf(await calls.post('account/signIn', { body, address }))
    const ask = (cookie: string) => calls.get('hotel/session', { address, cookie })
    const statuses = new Set<number>()
    for (let sent = 0; sent < 21; sent++) statuses.add((await ask('')).statusCode)
    expect(statuses).toEqual(new Set([401, 429]))
    // A cookie that was made up is none.
    expect((await ask(known.replace(/(innkeeper_device=)./, '$1~'))).statusCode).toBe(429)
    for (let sent = 0; sent < 20; sent++) expect((await ask(known)).statusCode).toBe(200)
    expectError(await ask(known), 'request/too-many')
    await limited.close()
  })

  it('to a call with a limit of its own are counted for the browser as well', async () => {
    const { email } = await aSignedIn(app, propertyId, ['owner'])
    const calls = accountCalls(app)
    const address = '10.0.0.12'
    const body = { email, password: TEST_PASSWORD }
    const known = cookiesOf(await calls.post('account/signIn', { body, address }))
    const chosen = { password: 'seven quiet mountains' }
    const change = (cookie: string) => calls.post('hotel/users/password', { address, cookie, body: chosen })
    for (let sent = 0; sent < 60; sent++) await change('')
    expectError(await change(''), 'request/too-many')
    expect((await change(known)).statusCode).toBe(200)
  })

  it('are refused with a code and a time to come back', async () => {
    const limited = await openTestApp({ requestsPerMinute: 3 })
    const ask = () => limited.inject({ url: '/version.txt', remoteAddress: '10.0.0.9' })
    for (let sent = 0; sent < 3; sent++) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expectError(refused, 'request/too-many')
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await limited.inject({ url: '/version.txt', remoteAddress: '10.0.0.10' })).statusCode).toBe(200)
    expect((await limited.inject({ url: '/healthz', remoteAddress: '10.0.0.9' })).statusCode).toBe(200)
    await limited.close()
  })
})
