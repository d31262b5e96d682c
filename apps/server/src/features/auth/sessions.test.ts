import { ENDPOINTS } from '@innkeeper/api/endpoints.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateAccount } from '../../platform/auth/accounts.ts'
import { pruneSessions } from '../../platform/auth/session-repository.ts'
import { staffSessions } from '../../platform/auth/tables.ts'
import { newId } from '../../platform/ids.ts'
import { accountCalls, codeIn, cookieOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { aMembership, aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
beforeAll(async () => {
  app = await openTestApp()
  calls = accountCalls(app)
})
afterAll(() => app.close())

const aPerson = async () => aSignedIn(app, await aProperty(app.db), ['owner'])
const sessionCode = async (cookie: string) => codeIn(await calls.get('hotel/session', { cookie }))

describe('a session that ended', () => {
  it('says that the account is closed, in whichever browser', async () => {
    const { cookie, userId, email } = await aPerson()
    await app.db.installation((tx) => updateAccount(tx, userId, { disabledAt: app.clock.now() }))
    expect(await sessionCode(cookie)).toBe('auth/user-disabled')
    const body = { email, password: TEST_PASSWORD }
    expect(codeIn(await calls.post('account/signIn', { body }))).toBe('auth/user-disabled')
    expect(codeIn(await calls.post('account/signIn', { body: { ...body, password: 'a-wrong-one' } }))).toBe(
      'auth/invalid-credentials',
    )
  })

  it('says that somebody ended it', async () => {
    const { cookie, email } = await aPerson()
    const other = await signIn(app, email, TEST_PASSWORD)
    const ended = await calls.post('hotel/users/sessions/end', { cookie, body: { sessionId: 'others' } })
    expect(ended.json().data).toEqual({ ended: 1 })
    expect(await sessionCode(other)).toBe('auth/id-token-revoked')
    expect(await sessionCode(cookie)).toBe('200')
  })

  it('says that it expired, a week after its last use', async () => {
    const { cookie } = await aPerson()
    app.clock.advance({ days: 6 })
    expect(await sessionCode(cookie)).toBe('200')
    app.clock.advance({ days: 6 })
    expect(await sessionCode(cookie)).toBe('200')
    app.clock.advance({ days: 7, seconds: 1 })
    expect(await sessionCode(cookie)).toBe('auth/user-token-expired')
  })

  it('ends a month after sign-in, however much it is used', async () => {
    const { cookie } = await aPerson()
    for (let days = 0; days < 29; days += 5) {
      app.clock.advance({ days: 4, hours: 23 })
      expect(await sessionCode(cookie)).toBe('200')
    }
    app.clock.advance({ days: 1 })
    expect(await sessionCode(cookie)).toBe('auth/user-token-expired')
  })

  it('is forgotten a week later', async () => {
    const { cookie, userId } = await aPerson()
    app.clock.advance({ days: 14, minutes: 1 })
    await app.db.installation((tx) => pruneSessions(tx, app.clock.now()))
    expect(await sessionCode(cookie)).toBe('auth/required')
    const left = await app.db.installation((tx) =>
      tx.select().from(staffSessions).where(eq(staffSessions.userId, userId)),
    )
    expect(left).toEqual([])
  })
})

describe('sessions', () => {
  it('are listed with where they are and which is this one, and end one by one', async () => {
    const { cookie, email } = await aPerson()
    const other = await calls.post('account/signIn', {
      body: { email, password: TEST_PASSWORD },
      address: '10.44.1.2',
      headers: { 'user-agent': 'Firefox on a phone' },
    })
    const list = async () =>
      (await calls.get('hotel/users/sessions', { cookie })).json<{
        data: { id: string; isCurrent: boolean; address: string; userAgent: string }[]
      }>().data
    const found = await list()
    expect(found.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const foreign = found.find(({ isCurrent }) => !isCurrent)
    expect(foreign).toMatchObject({ address: '10.44.1.2', userAgent: 'Firefox on a phone' })
    await calls.post('hotel/users/sessions/end', { cookie, body: { sessionId: foreign?.id } })
    expect(await sessionCode(cookieOf(other))).toBe('auth/id-token-revoked')
    expect(await list()).toHaveLength(1)
  })

  it('of somebody else cannot be ended', async () => {
    const [anna, bo] = [await aPerson(), await aPerson()]
    const { tokenId } = (await calls.get('hotel/session', { cookie: bo.cookie })).json().data.token
    const answer = await calls.post('hotel/users/sessions/end', {
      cookie: anna.cookie,
      body: { sessionId: tokenId },
    })
    expect(codeIn(answer)).toBe('auth/session-unknown')
    expect(await sessionCode(bo.cookie)).toBe('200')
  })

  it('their end is told to every property of the person', async () => {
    const { cookie, userId, email } = await aPerson()
    const heard: string[] = []
    const forget = app.hub.on('session.ended', ({ payload }) => heard.push(payload.userId))
    await signIn(app, email, TEST_PASSWORD)
    await calls.post('hotel/users/sessions/end', { cookie, body: { sessionId: 'others' } })
    await eventually('the event', () => heard.includes(userId))
    forget()
  })

  it('are refreshed on demand, and the session says when', async () => {
    const { cookie } = await aPerson()
    const before = (await calls.get('hotel/session', { cookie })).json().data.token
    app.clock.advance({ minutes: 1 })
    const after = (await calls.post('hotel/session/refresh', { cookie })).json().data.token
    expect(after.tokenId).toBe(before.tokenId)
    expect(Date.parse(after.refreshedAt) - Date.parse(before.refreshedAt)).toBe(60_000)
  })

  it('a token planted before sign-in is not the one after it, and ends', async () => {
    const { cookie, email } = await aPerson()
    const body = { email, password: TEST_PASSWORD }
    const signedIn = cookieOf(await calls.post('account/signIn', { cookie, body }))
    expect(signedIn).not.toBe(cookie)
    expect(await sessionCode(cookie)).toBe('auth/id-token-revoked')
    const planted = `innkeeper_session=${newId()}${newId()}`
    expect(cookieOf(await calls.post('account/signIn', { cookie: planted, body }))).not.toBe(planted)
    expect(await sessionCode(planted)).toBe('auth/required')
  })

  it('are stored as hashes only', async () => {
    const { cookie, userId } = await aPerson()
    const rows = await app.db.installation((tx) =>
      tx.select().from(staffSessions).where(eq(staffSessions.userId, userId)),
    )
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  })
})

describe('an API client', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  async function aClient() {
    const person = await aPerson()
    const made = await calls.post('hotel/users/apiTokens', {
      cookie: person.cookie,
      body: { name: 'Booking bridge' },
    })
    return { ...person, ...made.json<{ data: { token: string; apiToken: { id: string } } }>().data }
  }

  it('carries its person’s claims with a bearer token', async () => {
    const { token, email, userId } = await aClient()
    const { claims } = (await calls.get('hotel/session', bearer(token))).json().data
    expect(claims).toMatchObject({ email, user_id: userId, roles: ['owner'] })
  })

  it('is listed, revoked at once and stored as a hash', async () => {
    const { cookie, token, apiToken, userId } = await aClient()
    app.clock.advance({ minutes: 6 })
    await calls.get('hotel/session', bearer(token))
    const list = async () => (await calls.get('hotel/users/apiTokens', { cookie })).json().data
    expect(await list()).toMatchObject([
      { id: apiToken.id, name: 'Booking bridge', lastSeenAt: app.clock.now().toISOString() },
    ])
    const rows = await app.db.installation((tx) =>
      tx.select().from(staffSessions).where(eq(staffSessions.userId, userId)),
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    await calls.delete(`hotel/users/apiTokens/${apiToken.id}`, { cookie })
    expect(codeIn(await calls.get('hotel/session', bearer(token)))).toBe('auth/id-token-revoked')
    expect(await list()).toEqual([])
  })

  it('stays in the property it was made for: without it there, it is nowhere', async () => {
    const { token, userId, cookie } = await aClient()
    const next = await aProperty(app.db)
    await aMembership(app.db, userId, next, ['owner'])
    const { claims } = (await calls.get('hotel/session', bearer(token))).json().data
    const other = await aSignedIn(app, claims.admin, ['owner'])
    const left = await calls.delete(`hotel/team/members/${userId}`, { cookie: other.cookie })
    expect(left.statusCode).toBe(200)
    expect(codeIn(await calls.get('hotel/session', bearer(token)))).toBe('auth/no-property')
    expect((await calls.get('hotel/session', { cookie })).json().data.claims.admin).toBe(next)
  })

  it('lasts a year', async () => {
    const { token } = await aClient()
    app.clock.advance({ days: 364 })
    expect((await calls.get('hotel/session', bearer(token))).statusCode).toBe(200)
    app.clock.advance({ days: 1 })
    expect(codeIn(await calls.get('hotel/session', bearer(token)))).toBe('auth/user-token-expired')
  })

  it('changes nothing about the account’s safety', async () => {
    const { token } = await aClient()
    const body = { password: TEST_PASSWORD }
    expect(codeIn(await calls.post('hotel/users/reauthenticate', { ...bearer(token), body }))).toBe(
      'auth/not-allowed',
    )
  })

  it('is answered by no call about how its person signs in, whatever it sends', async () => {
    const { token } = await aClient()
    /** Written by hand: what a client may read and set for its person. */
    const open = [
      'GET hotel/users/account',
      'GET hotel/users/notifications',
      'PUT hotel/users/notifications',
      'GET hotel/users/savedFilters',
      'POST hotel/users/savedFilters',
      'DELETE hotel/users/savedFilters/:id',
    ]
    const called = Object.values(ENDPOINTS).filter(({ path }) => path.startsWith('hotel/users/'))
    const refused: string[] = []
    for (const { method, path } of called) {
      const answer = await app.inject({
        method,
        url: `/api/${path.replace(/:\w+/, 'x')}`,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'GET' ? {} : { payload: { code: '123456' } }),
      })
      if (codeIn(answer) === 'auth/not-allowed') refused.push(`${method} ${path}`)
    }
    const names = called.map(({ method, path }) => `${method} ${path}`)
    expect(refused.sort()).toEqual(names.filter((name) => !open.includes(name)).sort())
    expect(refused).toContain('POST hotel/users/twoFactor/verify')
  })

  it('sets no second factor up, though its person has begun to', async () => {
    const { token, cookie } = await aClient()
    const { uri } = (await calls.post('hotel/users/twoFactor/generate', { cookie })).json().data
    const body = { code: await codeOf(uri, app.clock.now()) }
    expect(codeIn(await calls.post('hotel/users/twoFactor/verify', { ...bearer(token), body }))).toBe(
      'auth/not-allowed',
    )
    expect((await calls.post('hotel/users/twoFactor/verify', { cookie, body })).statusCode).toBe(200)
  })

  it('ends with “everywhere else”, and is counted', async () => {
    const { token, cookie, email } = await aClient()
    await signIn(app, email, TEST_PASSWORD)
    const ended = await calls.post('hotel/users/sessions/end', { cookie, body: { sessionId: 'others' } })
    expect(ended.json().data).toEqual({ ended: 2 })
    expect(codeIn(await calls.get('hotel/session', bearer(token)))).toBe('auth/id-token-revoked')
    expect(await sessionCode(cookie)).toBe('200')
  })

  it('neither signs its person out nor takes their name', async () => {
    const { token, cookie } = await aClient()
    const end = { ...bearer(token), body: { sessionId: 'others' } }
    expect(codeIn(await calls.post('hotel/users/sessions/end', end))).toBe('auth/not-allowed')
    const rename = { ...bearer(token), body: { name: 'Mallory' } }
    expect(codeIn(await calls.put('hotel/users/account', rename))).toBe('auth/not-allowed')
    const session = await calls.get('hotel/session', { cookie })
    expect(session.json().data.claims.name).toBe('Anna Lien')
  })

  it('a bearer token is no cookie, a cookie no bearer token, and the header wins', async () => {
    const { token, cookie } = await aClient()
    expect(await sessionCode(`innkeeper_session=${token}`)).toBe('auth/required')
    expect(codeIn(await calls.get('hotel/session', bearer(cookie.split('=')[1] ?? '')))).toBe('auth/required')
    const both = { cookie, headers: { authorization: 'Basic abc' } }
    expect(codeIn(await calls.get('hotel/session', both))).toBe('auth/required')
  })
})

describe('another website', () => {
  it.each([
    ['a page elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page in a sandbox', { origin: 'null' }],
    ['a neighbouring host', { origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' }],
    ['one that hides its origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('cannot change anything with the cookie: %s', async (_, headers) => {
    const { cookie } = await aPerson()
    const body = { name: 'Mallory' }
    expect(codeIn(await calls.put('hotel/users/account', { cookie, body, headers }))).toBe(
      'request/foreign-origin',
    )
    expect(codeIn(await calls.post('account/signOut', { cookie, headers }))).toBe('request/foreign-origin')
    expect((await calls.get('hotel/session', { cookie })).json().data.claims.name).toBe('Anna Lien')
  })

  it('a form cannot be sent here at all: only JSON is read', async () => {
    const { cookie } = await aPerson()
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/hotel/users/sessions/end',
        headers: { cookie, 'content-type': type },
        payload: 'sessionId=others',
      })
      expect(answer.statusCode).toBe(415)
    }
  })
})
