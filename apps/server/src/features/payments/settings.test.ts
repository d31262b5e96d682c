import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { eventually } from '../../testing/eventually.ts'

const NEXI = { provider: 'nexi', secretKey: 'nexi-secret-key', webhookSecret: 'a1b2c3d4e5', isTest: true }
const STRIPE = { provider: 'stripe', secretKey: 'sk_live_secret', webhookSecret: 'whsec_secret' }

let app: TestApp
let demo: TestApp
let propertyId: string
let call: ReturnType<typeof caller>
beforeAll(async () => {
  app = await openTestApp()
  demo = await openTestApp({ isDemo: true })
})
afterAll(() => Promise.all([app.close(), demo.close()]))
beforeEach(async () => {
  propertyId = await aProperty(app.db, { currency: 'SEK' })
  call = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
})

const change = (more: object = {}) => ({
  revision: 0,
  services: ['Pay Now', 'Put on bill'],
  methods: ['visa', 'swish', 'vipps'],
  receiptService: 'email',
  provider: null,
  ...more,
})
const save = (more: object = {}) => call('PUT', 'payments/settings', change(more))
const guestOptions = async (from = app) =>
  (await from.inject({ url: `/api/guest/${propertyId}/products` })).json().data.payment as {
    service: string
    methods: string[]
  }[]
const servicesOf = async (from = app) => (await guestOptions(from)).map(({ service }) => service)

describe('payment settings', () => {
  it('begin with all services and methods, receipts by e-mail and no provider', async () => {
    expect((await call('GET', 'payments/settings')).data).toEqual({
      revision: 0,
      withoutBooking: { openPerDevice: 3, perHour: 20 },
      services: ['Pay Now', 'Pay on delivery', 'Put on bill'],
      methods: ['mastercard', 'visa', 'dankort', 'mobile pay', 'swish', 'vipps'],
      receiptService: 'email',
      provider: null,
      hasSandbox: false,
      hasCredentials: false,
      isTest: false,
      webhookUrl: null,
    })
  })

  it('of the first stored shape get the limits of orders without a booking', async () => {
    await save({ withoutBooking: { openPerDevice: 9, perHour: 99 } })
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`update payment_settings
        set settings = (settings - 'withoutBooking') || '{"version": 1}'::jsonb where property_id = ${propertyId}`),
    )
    const { data } = await call('GET', 'payments/settings')
    expect(data).toMatchObject({ revision: 1, withoutBooking: { openPerDevice: 3, perHour: 20 } })
    expect((await save({ revision: 1 })).data.withoutBooking).toEqual({ openPerDevice: 3, perHour: 20 })
  })

  it('say that they changed, with their revision, and nothing of products', async () => {
    await save()
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`select name, payload from outbox where property_id = ${propertyId}`),
    )
    const names = rows.map(({ name }) => name)
    expect(rows).toContainEqual({ name: 'payment-settings.changed', payload: { revision: 1 } })
    expect(names).not.toContain('product.changed')
  })

  it('hide Pay Now until a provider with keys is set, and then offer what it takes in the currency', async () => {
    expect(await servicesOf()).toEqual(['Pay on delivery', 'Put on bill'])
    await save({ provider: 'nexi', credentials: NEXI })
    await eventually('the new options', async () => (await servicesOf()).includes('Pay Now'))
    expect(await guestOptions()).toEqual([
      { service: 'Pay Now', methods: ['visa', 'swish'] },
      { service: 'Put on bill', methods: [] },
    ])
  })

  it('of a demo begin with the sandbox, which is nowhere else to be had', async () => {
    expect(await servicesOf(demo)).toContain('Pay Now')
    const inDemo = caller(demo, (await aSignedIn(demo, propertyId, ['owner'])).cookie)
    expect((await inDemo('GET', 'payments/settings')).data).toMatchObject({
      provider: 'sandbox',
      hasSandbox: true,
      hasCredentials: true,
      isTest: true,
    })
    expect(await save({ provider: 'sandbox' })).toMatchObject({
      status: 422,
      code: 'payment/provider-missing',
    })
  })

  it('keep secrets sealed and answer none of them', async () => {
    const first = await save({ provider: 'nexi', credentials: NEXI })
    expect(first.data).toMatchObject({ revision: 1, hasCredentials: true, isTest: true })
    expect(first.data.webhookUrl).toMatch(new RegExp(`/webhooks/payments/nexi/${propertyId}$`))
    const second = await save({ revision: 1, provider: 'stripe', credentials: STRIPE })
    expect(second.data).toMatchObject({
      revision: 2,
      provider: 'stripe',
      hasCredentials: true,
      isTest: false,
    })
    // What Nexi holds can still be settled there.
    expect((await save({ revision: 2, provider: 'nexi' })).data).toMatchObject({ hasCredentials: true })
    const { rows } = await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`select * from payment_settings where property_id = ${propertyId}`),
    )
    const told = JSON.stringify([
      first.data,
      second.data,
      rows,
      app.logged,
      (await call('GET', 'audit')).data,
    ])
    for (const secret of ['nexi-secret-key', 'a1b2c3d4e5', 'sk_live_secret', 'whsec_secret'])
      expect(told).not.toContain(secret)
  })

  it('cannot name a provider without keys, nor take a secret that Nexi would refuse', async () => {
    expect(await save({ provider: 'stripe' })).toMatchObject({ code: 'payment/provider-missing' })
    const short = { ...NEXI, webhookSecret: 'too-short!' }
    expect(await save({ provider: 'nexi', credentials: short })).toMatchObject({ code: 'request/invalid' })
    expect((await call('GET', 'payments/settings')).data.revision).toBe(0)
  })

  it('are saved by one of two people at a time', async () => {
    expect((await save()).status).toBe(200)
    const stale = await save({ receiptService: 'none' })
    expect(stale).toMatchObject({ status: 409, code: 'payment/stale-revision' })
    expect(stale.details.current).toMatchObject({ revision: 1, receiptService: 'email' })
  })

  it('are written down with who changed them', async () => {
    await save({ provider: 'nexi', credentials: NEXI })
    const { items } = (await call('GET', 'audit')).data
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'payments.changed', subject: 'nexi', actorName: 'Anna Lien' }),
    )
  })

  it('ask for proof of who changes them', async () => {
    app.clock.advance({ minutes: 11 })
    expect(await save()).toMatchObject({ code: 'auth/reauthentication-required' })
    expect((await call('GET', 'payments/settings')).status).toBe(200)
    app.clock.advance({ minutes: -11 })
  })
})
