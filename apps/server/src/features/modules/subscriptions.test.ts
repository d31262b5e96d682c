import type { AuditItem } from '@innkeeper/api/audit.ts'
import type { ModuleSubscription, SubscriptionInfo } from '@innkeeper/api/modules.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aTestProperty(plan: 'essential' | 'plus' | 'complete' = 'essential') {
  const propertyId = await aProperty(app.db, { plan })
  const owner = await aSignedIn(app, propertyId, ['owner'])
  const { email } = owner
  let { cookie } = owner
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const body = payload ? { payload } : {}
    const answer = await app.inject({ method, url: `/api/hotel/${path}`, headers: { cookie }, ...body })
    return { status: answer.statusCode, ...answer.json() }
  }
  const info = async (): Promise<SubscriptionInfo> =>
    (await send('GET', 'subscriptions/module/subscriptionInfo')).data
  return {
    propertyId,
    send,
    info,
    /** A session ends before a trial does. */
    signInAgain: async () => {
      cookie = await signIn(app, email, TEST_PASSWORD)
    },
    module: async (module: ModuleName): Promise<ModuleSubscription | undefined> =>
      (await info()).modules.find((one) => one.module === module),
    guestModules: async (): Promise<ModuleName[]> =>
      (await app.inject({ url: `/api/guest/${propertyId}/clientData` })).json().data.modules,
    /** What the audit log holds besides signing in. */
    written: async () => {
      const items: AuditItem[] = (await send('GET', 'audit')).data.items
      return items
        .filter(({ action }) => action !== 'sign-in')
        .map(({ action, subject, details }) => [action, subject, details])
    },
    sessionModules: async (): Promise<ModuleName[]> => (await send('GET', 'session')).data.property.modules,
  }
}

describe('plans', () => {
  it('are told with their modules', async () => {
    const { send, info } = await aTestProperty('plus')
    const { data } = await send('GET', 'subscriptions/packages')
    expect(data.plans.map(({ plan }: { plan: string }) => plan)).toEqual(['essential', 'plus', 'complete'])
    expect(data.plans[0].modules).toEqual(['guestbook', 'products', 'htmlBuilder', 'messagingEmail'])
    expect(await info()).toMatchObject({ plan: 'plus', plans: ['essential', 'plus', 'complete'] })
    expect((await send('GET', 'modulesConfig')).data.upselling).toEqual({
      enabled: true,
      trialStart: null,
      trialEnd: null,
    })
  })

  it('change at once for server, guest and staff, and the log says so', async () => {
    const { send, guestModules, sessionModules, written } = await aTestProperty('essential')
    expect(await guestModules()).not.toContain('upselling')
    expect(await send('PUT', 'subscriptions/plan', { plan: 'plus' })).toMatchObject({
      data: { plan: 'plus' },
    })
    await expect.poll(guestModules).toContain('upselling')
    await expect.poll(sessionModules).toContain('upselling')
    await send('PUT', 'subscriptions/plan', { plan: 'plus' })
    expect(await written()).toEqual([['plan.changed', 'plus', { plan: 'plus', before: 'essential' }]])
  })
})

describe('a trial', () => {
  it('opens a module for 30 days and can be started once', async () => {
    const { send, module, guestModules, written } = await aTestProperty()
    expect(await module('platformStatistics')).toMatchObject({
      trialStatus: 'NA',
      canStartTrial: true,
      isAvailable: false,
    })
    expect((await send('POST', 'subscriptions/trial', { module: 'platformStatistics' })).status).toBe(200)
    expect(await module('platformStatistics')).toMatchObject({
      trialStatus: 'Active',
      trialDaysLeft: 30,
      isAvailable: true,
      canStartTrial: false,
    })
    // At once: whoever starts it goes on into the module.
    expect(await guestModules()).toContain('platformStatistics')
    expect(await send('POST', 'subscriptions/trial', { module: 'platformStatistics' })).toMatchObject({
      status: 409,
      code: 'module/trial-used',
    })
    expect(await send('POST', 'subscriptions/trial', { module: 'guestbook' })).toMatchObject({
      status: 409,
      code: 'module/in-plan',
    })
    expect(await written()).toEqual([
      [
        'trial.started',
        'platformStatistics',
        { module: 'platformStatistics', until: '2026-12-15T11:00:00.000Z' },
      ],
    ])
  })

  it('is started once even when two ask at the same moment', async () => {
    const { send } = await aTestProperty()
    const start = () => send('POST', 'subscriptions/trial', { module: 'customFonts' })
    const statuses = (await Promise.all([start(), start(), start()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  it('ends by the clock alone: on the server, for guests and for staff, without a restart', async () => {
    const { propertyId, send, module, guestModules, sessionModules, signInAgain } = await aTestProperty()
    await send('PUT', 'modules/guestbook', { enabled: true })
    await send('POST', 'subscriptions/trial', { module: 'platformStatistics' })
    await expect.poll(guestModules).toContain('platformStatistics')
    app.clock.advance({ days: 29, hours: 23 })
    expect(await guestModules()).toContain('platformStatistics')
    app.clock.advance({ hours: 1 })
    await expect.poll(guestModules).not.toContain('platformStatistics')
    await signInAgain()
    expect(await module('platformStatistics')).toMatchObject({
      trialStatus: 'Expired',
      trialDaysLeft: null,
      isAvailable: false,
      canStartTrial: false,
    })
    expect(await sessionModules()).not.toContain('platformStatistics')
    expect((await app.inject({ url: `/guestbook/${propertyId}` })).statusCode).toBe(200)
  })
})

describe('a module that is off', () => {
  it('is shut on the server, on the guest’s page and for staff, and opens again', async () => {
    const { propertyId, send } = await aTestProperty('complete')
    const guestPage = async () => (await app.inject({ url: `/guestbook/${propertyId}` })).body
    const cards = async () => (await send('GET', 'cards')).code ?? 'open'
    expect(await cards()).toBe('open')
    await send('PUT', 'modules/guestbook', { enabled: false })
    await expect.poll(cards).toBe('module/not-available')
    await expect.poll(guestPage).toContain('"failure":"inactive"')
    const call = await app.inject({ url: `/api/guest/${propertyId}/guestbook` })
    expect([call.statusCode, call.json().code]).toEqual([403, 'module/not-available'])
    await send('PUT', 'modules/guestbook', { enabled: true })
    await expect.poll(cards).toBe('open')
    await expect.poll(guestPage).not.toContain('"failure":"unavailable"')
  })

  it('is switched by owners only', async () => {
    const propertyId = await aProperty(app.db)
    const { cookie } = await aSignedIn(app, propertyId, ['manager'])
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/hotel/modules/guestbook',
      headers: { cookie },
      payload: { enabled: false },
    })
    expect(answer.json().code).toBe('auth/not-allowed')
  })
})

describe('a grant of the provider’s staff', () => {
  it('opens a module that had its trial, for its days, and is written down', async () => {
    const house = await aTestProperty()
    await house.send('POST', 'subscriptions/trial', { module: 'platformStatistics' })
    app.clock.advance({ days: 31 })
    await house.signInAgain()
    expect(await house.module('platformStatistics')).toMatchObject({
      isAvailable: false,
      trialStatus: 'Expired',
    })
    const { cookie } = await aSignedIn(app, house.propertyId, ['internal'])
    const grant = async (module: string, days: number, as = cookie) => {
      const url = `/api/hotel/modules/${module}/grant`
      const answer = await app.inject({ method: 'PUT', url, headers: { cookie: as }, payload: { days } })
      return [answer.statusCode, answer.json().code]
    }
    expect(await grant('guestbook', 90)).toEqual([409, 'module/in-plan'])
    expect(await grant('platformStatistics', 7)).toEqual([400, 'request/invalid'])
    expect(await grant('platformStatistics', 90)).toEqual([200, undefined])
    expect(await house.module('platformStatistics')).toMatchObject({ isAvailable: true, trialDaysLeft: 90 })
    await expect.poll(house.guestModules).toContain('platformStatistics')
    expect(await house.written()).toContainEqual(['module.granted', 'platformStatistics', expect.anything()])
    expect((await house.send('PUT', 'modules/platformStatistics/grant', { days: 365 })).code).toBe(
      'auth/not-allowed',
    )
  })
})
