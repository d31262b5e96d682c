import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import { PROPERTY_TOKEN_PREFIX, PROPERTY_TOKENS_MAX } from '@innkeeper/domain/booking-api/property-token.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../platform/http/idempotency.ts'
import { urlOf } from '../../platform/http/register.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aPropertyWithSystem, systemCaller } from '../../testing/property-token.ts'
import { propertyTokens } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

describe('a token of a property', () => {
  it('is shown once, kept as a hash, and listed with who made it, its ending and its last use', async () => {
    const { propertyId, staff, token, call } = await aPropertyWithSystem(app)
    expect(token.startsWith(PROPERTY_TOKEN_PREFIX)).toBe(true)
    const list = async () => (await staff('GET', 'propertyTokens')).data
    expect(await list()).toMatchObject({
      address: expect.stringContaining('/api/hotel/bookings'),
      tokens: [
        {
          name: 'Front desk system',
          ending: token.slice(-4),
          scopes: ['bookings'],
          createdByName: 'Anna Lien',
          lastUsedAt: null,
          expiresAt: null,
          isExpired: false,
        },
      ],
    })
    await call('GET', '')
    expect((await list()).tokens[0].lastUsedAt).toBe(app.clock.now().toISOString())
    const rows = await app.db.tenant(propertyId, (tx) => tx.select().from(propertyTokens))
    expect(JSON.stringify(rows)).not.toContain(token.slice(PROPERTY_TOKEN_PREFIX.length))
    const kept = await app.db.tenant(propertyId, (tx) => tx.select().from(idempotencyKeys))
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('opens the calls about bookings, and is refused by every other call of the hotel', async () => {
    const { token } = await aPropertyWithSystem(app)
    const opened: string[] = []
    for (const endpoint of Object.values(ENDPOINTS)) {
      if (endpoint.access === 'guest' || endpoint.access === 'open') continue
      const { statusCode } = await app.inject({
        method: endpoint.response === 'stream' ? 'HEAD' : endpoint.method,
        url: urlOf(endpoint).replace(/:\w+/g, 'x'),
        headers: { authorization: `Bearer ${token}` },
        ...(endpoint.body ? { payload: {} } : {}),
      })
      if (statusCode !== 401) opened.push(`${endpoint.method} ${endpoint.path}`)
    }
    const forSystems = Object.values(ENDPOINTS).filter(({ access }) => access === 'system')
    expect(opened.sort()).toEqual(forSystems.map(({ method, path }) => `${method} ${path}`).sort())
  })

  it('is the only thing that opens them: no session, no person’s token, nothing else', async () => {
    const { owner, staff } = await aPropertyWithSystem(app)
    const { token: personal } = (await staff('POST', 'users/apiTokens', { name: 'Mine' })).data
    const codes: string[] = []
    for (const headers of [
      {},
      { cookie: owner.cookie },
      { authorization: `Bearer ${personal}` },
      { authorization: `Basic ${Buffer.from('a:b').toString('base64')}`, cookie: owner.cookie },
      { authorization: `Bearer ${PROPERTY_TOKEN_PREFIX}${'x'.repeat(43)}`, cookie: owner.cookie },
    ]) {
      const answer = await app.inject({ url: '/api/hotel/bookings', headers })
      expect(answer.statusCode).toBe(401)
      codes.push(answer.json().code)
    }
    expect(codes).toEqual([...Array(4).fill('auth/property-token-required'), 'auth/property-token-unknown'])
  })

  it('outlives who made it', async () => {
    const { propertyId, staff, call, owner } = await aPropertyWithSystem(app)
    const other = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
    expect((await other('DELETE', `team/members/${owner.userId}`)).status).toBe(200)
    expect((await staff('GET', 'propertyTokens')).status).toBe(403)
    expect((await call('GET', '')).status).toBe(200)
    expect((await other('GET', 'propertyTokens')).data.tokens[0].createdByName).toBe('Anna Lien')
  })

  it('ends at once when it is revoked, and is then listed no more', async () => {
    const { staff, call, tokenId } = await aPropertyWithSystem(app)
    expect((await call('GET', '')).status).toBe(200)
    expect((await staff('DELETE', `propertyTokens/${tokenId}`)).status).toBe(200)
    expect((await call('GET', '')).code).toBe('auth/property-token-ended')
    expect((await staff('GET', 'propertyTokens')).data.tokens).toEqual([])
    expect((await staff('DELETE', `propertyTokens/${tokenId}`)).code).toBe('booking-api/token-unknown')
    const { items } = (await staff('GET', 'audit')).data
    const said = items.map(({ action, subject }: { action: string; subject: string }) => [action, subject])
    expect(said).toContainEqual(['property-token.created', 'Front desk system'])
    expect(said).toContainEqual(['property-token.revoked', 'Front desk system'])
  })

  it('ends with its last day, in the time of the property', async () => {
    const propertyId = await aProperty(app.db, { plan: 'complete', timeZone: 'Europe/Copenhagen' })
    const staff = caller(app, (await aSignedIn(app, propertyId, ['manager'])).cookie)
    const { data } = await staff('POST', 'propertyTokens', { name: 'Trial', lastDay: '2026-11-15' })
    expect(data.propertyToken.expiresAt).toBe('2026-11-15T23:00:00.000Z')
    const call = systemCaller(app, data.token)
    expect((await call('GET', '')).status).toBe(200)
    // Others share the clock of this file: the row is moved instead.
    await app.db.tenant(propertyId, (tx) =>
      tx
        .update(propertyTokens)
        .set({ expiresAt: app.clock.now() })
        .where(eq(propertyTokens.propertyId, propertyId)),
    )
    expect((await call('GET', '')).code).toBe('auth/property-token-ended')
    expect((await staff('GET', 'propertyTokens')).data.tokens[0].isExpired).toBe(true)
    expect((await staff('POST', 'propertyTokens', { name: 'Late', lastDay: '2026-11-14' })).code).toBe(
      'request/invalid',
    )
  })

  it('is of one property: it writes there and nowhere else', async () => {
    const [one, other] = [await aPropertyWithSystem(app), await aPropertyWithSystem(app)]
    await one.call('PUT', '/B-1', { arrival: '2026-12-04', departure: '2026-12-07', firstName: 'Astrid' })
    expect((await other.call('GET', '/B-1')).code).toBe('booking/unknown')
    expect((await other.call('POST', '/B-1/cancel')).code).toBe('booking/unknown')
    expect((await other.staff('DELETE', `propertyTokens/${one.tokenId}`)).code).toBe(
      'booking-api/token-unknown',
    )
    expect((await one.call('GET', '/B-1')).status).toBe(200)
  })

  it('opens nothing without the module, or without its scope', async () => {
    const { propertyId, call } = await aPropertyWithSystem(app)
    await app.db.tenant(propertyId, (tx) =>
      tx.update(propertyTokens).set({ scopes: [] }).where(eq(propertyTokens.propertyId, propertyId)),
    )
    expect((await call('GET', '')).code).toBe('auth/not-allowed')
    const { staff, call: callElsewhere } = await aPropertyWithSystem(app)
    await staff('PUT', 'modules/integrations', { enabled: false })
    await expect.poll(async () => (await callElsewhere('GET', '')).code).toBe('module/not-available')
  })

  it('is one of a bounded number', async () => {
    const { staff } = await aPropertyWithSystem(app)
    for (let n = 1; n < PROPERTY_TOKENS_MAX; n++)
      await staff('POST', 'propertyTokens', { name: `Number ${n}`, lastDay: null })
    expect((await staff('POST', 'propertyTokens', { name: 'More', lastDay: null })).code).toBe(
      'booking-api/too-many-tokens',
    )
  })

  it('is made by who proved lately who they are', async () => {
    const app = await openTestApp()
    try {
      const staff = caller(app, (await aSignedIn(app, await aProperty(app.db), ['owner'])).cookie)
      app.clock.advance({ minutes: 11 })
      expect((await staff('POST', 'propertyTokens', { name: 'x', lastDay: null })).code).toBe(
        'auth/reauthentication-required',
      )
    } finally {
      await app.close()
    }
  })
})

describe('calls of other systems', () => {
  it('are counted for each token; wrong ones for their network, which runs out of tries', async () => {
    const app = await openTestApp()
    try {
      const [one, other] = [await aPropertyWithSystem(app), await aPropertyWithSystem(app)]
      await other.call('GET', '/x')
      const codes = new Set<string | undefined>()
      for (let n = 0; n < 602; n++) codes.add((await one.call('GET', '/x')).code)
      expect(codes).toEqual(new Set(['booking/unknown', 'request/too-many']))
      expect((await other.call('GET', '/x')).code).toBe('booking/unknown')
      const guess = async (letter: string) => {
        const authorization = `Bearer ${PROPERTY_TOKEN_PREFIX}${letter.repeat(43)}`
        const answer = await app.inject({
          url: '/api/hotel/bookings',
          remoteAddress: '203.0.113.7',
          headers: { authorization },
        })
        return answer.json().code as string
      }
      const guesses: string[] = []
      for (let n = 0; n < 31; n++) guesses.push(await guess('abcdefghijklmnopqrstuvwxyz012345'[n] ?? 'z'))
      expect(guesses).toEqual([...Array(30).fill('auth/property-token-unknown'), 'request/too-many'])
      expect((await other.call('GET', '/x')).code).toBe('booking/unknown')
    } finally {
      await app.close()
    }
  })
})

it('the description of the API tells how to begin, and shows what to send', async () => {
  const described = (await app.inject({ url: '/api/docs/json' })).json()
  const put = described.paths['/api/hotel/bookings/{bookingNumber}'].put
  expect(put.security).toEqual([{ propertyToken: [] }])
  const json = 'application/json'
  expect(put.requestBody.content[json].example).toMatchObject({ firstName: 'Astrid', unit: '204' })
  expect(put.responses[200].content[json].example.data.booking.bookingNumber).toBe('B-10234')
  expect(described.components.securitySchemes.propertyToken).toMatchObject({ scheme: 'bearer' })
  const { description } = described.tags.find(({ name }: { name: string }) => name === 'system')
  expect(description).toContain('curl -X PUT')
})
