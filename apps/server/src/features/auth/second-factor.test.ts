import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRecoveryCodes, staffSecondFactors } from '../../platform/auth/tables.ts'
import { accountCalls, codeIn, cookieOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { codeOf } from '../../testing/authenticator.ts'
import { aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
beforeAll(async () => {
  app = await openTestApp()
  calls = accountCalls(app)
})
afterAll(() => app.close())

/** Past the step of the last code, so that the next one is another. */
const nextStep = () => app.clock.advance({ seconds: 31 })

async function enrolled() {
  const propertyId = await aProperty(app.db)
  const staff = await aSignedIn(app, propertyId, ['owner'])
  const { uri } = (await calls.post('hotel/users/twoFactor/generate', { cookie: staff.cookie })).json().data
  const code = () => codeOf(uri, app.clock.now())
  const verified = await calls.post('hotel/users/twoFactor/verify', {
    cookie: staff.cookie,
    body: { code: await code() },
  })
  nextStep()
  const { recoveryCodes } = verified.json<{ data: { recoveryCodes: string[] } }>().data
  return { ...staff, propertyId, uri, code, recoveryCodes }
}

async function challengeFor(email: string): Promise<string> {
  const answer = await calls.post('account/signIn', { body: { email, password: TEST_PASSWORD } })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ success: false, code: 'auth/multi-factor-auth-required' })
  expect(answer.cookies).toEqual([])
  return answer.json().details.challenge
}
const answerWith = (challenge: string, code: string, address?: string) =>
  calls.post('account/signIn/secondFactor', { body: { challenge, code }, ...(address ? { address } : {}) })

describe('setting a second factor up', () => {
  it('gives a secret, asks for a code of it and answers ten recovery codes once', async () => {
    const { cookie, recoveryCodes, userId } = await enrolled()
    expect(new Set(recoveryCodes).size).toBe(10)
    const { data } = (await calls.get('hotel/users/account', { cookie })).json()
    expect(data).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 })
    const audited = (await calls.get('hotel/audit', { cookie })).json().data.items
    expect(audited).toContainEqual(
      expect.objectContaining({ action: 'second-factor.added', actorId: userId }),
    )
  })

  it('stores neither the secret nor the recovery codes as they are', async () => {
    const { userId, uri, recoveryCodes } = await enrolled()
    const stored = await app.db.installation(async (tx) =>
      JSON.stringify([
        await tx.select().from(staffSecondFactors).where(eq(staffSecondFactors.userId, userId)),
        await tx.select().from(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId)),
      ]),
    )
    const secret = new URL(uri).searchParams.get('secret') ?? 'x'
    for (const plain of [secret, ...recoveryCodes, recoveryCodes[0]?.replace('-', '') ?? 'x'])
      expect(stored).not.toContain(plain)
  })

  it('does not count before a code was verified', async () => {
    const staff = await aSignedIn(app, await aProperty(app.db), ['owner'])
    await calls.post('hotel/users/twoFactor/generate', { cookie: staff.cookie })
    const wrong = await calls.post('hotel/users/twoFactor/verify', {
      cookie: staff.cookie,
      body: { code: '000000' },
    })
    expect(codeIn(wrong)).toBe('auth/invalid-verification-code')
    const again = await calls.post('account/signIn', {
      body: { email: staff.email, password: TEST_PASSWORD },
    })
    expect(again.statusCode).toBe(200)
  })

  it('is refused where there is one already, and verifying where there is no secret', async () => {
    const { cookie } = await enrolled()
    expect(codeIn(await calls.post('hotel/users/twoFactor/generate', { cookie }))).toBe(
      'auth/second-factor-already-set-up',
    )
    const other = await aSignedIn(app, await aProperty(app.db), ['owner'])
    const body = { code: '123456' }
    expect(codeIn(await calls.post('hotel/users/twoFactor/verify', { cookie: other.cookie, body }))).toBe(
      'auth/second-factor-not-set-up',
    )
  })
})

it('a code of a secret that was replaced meanwhile does not make the new one count', async () => {
  const { cookie, email } = await aSignedIn(app, await aProperty(app.db), ['owner'])
  const generate = () => calls.post('hotel/users/twoFactor/generate', { cookie })
  const { uri } = (await generate()).json().data
  const body = { code: await codeOf(uri, app.clock.now()) }
  const [verified] = await Promise.all([
    calls.post('hotel/users/twoFactor/verify', { cookie, body }),
    generate(),
  ])
  const again = await calls.post('account/signIn', { body: { email, password: TEST_PASSWORD } })
  // Whoever was first: a second factor counts exactly when its code was checked.
  expect(codeIn(again)).toBe(verified.statusCode === 200 ? 'auth/multi-factor-auth-required' : '200')
})

describe('signing in with a second factor', () => {
  it('takes a code of the authenticator app', async () => {
    const { email, code } = await enrolled()
    const answer = await answerWith(await challengeFor(email), await code())
    expect(answer.statusCode).toBe(200)
    const session = await calls.get('hotel/session', { cookie: cookieOf(answer) })
    expect(session.json().data).toMatchObject({ claims: { email }, hasSecondFactor: true })
  })

  it('a code works once, also for two at the same moment', async () => {
    const { email, code } = await enrolled()
    const [first, second] = [await challengeFor(email), await challengeFor(email)]
    const typed = await code()
    const answers = await Promise.all([answerWith(first, typed), answerWith(second, typed)])
    expect(answers.map(codeIn).sort()).toEqual(['200', 'auth/code-expired'])
  })

  it('tells a code that is missing, wrong and too old apart', async () => {
    const { email, uri } = await enrolled()
    const challenge = await challengeFor(email)
    const missing = await answerWith(challenge, ' ')
    expect(missing.json()).toMatchObject({
      success: false,
      code: 'auth/missing-code',
      message: 'Please input verification code',
    })
    const old = await codeOf(uri, new Date(app.clock.now().getTime() + 31_000))
    expect(codeIn(await answerWith(challenge, old === '000000' ? '111111' : '000000'))).toBe(
      'auth/invalid-verification-code',
    )
    app.clock.advance({ minutes: 2 })
    expect(codeIn(await answerWith(challenge, old))).toBe('auth/code-expired')
  })

  it('a challenge ends after five minutes and after five wrong codes', async () => {
    const { email, code } = await enrolled()
    const late = await challengeFor(email)
    app.clock.advance({ minutes: 5, seconds: 1 })
    expect(codeIn(await answerWith(late, await code()))).toBe('auth/totp-challenge-timeout')
    const tried = await challengeFor(email)
    for (let tries = 0; tries < 5; tries++)
      expect(codeIn(await answerWith(tried, 'aaaaa-aaaaa'))).toBe('auth/invalid-verification-code')
    expect(codeIn(await answerWith(tried, await code()))).toBe('auth/totp-challenge-timeout')
  })

  it('a wrong code of somebody not signed in is about the person, not by them', async () => {
    const { email, cookie } = await enrolled()
    await answerWith(await challengeFor(email), 'aaaaa-aaaaa', '10.9.9.8')
    const { items } = (await calls.get('hotel/audit?action=second-factor.failed', { cookie })).json().data
    expect(items).toMatchObject([{ actorId: null, subject: 'Anna Lien', details: { address: '10.9.9.8' } }])
  })

  it('a challenge works once', async () => {
    const { email, code } = await enrolled()
    const challenge = await challengeFor(email)
    expect((await answerWith(challenge, await code())).statusCode).toBe(200)
    nextStep()
    expect(codeIn(await answerWith(challenge, await code()))).toBe('auth/totp-challenge-timeout')
  })

  it('wrong codes from one place do not keep the person out elsewhere', async () => {
    const { email, code } = await enrolled()
    const codes = []
    for (let tries = 0; tries < 7; tries++)
      codes.push(codeIn(await answerWith(await challengeFor(email), 'aaaaa-aaaaa', '10.9.9.9')))
    expect(codes.at(-1)).toBe('request/too-many')
    expect((await answerWith(await challengeFor(email), await code())).statusCode).toBe(200)
  })

  it('a recovery code opens once, typed as one likes', async () => {
    const { email, recoveryCodes } = await enrolled()
    const [first = ''] = recoveryCodes
    const answer = await answerWith(await challengeFor(email), ` ${first.toUpperCase().replace('-', ' ')} `)
    expect(answer.statusCode).toBe(200)
    const { data } = (await calls.get('hotel/users/account', { cookie: cookieOf(answer) })).json()
    expect(data.recoveryCodesLeft).toBe(9)
    expect(codeIn(await answerWith(await challengeFor(email), first))).toBe('auth/invalid-verification-code')
  })

  it('somebody else’s recovery code opens nothing', async () => {
    const [anna, bo] = [await enrolled(), await enrolled()]
    const answer = await answerWith(await challengeFor(anna.email), bo.recoveryCodes[0] ?? '')
    expect(codeIn(answer)).toBe('auth/invalid-verification-code')
  })
})

describe('guessing codes', () => {
  const WRONG = 'aaaaa-aaaaa'
  const failuresOf = async (userId: string) => {
    const [row] = await app.db.installation((tx) =>
      tx.select().from(staffSecondFactors).where(eq(staffSecondFactors.userId, userId)),
    )
    return row?.failures
  }
  const fail = (userId: string, failures: number) =>
    app.db.installation((tx) =>
      tx.update(staffSecondFactors).set({ failures }).where(eq(staffSecondFactors.userId, userId)),
    )
  const lockedEntries = async (cookie: string) =>
    (await calls.get('hotel/audit?action=second-factor.locked', { cookie })).json().data.items

  it('is counted until a code is right', async () => {
    const { email, userId, code } = await enrolled()
    const challenge = await challengeFor(email)
    await answerWith(challenge, WRONG)
    await answerWith(challenge, WRONG)
    expect(await failuresOf(userId)).toBe(2)
    expect((await answerWith(challenge, await code())).statusCode).toBe(200)
    expect(await failuresOf(userId)).toBe(0)
  })

  it('ends after fifty wrong ones: only recovery codes open, and the log says so once', async () => {
    const { email, userId, code, cookie, recoveryCodes } = await enrolled()
    await fail(userId, 48)
    const challenge = await challengeFor(email)
    await answerWith(challenge, WRONG, '10.9.8.7')
    expect(await lockedEntries(cookie)).toEqual([])
    await answerWith(challenge, WRONG, '10.9.8.7')
    expect(codeIn(await answerWith(challenge, await code(), '10.9.8.7'))).toBe(
      'auth/invalid-verification-code',
    )
    expect(await lockedEntries(cookie)).toMatchObject([
      { actorId: null, subject: 'Anna Lien', details: { address: '10.9.8.7' } },
    ])
    expect((await answerWith(challenge, recoveryCodes[0] ?? '')).statusCode).toBe(200)
    nextStep()
    expect((await answerWith(await challengeFor(email), await code())).statusCode).toBe(200)
  })

  it('also with a session: a locked second factor is no proof', async () => {
    const { userId, code, cookie } = await enrolled()
    await fail(userId, 50)
    const body = { password: TEST_PASSWORD, code: await code() }
    expect(codeIn(await calls.post('hotel/users/reauthenticate', { cookie, body }))).toBe(
      'auth/invalid-verification-code',
    )
  })

  it('begins anew with a secret that is set up anew', async () => {
    const { cookie, userId } = await aSignedIn(app, await aProperty(app.db), ['owner'])
    await calls.post('hotel/users/twoFactor/generate', { cookie })
    await fail(userId, 50)
    const { uri } = (await calls.post('hotel/users/twoFactor/generate', { cookie })).json().data
    const body = { code: await codeOf(uri, app.clock.now()) }
    expect((await calls.post('hotel/users/twoFactor/verify', { cookie, body })).statusCode).toBe(200)
  })
})

describe('dangerous changes', () => {
  it('ask for re-authentication ten minutes after signing in, with password and code', async () => {
    const { cookie, code, email } = await enrolled()
    app.clock.advance({ minutes: 11 })
    for (const call of ['remove', 'recoveryCodes', 'generate'])
      expect(codeIn(await calls.post(`hotel/users/twoFactor/${call}`, { cookie }))).toBe(
        'auth/reauthentication-required',
      )
    const password = { password: 'quite-another-sentence' }
    expect(codeIn(await calls.post('hotel/users/password', { cookie, body: password }))).toBe(
      'auth/reauthentication-required',
    )
    expect(codeIn(await calls.post('hotel/users/apiTokens', { cookie, body: { name: 'x' } }))).toBe(
      'auth/reauthentication-required',
    )
    const prove = (body: object) => calls.post('hotel/users/reauthenticate', { cookie, body })
    expect(codeIn(await prove({ password: 'not-the-password' }))).toBe('auth/invalid-credentials')
    expect(codeIn(await prove({ password: TEST_PASSWORD }))).toBe('auth/missing-code')
    const proved = await prove({ password: TEST_PASSWORD, code: await code() })
    expect(proved.json().data.reauthenticatedUntil).toBe(
      new Date(app.clock.now().getTime() + 600_000).toISOString(),
    )
    expect((await calls.post('hotel/users/twoFactor/remove', { cookie })).statusCode).toBe(200)
    const answer = await calls.post('account/signIn', { body: { email, password: TEST_PASSWORD } })
    expect(answer.statusCode).toBe(200)
  })

  it('new recovery codes replace the old ones', async () => {
    const { cookie, email, recoveryCodes } = await enrolled()
    const renewed = await calls.post('hotel/users/twoFactor/recoveryCodes', { cookie })
    const [fresh = ''] = renewed.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes
    expect(codeIn(await answerWith(await challengeFor(email), recoveryCodes[0] ?? ''))).toBe(
      'auth/invalid-verification-code',
    )
    expect((await answerWith(await challengeFor(email), fresh)).statusCode).toBe(200)
  })
})

describe('a property with the module multiFactorAuthentication', () => {
  it('asks from the next sign-in on, and then answers only account calls until a second factor is set up', async () => {
    const propertyId = await aProperty(app.db)
    const working = await aSignedIn(app, propertyId, ['owner'])
    let { cookie } = working
    const guests = () => calls.get('hotel/guests', { cookie })
    expect((await guests()).statusCode).toBe(200)
    app.clock.advance({ minutes: 1 })
    const switched = await calls.put('hotel/modules/multiFactorAuthentication', {
      cookie,
      body: { enabled: true },
    })
    expect(switched.statusCode).toBe(200)
    const modules = async () => (await calls.get('hotel/session', { cookie })).json().data.property.modules
    await expect.poll(modules).toContain('multiFactorAuthentication')
    // Whoever is at work stays at work.
    expect((await guests()).statusCode).toBe(200)
    app.clock.advance({ minutes: 1 })
    cookie = await signIn(app, working.email, TEST_PASSWORD)
    expect((await guests()).statusCode).toBe(403)
    expect(codeIn(await guests())).toBe('auth/second-factor-setup-required')
    const session = async () => (await calls.get('hotel/session', { cookie })).json().data
    expect(await session()).toMatchObject({ mustSetUpSecondFactor: true, hasSecondFactor: false })
    const { uri } = (await calls.post('hotel/users/twoFactor/generate', { cookie })).json().data
    const body = { code: await codeOf(uri, app.clock.now()) }
    expect((await calls.post('hotel/users/twoFactor/verify', { cookie, body })).statusCode).toBe(200)
    expect(await session()).toMatchObject({ mustSetUpSecondFactor: false, hasSecondFactor: true })
    expect((await guests()).statusCode).toBe(200)
  })
})
