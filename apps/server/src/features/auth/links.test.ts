import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateAccount } from '../../platform/auth/accounts.ts'
import { staffTokens } from '../../platform/auth/tables.ts'
import type { MailOutbox } from '../../platform/mail/outbox.ts'
import { accountCalls, codeIn, cookiesOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { aMembership, aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'

const NEW_PASSWORD = 'seven quiet mountains'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
beforeAll(async () => {
  app = await openTestApp({ database: await openTestDatabase(), withJobs: true })
  calls = accountCalls(app)
})
afterAll(async () => {
  await app.close()
  await app.db.close()
})

const aPerson = async () => aSignedIn(app, await aProperty(app.db), ['owner'])

async function mailTo(email: string, count = 1): Promise<string> {
  const outbox = app.ports.mail as MailOutbox
  await eventually('the mail', async () => (await outbox.messages(email)).length >= count)
  return (await outbox.messages(email))[0]?.text ?? ''
}
const linkIn = (text: string) => new URL(/http\S+/.exec(text)?.[0] ?? 'http://none')
const tokenIn = (text: string) => linkIn(text).searchParams.get('token') ?? ''

const askReset = (email: string, headers?: Record<string, string>) =>
  calls.post('account/passwordReset', { body: { email }, ...(headers ? { headers } : {}) })
const confirm = (token: string, password = NEW_PASSWORD) =>
  calls.post('account/passwordReset/confirm', { body: { token, password } })

describe('a forgotten password', () => {
  it('is answered the same for everybody, and only those who have an account get a mail', async () => {
    const { email } = await aPerson()
    const [known, unknown, absurd] = [
      await askReset(email),
      await askReset('nobody@staff.example'),
      await askReset('not an address'),
    ]
    const shown = ({ statusCode, body, headers }: typeof known) => [
      statusCode,
      body,
      Object.keys(headers).sort(),
    ]
    expect(shown(known)).toEqual(shown(unknown))
    expect(shown(absurd)).toEqual(shown(unknown))
    await mailTo(email)
    expect(await (app.ports.mail as MailOutbox).messages('nobody@staff.example')).toEqual([])
  })

  it('is replaced by following the link, which ends every session and API client', async () => {
    const { email, cookie } = await aPerson()
    const client = await calls.post('hotel/users/apiTokens', { cookie, body: { name: 'Bridge' } })
    await askReset(email.toUpperCase())
    const link = linkIn(await mailTo(email))
    expect(link.pathname).toBe('/admin/reset-password')
    const token = link.searchParams.get('token') ?? ''
    expect((await confirm(token)).statusCode).toBe(200)
    expect(codeIn(await calls.get('hotel/session', { cookie }))).toBe('auth/id-token-revoked')
    const headers = { authorization: `Bearer ${client.json().data.token}` }
    expect(codeIn(await calls.get('hotel/session', { headers }))).toBe('auth/id-token-revoked')
    expect(await signIn(app, email, NEW_PASSWORD)).toContain('innkeeper')
    const old = { email, password: TEST_PASSWORD }
    expect(codeIn(await calls.post('account/signIn', { body: old }))).toBe('auth/invalid-credentials')
    expect(codeIn(await confirm(token))).toBe('auth/link-expired')
  })

  it('the mail carries the logo of a person’s one property, and Innkeeper’s name for who works in two', async () => {
    const logo = 'L'.repeat(22)
    const house = await aProperty(app.db, { name: 'Fjellheim', brand: { ...DEFAULT_BRAND, logo } })
    const { email, userId } = await aSignedIn(app, house, ['editor'])
    const newest = async (count: number) => {
      await askReset(email)
      await mailTo(email, count)
      return (await (app.ports.mail as MailOutbox).messages(email))[0]
    }
    const framed = await newest(1)
    expect(framed?.fromName).toBe('Fjellheim')
    expect(framed?.html).toContain(`/logo/${house}/${logo}.png" alt="Fjellheim"`)
    await aMembership(app.db, userId, await aProperty(app.db), ['editor'])
    app.clock.advance({ minutes: 2 })
    const plain = await newest(2)
    expect(plain?.fromName).toBeUndefined()
    expect(plain?.html).not.toContain('<img')
  })

  it('the link ends after an hour', async () => {
    const { email } = await aPerson()
    await askReset(email)
    const token = tokenIn(await mailTo(email))
    app.clock.advance({ minutes: 60 })
    expect(codeIn(await confirm(token))).toBe('auth/link-expired')
    expect(codeIn(await confirm('made-up-token-made-up-token'))).toBe('auth/link-expired')
  })

  it('a password that is easy to guess is refused and the link stays', async () => {
    const { email } = await aPerson()
    await askReset(email)
    const token = tokenIn(await mailTo(email))
    expect(codeIn(await confirm(token, 'aaaaaaaaaaaa'))).toBe('auth/weak-password')
    expect(codeIn(await confirm(token, 'short'))).toBe('request/invalid')
    expect(codeIn(await confirm(token, 'x'.repeat(129)))).toBe('request/invalid')
    expect((await confirm(token)).statusCode).toBe(200)
  })

  it('one mail a minute; a closed account gets none', async () => {
    const { email, userId } = await aPerson()
    await askReset(email)
    await mailTo(email)
    await askReset(email)
    app.clock.advance({ minutes: 1, seconds: 1 })
    await app.db.installation((tx) => updateAccount(tx, userId, { disabledAt: app.clock.now() }))
    await askReset(email)
    const other = await aPerson()
    await askReset(other.email)
    await mailTo(other.email)
    expect(await (app.ports.mail as MailOutbox).messages(email)).toHaveLength(1)
  })

  it('many who ask at once get one mail', async () => {
    const { email } = await aPerson()
    await Promise.all(Array.from({ length: 5 }, () => askReset(email)))
    const other = await aPerson()
    await mailTo(email)
    await askReset(other.email)
    await mailTo(other.email)
    expect(await (app.ports.mail as MailOutbox).messages(email)).toHaveLength(1)
  })

  it('a sign-in begun with the old password cannot be finished after a new one is set', async () => {
    const { email, cookie } = await aPerson()
    const { uri } = (await calls.post('hotel/users/twoFactor/generate', { cookie })).json().data
    const code = () => codeOf(uri, app.clock.now())
    await calls.post('hotel/users/twoFactor/verify', { cookie, body: { code: await code() } })
    app.clock.advance({ seconds: 31 })
    const begun = await calls.post('account/signIn', { body: { email, password: TEST_PASSWORD } })
    const { challenge } = begun.json().details
    await askReset(email)
    expect((await confirm(tokenIn(await mailTo(email)))).statusCode).toBe(200)
    const body = { challenge, code: await code() }
    expect(codeIn(await calls.post('account/signIn/secondFactor', { body }))).toBe(
      'auth/totp-challenge-timeout',
    )
  })

  it('a sign-in with the old password at the moment of the new one leaves no session', async () => {
    const { email } = await aPerson()
    await askReset(email)
    const token = tokenIn(await mailTo(email))
    const old = { body: { email, password: TEST_PASSWORD } }
    const signIns = Array.from({ length: 4 }, () => calls.post('account/signIn', old))
    const [confirmed, ...answers] = await Promise.all([confirm(token), ...signIns])
    expect(confirmed.statusCode).toBe(200)
    for (const { cookies } of answers) {
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      expect((await calls.get('hotel/session', { cookie })).statusCode).toBe(401)
    }
  })

  it('the link never leads to the host a request made up', async () => {
    const { email } = await aPerson()
    await askReset(email, { host: 'evil.example', origin: 'http://evil.example' })
    expect(linkIn(await mailTo(email)).host).toBe('127.0.0.1:3000')
  })

  it('the link never leads to a port of the reader’s own machine that somebody elsewhere made up', async () => {
    const { email } = await aPerson()
    await askReset(email, { host: 'localhost:4444', origin: 'http://localhost:4444' })
    expect(linkIn(await mailTo(email)).host).toBe('127.0.0.1:3000')
  })

  it('what is stored does not open anything', async () => {
    const { email, userId } = await aPerson()
    await askReset(email)
    const token = tokenIn(await mailTo(email))
    const stored = await app.db.installation((tx) =>
      tx.select().from(staffTokens).where(eq(staffTokens.userId, userId)),
    )
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(codeIn(await confirm(stored[0]?.tokenHash ?? ''))).toBe('auth/link-expired')
  })
})

describe('an e-mail address', () => {
  const send = (cookie: string, returnUrl: string) =>
    calls.post('hotel/users/sendEmailVerificationLink', { cookie, body: { returnUrl } })

  it('is verified by following the link, which leads to returnUrl', async () => {
    const { cookie, email, userId } = await aPerson()
    await app.db.installation((tx) => updateAccount(tx, userId, { emailVerified: false }))
    const isVerified = async () => (await calls.get('hotel/session', { cookie })).json().data.emailVerified
    expect(await isVerified()).toBe(false)
    expect((await send(cookie, 'http://localhost/admin/account?tab=safety')).statusCode).toBe(200)
    const link = linkIn(await mailTo(email))
    expect([link.pathname, link.searchParams.get('redirect')]).toEqual([
      '/admin/verify-email',
      '/admin/account?tab=safety',
    ])
    const body = { token: link.searchParams.get('token') ?? '' }
    expect((await calls.post('account/verifyEmail', { body })).statusCode).toBe(200)
    expect(await isVerified()).toBe(true)
    expect(codeIn(await calls.post('account/verifyEmail', { body }))).toBe('auth/link-expired')
  })

  it.each([
    'https://evil.example/admin',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:81/',
    '\\\\evil.example',
    'http://localhost//evil.example',
    'http://localhost/\\evil.example',
    '/.//evil.example',
  ])('the link cannot lead elsewhere: %s', async (returnUrl) => {
    const { cookie } = await aPerson()
    expect(codeIn(await send(cookie, returnUrl))).toBe('auth/return-url-not-allowed')
  })

  it('a token for one thing is none for another', async () => {
    const { cookie, email } = await aPerson()
    await send(cookie, '/admin')
    const token = tokenIn(await mailTo(email))
    expect(codeIn(await confirm(token))).toBe('auth/link-expired')
  })
})

describe('changing the password', () => {
  it('signs all other browsers and API clients out and keeps this one', async () => {
    const { cookie, email } = await aPerson()
    const other = await signIn(app, email, TEST_PASSWORD)
    const client = await calls.post('hotel/users/apiTokens', { cookie, body: { name: 'Bridge' } })
    const body = { password: NEW_PASSWORD }
    expect((await calls.post('hotel/users/password', { cookie, body })).statusCode).toBe(200)
    expect(codeIn(await calls.get('hotel/session', { cookie: other }))).toBe('auth/id-token-revoked')
    const headers = { authorization: `Bearer ${client.json().data.token}` }
    expect(codeIn(await calls.get('hotel/session', { headers }))).toBe('auth/id-token-revoked')
    expect((await calls.get('hotel/session', { cookie })).statusCode).toBe(200)
    expect(await signIn(app, email, NEW_PASSWORD)).toContain('innkeeper')
  })
})

it('links that open nothing are counted, by browser before address; a right one is none', async () => {
  const { email } = await aPerson()
  const wifi = '10.88.0.1'
  const device = cookiesOf(await calls.post('account/signIn', { body: { email, password: TEST_PASSWORD } }))
  await askReset(email)
  const token = tokenIn(await mailTo(email))
  const wrong = ['account/passwordReset/confirm', 'account/verifyEmail', 'account/create'] as const
  const body = { token: 'x'.repeat(43), invitation: 'x'.repeat(43), name: 'Eve', password: NEW_PASSWORD }
  const codes = []
  for (let tries = 0; tries < 10; tries++)
    for (const path of wrong) codes.push(codeIn(await calls.post(path, { body, address: wifi })))
  expect(new Set(codes)).toEqual(new Set(['auth/link-expired', 'team/invitation-unknown']))
  const send = (cookie = '') =>
    calls.post('account/passwordReset/confirm', {
      body: { token, password: NEW_PASSWORD },
      address: wifi,
      cookie,
    })
  expect(codeIn(await send())).toBe('request/too-many')
  expect(codeIn(await calls.get(`account/invitation?token=${'x'.repeat(43)}`, { address: wifi }))).toBe(
    'request/too-many',
  )
  expect((await send(device)).statusCode).toBe(200)
})
