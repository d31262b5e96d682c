import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, codeIn, cookieOf } from '../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { openTestDatabase } from '../../testing/database.ts'

let app: TestApp
let other: TestApp
let calls: ReturnType<typeof accountCalls>
beforeAll(async () => {
  const database = await openTestDatabase()
  app = await openTestApp({ database })
  other = await openTestApp({ database })
  calls = accountCalls(app)
})
afterAll(async () => {
  await app.close()
  await other.close()
  await app.db.close()
})

const property = {
  propertyId: 'gramasen',
  name: 'Hôtel Gråmåsen',
  languages: ['NO', 'GB'],
  preset: 'hotel',
  currency: 'NOK',
  timeZone: 'Europe/Oslo',
  brandColour: '#123456',
}
const wish = (change: object = {}) => ({
  code: '',
  owner: { email: 'Mia@house.example', name: 'Mia', password: 'seven quiet mountains' },
  property,
  ...change,
})
const rightCode = async () => (await app.setUpCode()) ?? ''
const hasOwner = async () => (await calls.get('account/state')).json().data.hasOwner
const setUp = (change: object) => calls.post('account/setUp', { body: wish(change) })
const entry = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })

describe('an installation without an owner', () => {
  it('leads whoever opens its root or its welcome page to the set-up page', async () => {
    for (const url of ['/', '/welcome']) {
      const { statusCode, headers } = await entry(url)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        302,
        '/admin/set-up',
        'no-store',
      ])
    }
  })

  it('makes nobody its owner without the code of the terminal', async () => {
    for (const code of ['', 'AAAA-AAAA-AAAA', `${await rightCode()}0`])
      expect(codeIn(await setUp({ code }))).toBe('auth/set-up-code-wrong')
    const check = { code: 'AAAA-AAAA-AAAA', propertyId: 'gramasen' }
    expect(codeIn(await calls.post('account/setUp/check', { body: check }))).toBe('auth/set-up-code-wrong')
    expect(await hasOwner()).toBe(false)
  })

  it('has one code, on every node and after a restart, that no log has', async () => {
    const code = await rightCode()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(await other.setUpCode()).toBe(code)
    expect(app.logged.join('')).not.toContain(code)
  })

  it('says with the code whether an address is free', async () => {
    const code = await rightCode()
    const check = async (propertyId: string) =>
      (await calls.post('account/setUp/check', { body: { code, propertyId } })).json().data
    expect(await check('gramasen')).toEqual({ isFree: true })
    expect(await check('No slug!')).toEqual({ isFree: false })
  })

  it('refuses a weak password and keeps nothing of the try', async () => {
    const owner = { ...wish().owner, password: 'passwordpassword' }
    expect(codeIn(await setUp({ code: await rightCode(), owner }))).toBe('auth/weak-password')
    expect(
      codeIn(await setUp({ code: await rightCode(), property: { ...property, languages: ['XX'] } })),
    ).toBe('property/language-unknown')
    expect(await hasOwner()).toBe(false)
  })

  it('is set up once, by the first of two who have the code, as they wished', async () => {
    const code = (await rightCode()).toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')
    const late = { ...wish().owner, email: 'late@house.example' }
    const answers = await Promise.all([
      setUp({ code }),
      setUp({ code, owner: late, property: { ...property, propertyId: 'late-house' } }),
    ])
    expect(answers.map(codeIn).sort()).toEqual(['200', 'auth/already-set-up'])
    const created = answers.find(({ statusCode }) => statusCode === 200)
    const cookie = created ? cookieOf(created) : ''
    const session = (await calls.get('hotel/session', { cookie })).json().data
    expect([session.claims.roles, session.emailVerified]).toEqual([['owner'], false])
    expect(session.properties).toHaveLength(1)
    const { settings } = (await calls.get('hotel/settings', { cookie })).json().data
    expect(settings).toMatchObject({
      name: 'Hôtel Gråmåsen',
      currency: 'NOK',
      timeZone: 'Europe/Oslo',
      localization: { default: 'NO' },
      brand: { brandColour: '#123456', logo: null },
    })
    expect((await app.inject({ url: `/api/guest/${session.property.id}/guestbook` })).statusCode).toBe(200)
  })

  it('has no code and no set-up page any more once there is an owner', async () => {
    const code = await other.setUpCode()
    expect(code).toBeNull()
    expect(codeIn(await setUp({ code: 'AAAA-AAAA-AAAA' }))).toBe('auth/already-set-up')
    expect((await entry('/')).statusCode).toBe(200)
  })
})

describe('guessing the code', () => {
  it('ends after ten tries a minute of one network, for the right one too', async () => {
    const fresh = await openTestApp({ database: await openTestDatabase() })
    const guess = async (code: string) =>
      codeIn(
        await accountCalls(fresh).post('account/setUp/check', {
          body: { code, propertyId: 'abc' },
          address: '10.0.0.7',
        }),
      )
    for (let count = 0; count < 10; count++) expect(await guess('0000')).toBe('auth/set-up-code-wrong')
    const right = (await fresh.setUpCode()) ?? ''
    expect(await guess(right)).toBe('request/too-many')
    fresh.clock.advance({ seconds: 61 })
    expect(await guess(right)).toBe('200')
    await fresh.close()
    await fresh.db.close()
  })
})
