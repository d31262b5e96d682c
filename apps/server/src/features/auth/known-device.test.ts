import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, codeIn, cookiesOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, TEST_PASSWORD } from '../../testing/builders.ts'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
let places = 0
beforeAll(async () => {
  app = await openTestApp()
  calls = accountCalls(app)
})
afterAll(() => app.close())

const aNetwork = () => `10.77.0.${++places}`
const aPerson = async () => aSignedIn(app, await aProperty(app.db), ['owner'])
const signIn = (email: string, address: string, cookie = '', password = TEST_PASSWORD) =>
  calls.post('account/signIn', { body: { email, password }, address, cookie })
const guess = (email: string, address: string, cookie?: string) =>
  signIn(email, address, cookie, 'not-the-password')

/** The cookie of the browser alone, after its session has ended. */
const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  cookiesOf(answer)
    .split('; ')
    .find((cookie) => cookie.startsWith('innkeeper_device=')) ?? ''

/** Somebody behind the address uses up what it may try for this person. */
async function useUp(email: string, address: string) {
  for (let tries = 0; tries < 5; tries++) await guess(email, address)
  expect(codeIn(await guess(email, address))).toBe('request/too-many')
}

describe('a browser in which the person signed in before', () => {
  it('gets a cookie that scripts do not see and that outlives the session', async () => {
    const { email } = await aPerson()
    const answer = await signIn(email, aNetwork())
    expect(answer.cookies.find(({ name }) => name === 'innkeeper_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 365 * 24 * 3600,
    })
    const again = await signIn(email, aNetwork(), deviceOf(answer))
    expect(deviceOf(again)).toBe(deviceOf(answer))
  })

  it('under https is kept from neighbouring hosts', async () => {
    const https = await openTestApp({ environment: { PUBLIC_URL: 'https://stay.example' } })
    const { email } = await aSignedIn(https, await aProperty(https.db), ['owner'])
    const body = { email, password: TEST_PASSWORD }
    const { cookies } = await accountCalls(https).post('account/signIn', { body })
    expect(cookies.find(({ name }) => name === '__Host-innkeeper_device')).toMatchObject({ secure: true })
    await https.close()
  })

  it('is let in although somebody behind the same address guesses, at this account and at others', async () => {
    const { email } = await aPerson()
    const wifi = aNetwork()
    const device = deviceOf(await signIn(email, wifi))
    await useUp(email, wifi)
    for (let tries = 0; tries < 25; tries++) await guess(`nobody-${tries}@staff.example`, wifi)
    expect(codeIn(await signIn(email, wifi))).toBe('request/too-many')
    expect((await signIn(email, wifi, device)).statusCode).toBe(200)
  })

  it('is let in although the address has called too often altogether', async () => {
    const { email } = await aPerson()
    const wifi = aNetwork()
    const device = deviceOf(await signIn(email, wifi))
    for (let sent = 0; sent < 60; sent++) await guess(email, wifi)
    expect((await guess(email, wifi)).headers['retry-after']).toBeDefined()
    expect((await signIn(email, wifi, device)).statusCode).toBe(200)
  })

  it('may try as often as any other, and takes nothing from them', async () => {
    const { email } = await aPerson()
    const wifi = aNetwork()
    const device = deviceOf(await signIn(email, wifi))
    for (let tries = 0; tries < 5; tries++)
      expect(codeIn(await guess(email, wifi, device))).toBe('auth/invalid-credentials')
    expect(codeIn(await guess(email, wifi, device))).toBe('request/too-many')
    expect((await signIn(email, wifi)).statusCode).toBe(200)
  })

  it('is known for each of those who share it', async () => {
    const [anna, bo] = [await aPerson(), await aPerson()]
    const desk = aNetwork()
    const device = deviceOf(await signIn(anna.email, desk))
    await signIn(bo.email, desk, device)
    for (const { email } of [anna, bo]) for (let tries = 0; tries < 5; tries++) await guess(email, desk)
    expect((await signIn(anna.email, desk, device)).statusCode).toBe(200)
    expect((await signIn(bo.email, desk, device)).statusCode).toBe(200)
  })

  it('counts before its address for a colleague too, who is as little sure of being let in as elsewhere', async () => {
    const [anna, eve] = [await aPerson(), await aPerson()]
    const desk = aNetwork()
    const device = deviceOf(await signIn(anna.email, desk))
    await useUp(eve.email, desk)
    for (let tries = 0; tries < 5; tries++)
      expect(codeIn(await guess(eve.email, desk, device))).toBe('auth/invalid-credentials')
    expect(codeIn(await signIn(eve.email, desk, device))).toBe('request/too-many')
    for (let place = 0; place < 10; place++) await guess(eve.email, aNetwork())
    const other = deviceOf(await signIn(anna.email, desk))
    expect(codeIn(await signIn(eve.email, desk, other))).toBe('request/too-many')
    expect((await signIn(anna.email, desk, device)).statusCode).toBe(200)
  })

  it('cannot be made up', async () => {
    const { email } = await aPerson()
    const wifi = aNetwork()
    const device = deviceOf(await signIn(email, wifi))
    await useUp(email, wifi)
    const forged = [`${device.slice(0, -2)}xx`, device.split('.')[0] ?? '', 'innkeeper_device=a.b']
    for (const cookie of forged) expect(codeIn(await signIn(email, wifi, cookie))).toBe('request/too-many')
  })
})

describe('proving again who one is', () => {
  it('is counted for the session, whatever others do behind the same address', async () => {
    const { email } = await aPerson()
    const wifi = aNetwork()
    const cookie = cookiesOf(await signIn(email, wifi))
    await useUp(email, wifi)
    const prove = (password: string) =>
      calls.post('hotel/users/reauthenticate', { cookie, address: wifi, body: { password } })
    expect((await prove(TEST_PASSWORD)).statusCode).toBe(200)
    for (let tries = 0; tries < 5; tries++)
      expect(codeIn(await prove('not-the-password'))).toBe('auth/invalid-credentials')
    expect(codeIn(await prove(TEST_PASSWORD))).toBe('request/too-many')
  })
})
