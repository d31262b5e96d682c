import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { verifyPassword } from '../../platform/auth/passwords.ts'
import { accountCalls, codeIn, cookiesOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, TEST_PASSWORD } from '../../testing/builders.ts'

let app: TestApp
let calls: ReturnType<typeof accountCalls>
let leaveCrowd: () => Promise<void>
let anna: { email: string; cookie: string }
beforeAll(async () => {
  app = await openTestApp()
  calls = accountCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  const { email } = await aSignedIn(app, await aProperty(app.db), ['owner'])
  anna = { email, cookie: cookiesOf(await signIn(email)) }
  leaveCrowd = aCrowd()
})
afterEach(() => leaveCrowd())

type From = { address?: string; cookie?: string; password?: string }
const signIn = (email: string, { password = TEST_PASSWORD, ...from }: From = {}) =>
  calls.post('account/signIn', { body: { email, password }, ...from })

/** Strangers who keep every place in the line for passwords taken, but for moments. */
function aCrowd(): () => Promise<void> {
  let isOver = false
  const one = async () => {
    while (!isOver) await verifyPassword('a guess', null, 'stranger').catch(() => pause(5))
  }
  const all = Array.from({ length: 30 }, one)
  return async () => {
    isOver = true
    await Promise.all(all)
  }
}

/** Those who wait like everybody else are refused, unless they come in the moment in which a place is free. */
const isRefused = (email: string, from?: From) =>
  expect.poll(async () => codeIn(await signIn(email, from))).toBe('server/unavailable')

it('behind a crowd of strangers a browser that is known for the person is let in', async () => {
  for (let again = 0; again < 3; again++)
    expect((await signIn(anna.email, { cookie: anna.cookie })).statusCode).toBe(200)
})

it('somebody in a session proves who they are and changes their password', async () => {
  const { cookie } = anna
  for (let again = 0; again < 3; again++) {
    const proof = { password: again === 0 ? TEST_PASSWORD : `quiet-morning-by-fjord-${again}` }
    expect((await calls.post('hotel/users/reauthenticate', { cookie, body: proof })).statusCode).toBe(200)
    const body = { password: `quiet-morning-by-fjord-${again + 1}` }
    expect((await calls.post('hotel/users/password', { cookie, body })).statusCode).toBe(200)
  }
})

it('everybody else is told to come back, whether there is such an account or not', async () => {
  await isRefused(anna.email)
  await isRefused('nobody@staff.example')
  await isRefused('nobody@staff.example', { cookie: anna.cookie })
})

it('whoever was told so has made no try', async () => {
  const guess = async () => {
    const answer = await signIn(anna.email, { address: '10.82.0.2', password: 'not-the-password' })
    if (codeIn(answer) === 'server/unavailable') expect(answer.headers['retry-after']).toBe('5')
    return codeIn(answer)
  }
  const codes: string[] = []
  while (codes.filter((code) => code === 'server/unavailable').length < 7) codes.push(await guess())
  await leaveCrowd()
  const tried = () => codes.filter((code) => code === 'auth/invalid-credentials').length
  while (tried() < 5) codes.push(await guess())
  expect(new Set(codes)).toEqual(new Set(['server/unavailable', 'auth/invalid-credentials']))
  expect(await guess()).toBe('request/too-many')
})
