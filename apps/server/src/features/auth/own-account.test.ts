import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../../platform/mail/mail-server-stand-in.ts'
import { loadSharp } from '../../platform/pictures/sharp-library.ts'
import { accountCalls, codeIn } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { aPicture } from '../../testing/media-calls.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof startMailServer>>
let calls: ReturnType<typeof accountCalls>
let house: string
let made = 0

beforeAll(async () => {
  server = await startMailServer()
  app = await openTestApp({
    database: await openTestDatabase(),
    withJobs: true,
    requestsPerMinute: 100_000,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Innkeeper <stay@innkeeper.example>',
    },
  })
  calls = accountCalls(app)
  house = await aProperty(app.db)
})
afterAll(async () => {
  await app.close()
  await app.db.close()
  await server.close()
})

const aPerson = () => aSignedIn(app, house, ['owner'])
const anAddress = () => `new-${++made}@staff.example`

/** The text of the latest mail that the server took for an address. */
async function mailTo(address: string): Promise<string> {
  const find = () => server.received.findLast(({ to }) => to.includes(address))
  await eventually(`a mail to ${address}`, async () => find() !== undefined)
  // Quoted-printable, as mail programs read it.
  return (find()?.source ?? '')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
const tokenIn = (mail: string) => /token=([\w-]+)/.exec(mail)?.[1] ?? ''

const ask = (cookie: string, email: string) => calls.post('hotel/users/email', { cookie, body: { email } })
const confirm = (token: string) => calls.post('account/verifyEmail', { body: { token } })
const accountOf = async (cookie: string) => (await calls.get('hotel/users/account', { cookie })).json().data
const stateOf = async (token: string, purpose: 'email' | 'password-reset') => {
  const answer = await calls.get(`account/link?purpose=${purpose}&token=${token}`)
  return answer.json().data?.state ?? codeIn(answer)
}

describe('another e-mail address', () => {
  it('is confirmed at the new one and told to the old one, and the log says so', async () => {
    const { email: before, cookie } = await aPerson()
    const after = anAddress()
    expect((await ask(cookie, after.toUpperCase())).statusCode).toBe(200)
    expect(await accountOf(cookie)).toMatchObject({ email: before, pendingEmail: after })
    const token = tokenIn(await mailTo(after))
    expect(
      codeIn(await calls.post('account/signIn', { body: { email: after, password: TEST_PASSWORD } })),
    ).toBe('auth/invalid-credentials')
    expect(await stateOf(token, 'email')).toBe('open')
    expect((await confirm(token)).statusCode).toBe(200)
    expect(await stateOf(token, 'email')).toBe('used')
    expect(codeIn(await confirm(token))).toBe('auth/link-expired')
    expect(await accountOf(cookie)).toMatchObject({ email: after, pendingEmail: null, emailVerified: true })
    expect(await mailTo(before)).toContain(after)
    expect(await signIn(app, after, TEST_PASSWORD)).toContain('innkeeper')
    const log = await calls.get('hotel/audit?action=account.email-changed', { cookie })
    expect(log.json().data.items[0]).toMatchObject({ details: { before, after } })
  })

  it('asks for proof', async () => {
    const { cookie } = await aPerson()
    app.clock.advance({ minutes: 11 })
    expect(codeIn(await ask(cookie, anAddress()))).toBe('auth/reauthentication-required')
    app.clock.advance({ minutes: -11 })
  })

  it('that somebody has is answered like any other, and told to whoever reads its mails', async () => {
    const [somebody, { email, cookie }] = [await aPerson(), await aPerson()]
    const [taken, free] = [
      await ask(cookie, somebody.email),
      await ask((await aPerson()).cookie, anAddress()),
    ]
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    const mail = await mailTo(somebody.email)
    expect(mail).toContain('has an Innkeeper account already')
    expect(tokenIn(mail)).toBe('')
    expect((await accountOf(cookie)).email).toBe(email)
  })

  it('asked for anew or given up leaves the earlier link opening nothing', async () => {
    const { email, cookie } = await aPerson()
    const [first, second] = [anAddress(), anAddress()]
    await ask(cookie, first)
    const early = tokenIn(await mailTo(first))
    await ask(cookie, second)
    const late = tokenIn(await mailTo(second))
    expect(codeIn(await confirm(early))).toBe('auth/link-expired')
    await calls.delete('hotel/users/email', { cookie })
    expect(codeIn(await confirm(late))).toBe('auth/link-expired')
    expect(await accountOf(cookie)).toMatchObject({ email, pendingEmail: null })
  })

  it('that got an account meanwhile is refused', async () => {
    const [{ cookie }, other] = [await aPerson(), await aPerson()]
    const wanted = anAddress()
    await ask(cookie, wanted)
    const mine = tokenIn(await mailTo(wanted))
    server.received.length = 0
    await ask(other.cookie, wanted)
    const theirs = tokenIn(await mailTo(wanted))
    expect((await confirm(theirs)).statusCode).toBe(200)
    expect(codeIn(await confirm(mine))).toBe('auth/account-exists')
  })
})

describe('a link', () => {
  it('of a forgotten password says before the form that it was used', async () => {
    const { email } = await aPerson()
    await calls.post('account/passwordReset', { body: { email } })
    const token = tokenIn(await mailTo(email))
    expect(await stateOf(token, 'password-reset')).toBe('open')
    expect(await stateOf(token, 'email')).toBe('auth/link-expired')
    await calls.post('account/passwordReset/confirm', { body: { token, password: 'seven quiet mountains' } })
    expect(await stateOf(token, 'password-reset')).toBe('used')
  })

  it('whose time is over, or that nobody sent, is told apart from a used one', async () => {
    const { email } = await aPerson()
    await calls.post('account/passwordReset', { body: { email } })
    const token = tokenIn(await mailTo(email))
    app.clock.advance({ minutes: 61 })
    expect(await stateOf(token, 'password-reset')).toBe('auth/link-expired')
    app.clock.advance({ minutes: -61 })
    expect(await stateOf('x'.repeat(32), 'password-reset')).toBe('auth/link-expired')
  })
})

describe('a picture', () => {
  const send = (cookie: string, bytes: Buffer) =>
    app.inject({
      method: 'POST',
      url: '/api/hotel/users/picture',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
  const see = (cookie: string, userId: string) =>
    app.inject({ url: `/api/hotel/users/pictures/${userId}`, headers: { cookie } })

  it('is made small, and shown to colleagues and to nobody else', async () => {
    const { userId, cookie } = await aPerson()
    const colleague = await aPerson()
    const stranger = await aSignedIn(app, await aProperty(app.db), ['owner'])
    expect((await see(cookie, userId)).statusCode).toBe(404)
    const { picture } = (await send(cookie, await aPicture(900, 600))).json().data
    const session = (await calls.get('hotel/session', { cookie })).json().data
    expect(session.picture).toBe(picture)
    const team = (await calls.get('hotel/team', { cookie: colleague.cookie })).json().data
    expect(team.members).toContainEqual(expect.objectContaining({ userId, picture }))
    const answer = await see(colleague.cookie, userId)
    expect(answer.headers['content-type']).toBe('image/webp')
    const sharp = await loadSharp()
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 })
    expect((await see(stranger.cookie, userId)).statusCode).toBe(404)
    await calls.delete('hotel/users/picture', { cookie })
    expect((await see(cookie, userId)).statusCode).toBe(404)
  })

  it('that is none is refused, and the one before stays', async () => {
    const { userId, cookie } = await aPerson()
    await send(cookie, await aPicture())
    expect(codeIn(await send(cookie, Buffer.from('not a picture')))).toMatch(/^media\//)
    expect((await see(cookie, userId)).statusCode).toBe(200)
  })
})

it('how dates and times are read is the person’s own, in every session', async () => {
  const { email, cookie } = await aPerson()
  const formats = { date: 'YYYY-MM-DD', time: '12h' }
  expect((await calls.put('hotel/users/formats', { cookie, body: formats })).statusCode).toBe(200)
  const other = await signIn(app, email, TEST_PASSWORD)
  expect((await calls.get('hotel/session', { cookie: other })).json().data.formats).toEqual(formats)
  const wrong = await calls.put('hotel/users/formats', { cookie, body: { date: 'YY', time: '12h' } })
  expect(wrong.statusCode).toBe(400)
})

it('a wrong password or code is a warning of the log and no unexpected error', async () => {
  const { email, cookie } = await aPerson()
  app.logged.length = 0
  await calls.post('account/signIn', { body: { email, password: 'a-wrong-password' } })
  await calls.post('account/signIn', {
    body: { email: 'nobody@staff.example', password: 'a-wrong-password' },
  })
  await calls.post('hotel/users/reauthenticate', { cookie, body: { password: 'a-wrong-password' } })
  const lines = app.logged.map((line) => JSON.parse(line) as { level: number; code?: string; msg?: string })
  expect(lines.filter(({ code }) => code === 'auth/invalid-credentials').map(({ level }) => level)).toEqual([
    40, 40, 40,
  ])
  expect(lines.filter(({ level, msg }) => level >= 50 || msg === 'unexpected error')).toEqual([])
})
