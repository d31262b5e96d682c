import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffSessions } from '../../platform/auth/tables.ts'
import { accountCalls } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { insertMembership } from '../team/service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const session = (cookie: string) => app.inject({ url: '/api/hotel/session', headers: { cookie } })
const tryPassword = (email: string, password: string, remoteAddress = '10.1.1.1') =>
  app.inject({
    method: 'POST',
    url: '/api/account/signIn',
    remoteAddress,
    headers: { origin: 'http://localhost', host: 'localhost' },
    payload: { email, password },
  })

describe('a session', () => {
  it('has the claims admin, user_id, name, email and roles', async () => {
    const propertyId = await aProperty(app.db)
    const { cookie, userId, email } = await aSignedIn(app, propertyId, ['reception', 'editor'])
    const before = app.hub.position()
    const { claims, property, isDemo, liveAfter } = (await session(cookie)).json().data
    expect(claims).toEqual({
      admin: propertyId,
      user_id: userId,
      name: 'Anna Lien',
      email,
      roles: ['reception', 'editor'],
    })
    expect(property).toMatchObject({ id: propertyId, name: 'Test house' })
    expect(isDemo).toBe(false)
    expect([before, app.hub.position()]).toContain(liveAfter)
  })

  it('its cookie is httpOnly and sameSite', async () => {
    const propertyId = await aProperty(app.db)
    const { email } = await aSignedIn(app, propertyId, ['owner'])
    const [cookie] = (await tryPassword(email, TEST_PASSWORD, '10.1.1.2')).cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  it('is for the active property while the person belongs to it, else for another of theirs', async () => {
    const [first, second] = [
      await aProperty(app.db, { name: 'Aaa' }),
      await aProperty(app.db, { name: 'Bbb' }),
    ]
    const { cookie, userId } = await aSignedIn(app, first, ['owner'])
    await app.db.installation((tx) => insertMembership(tx, userId, second, ['analyst']))
    const activate = (propertyId: string) =>
      app.db.installation((tx) =>
        tx
          .update(staffSessions)
          .set({ activePropertyId: propertyId })
          .where(eq(staffSessions.userId, userId)),
      )
    await activate(second)
    expect((await session(cookie)).json().data.claims).toMatchObject({ admin: second, roles: ['analyst'] })
    await activate(await aProperty(app.db))
    expect((await session(cookie)).json().data.claims.admin).toBe(first)
  })

  it('ends with sign-out', async () => {
    const { cookie } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    await app.inject({
      method: 'POST',
      url: '/api/account/signOut',
      headers: { cookie, origin: 'http://localhost', host: 'localhost' },
    })
    expect((await session(cookie)).json().code).toBe('auth/required')
  })

  it('a made-up cookie opens nothing', async () => {
    expect((await session('innkeeper_session=abc.def')).statusCode).toBe(401)
  })
})

describe('sign-in', () => {
  it('answers an unknown address and a wrong password the same', async () => {
    const { email } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const wrong = await tryPassword(email, 'not-the-password')
    const unknown = await tryPassword('nobody@staff.example', 'not-the-password')
    expect(wrong.statusCode).toBe(401)
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()])
  })

  it('takes its time over what is wrong, whether there is such an account or not', async () => {
    const slow = await openTestApp({ wrongPasswordMs: 700 })
    const { email } = await aSignedIn(slow, await aProperty(slow.db), ['owner'])
    for (const address of [email, 'nobody@staff.example']) {
      const startedAt = performance.now()
      const answer = await accountCalls(slow).post('account/signIn', {
        body: { email: address, password: 'not-the-password' },
      })
      expect(answer.statusCode).toBe(401)
      expect(performance.now() - startedAt).toBeGreaterThan(690)
    }
    await slow.close()
  })

  it('is limited per address of the client', async () => {
    const { email } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const statuses = []
    for (let tries = 0; tries < 12; tries++)
      statuses.push((await tryPassword(email, 'wrong-password', '10.2.2.2')).statusCode)
    expect(statuses.at(-1)).toBe(429)
    expect(await signIn(app, email, TEST_PASSWORD)).toContain('innkeeper')
  })

  it('nobody can make an account for themselves', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      payload: { email: 'x@y.example', password: 'long-enough-1', name: 'X' },
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the log', () => {
  it('has a request id and neither addresses, keys nor passwords', async () => {
    const propertyId = await aProperty(app.db)
    const { email, cookie } = await aSignedIn(app, propertyId, ['owner'])
    app.logged.length = 0
    const key = 'SECRETLINKKEY123456789'
    const { headers } = await app.inject({
      url: `/api/guest/${propertyId}/bookings/${key}?email=${email}`,
      headers: { cookie },
    })
    await tryPassword(email, 'a-secret-password', '10.3.3.3')
    const log = app.logged.join('\n')
    expect(log).toContain(String(headers['x-request-id']))
    expect(log).toContain('GET /api/guest/:hotel/bookings/:bookingId')
    for (const secret of [key, email, 'a-secret-password', cookie.split('=')[1] ?? 'x'])
      expect(log).not.toContain(secret)
  })
})
