import { MOST_TRIES } from '@innkeeper/domain/webhooks/back-off.ts'
import { WEBHOOK_EVENTS } from '@innkeeper/domain/webhooks/events.ts'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emit } from '../../platform/events/outbox.ts'
import { pruneOutbox } from '../../platform/events/retention.ts'
import { staysAlone } from '../../platform/personal-data.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { anOrder } from '../../testing/orders.ts'
import { aPropertyWithSystem } from '../../testing/property-token.ts'
import { isSignedBy, openReceiver, webhookWork } from '../../testing/webhook-receiver.ts'
import { pruneDeliveries } from './jobs.ts'
import { webhooksPersonalData } from './personal-data.ts'
import { webhookDeliveries } from './tables.ts'

let app: TestApp
let receiver: Awaited<ReturnType<typeof openReceiver>>
beforeEach(async () => {
  app = await openTestApp({
    environment: { WEBHOOKS_ALLOW_PRIVATE: '1' },
    requestsPerMinute: 100_000,
    withJobs: true,
  })
  receiver = await openReceiver()
})
afterEach(async () => {
  await app.close()
  await receiver.close()
})

const aStay = { arrival: '2026-12-04', departure: '2026-12-07', firstName: 'Astrid' }

async function aListener(events: readonly string[] = WEBHOOK_EVENTS) {
  const house = await aPropertyWithSystem(app)
  const body = { name: 'Door locks', url: receiver.url, events, isOn: true }
  const { data, code } = await house.staff('POST', 'webhooks', body)
  if (code) throw new Error(`adding a webhook answered ${code}`)
  const id = data.webhook.id as string
  const log = async () => (await house.staff('GET', `webhooks/${id}/deliveries`)).data.deliveries
  return {
    ...house,
    id,
    body,
    secret: data.secret as string,
    log,
    work: () => webhookWork(app)(house.propertyId),
  }
}

/** As the property itself: a database user who is no superuser sees no property's rows. */
const inHouse = async (propertyId: string, statement: string) =>
  (await app.db.tenant(propertyId, (tx) => tx.execute(sql.raw(statement)))).rows

const told = () => receiver.received.map(({ json }) => json.event)

describe('what happens in a house', () => {
  it('is told by itself, in order, signed, with the booking as calls tell it', async () => {
    const { propertyId, call, secret, log } = await aListener()
    await call('PUT', '/B-1', aStay)
    await call('POST', '/B-1/checkIn')
    await call('POST', '/B-1/checkOut')
    await expect
      .poll(() => told().sort(), { timeout: 20_000 })
      .toEqual(['booking.changed', 'booking.checked-in', 'booking.checked-out'])
    const [first] = receiver.received.filter(({ json }) => json.event === 'booking.changed')
    expect(first?.json).toMatchObject({
      id: first?.eventId,
      property: propertyId,
      data: {
        booking: { bookingNumber: 'B-1', firstName: 'Astrid' },
        change: { kind: 'created', revision: 1 },
      },
    })
    expect(receiver.received.every((one) => isSignedBy(secret, one))).toBe(true)
    expect(receiver.received.some((one) => isSignedBy('another secret', one))).toBe(false)
    await expect
      .poll(async () => (await log()).map(({ state }: { state: string }) => state))
      .toEqual(Array(3).fill('delivered'))
    expect((await log())[0]).toMatchObject({ tries: 1, status: 200, response: 'thanks', failure: null })
  })

  it('is told of orders too: placed, and answered once however often their guest’s page hears', async () => {
    const { propertyId, staff, work } = await aListener(['order.placed', 'order.answered'])
    const order = await anOrder(app.db, propertyId, { lastName: 'Nilsen', email: 'astrid@guest.example' })
    await app.db.tenant(propertyId, (tx) =>
      emit(tx, propertyId, 'order.placed', { requestId: order.id, isPreview: false }),
    )
    await staff('POST', `orderRequests/${order.id}/accept`, { timeExpected: null })
    await staff('POST', `orderRequests/${order.id}/done`)
    await work()
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(2)
    expect(told().sort()).toEqual(['order.answered', 'order.placed'])
    const answered = receiver.received.find(({ json }) => json.event === 'order.answered')?.json
    expect(answered?.data.order).toMatchObject({ id: order.id, number: order.number, status: 'accepted' })
    expect(JSON.stringify(answered)).not.toMatch(/Nilsen|astrid@/)
  })

  it('is told of what was chosen alone, from when it was turned on', async () => {
    const { call, staff, id, body, work } = await aListener(['booking.checked-in'])
    await call('PUT', '/B-1', aStay)
    await staff('PUT', `webhooks/${id}`, { ...body, isOn: false })
    await call('POST', '/B-1/checkIn')
    await staff('PUT', `webhooks/${id}`, { ...body, isOn: true })
    await call('POST', '/B-1/checkOut')
    await call('PUT', '/B-2', aStay)
    await call('POST', '/B-2/checkIn')
    await work()
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    expect(receiver.received[0]?.json.data.booking?.bookingNumber).toBe('B-2')
  })

  it('is told to nobody without the module, then or later', async () => {
    const { propertyId, call, staff, work, log } = await aListener()
    await staff('PUT', 'modules/integrations', { enabled: false })
    await expect.poll(async () => (await call('GET', '')).code).toBe('module/not-available')
    await app.db.tenant(propertyId, (tx) => emit(tx, propertyId, 'booking.changed', { bookingId: null }))
    // Events are taken once every transaction before them has ended, also those of other tests.
    const notTaken = async () => {
      await work()
      return inHouse(
        propertyId,
        `select 1 from outbox o join event_readers r using (property_id)
         where (o.transaction_id, o.seq) > (r.transaction_id, r.seq)`,
      )
    }
    await expect.poll(notTaken).toEqual([])
    await staff('PUT', 'modules/integrations', { enabled: true })
    await expect.poll(async () => (await call('GET', '')).code).toBeUndefined()
    await work()
    expect(await log()).toEqual([])
  })

  it('is told after a stop, however old it is: events wait for who has not taken them', async () => {
    const { propertyId, call, work } = await aListener()
    await call('PUT', '/B-1', aStay)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    // As if nobody had worked: the reader stands where it stood, and what happened is two hours old.
    await inHouse(propertyId, `update event_readers set transaction_id = '0', seq = 0`)
    await inHouse(propertyId, `delete from webhook_deliveries`)
    await inHouse(propertyId, `update outbox set created_at = now() - interval '2 hours'`)
    await pruneOutbox(app.db)
    await work()
    await expect.poll(() => told().length).toBe(2)
    expect(receiver.received[1]?.eventId).toBe(receiver.received[0]?.eventId)
    await pruneOutbox(app.db)
    const old = `select 1 from outbox where created_at < now() - interval '1 hour'`
    // The last one stays, for clients that come back.
    expect(await inHouse(propertyId, old)).toHaveLength(1)
  })

  it('is written down once by many at the same moment', async () => {
    const { call, propertyId, work } = await aListener()
    for (const number of ['A', 'B', 'C', 'D']) await call('PUT', `/${number}`, aStay)
    await Promise.all(Array.from({ length: 6 }, work))
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(4)
    const rows = await app.db.tenant(propertyId, (tx) => tx.select().from(webhookDeliveries))
    expect(rows).toHaveLength(4)
    expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(4)
  })
})

describe('a delivery that fails', () => {
  it('is tried for a day with the same event id, then given up and told on Today until somebody saw it', async () => {
    const { propertyId, call, work, log, id } = await aListener()
    receiver.answerAlways({ status: 500, body: 'broken\u0000 inside' })
    await call('PUT', '/B-1', aStay)
    await work()
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    await expect.poll(async () => (await log())[0].tries).toBe(1)
    expect((await log())[0]).toMatchObject({
      state: 'waiting',
      status: 500,
      failure: 'answer',
      response: 'broken inside',
      nextTryAt: new Date(app.clock.now().getTime() + 60_000).toISOString(),
    })
    await work()
    expect(told()).toHaveLength(1)
    for (let n = 1; n < MOST_TRIES; n++) {
      app.clock.advance({ hours: 10 })
      await work()
    }
    expect(receiver.received).toHaveLength(MOST_TRIES)
    expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(1)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(receiver.received.map(({ signature }) => signature)).size).toBe(MOST_TRIES)
    // The first session is over by then.
    const { cookie } = await aSignedIn(app, propertyId, ['owner'])
    const get = async (path: string) =>
      (await app.inject({ url: `/api/hotel/${path}`, headers: { cookie } })).json().data
    expect((await get(`webhooks/${id}/deliveries`)).deliveries[0]).toMatchObject({
      state: 'given up',
      nextTryAt: null,
    })
    expect((await get('today/notes')).failedWebhooks).toEqual([{ id, name: 'Door locks', count: 1 }])
    expect((await get('webhooks')).webhooks[0]).toMatchObject({ givenUp: 1, waiting: 0 })
    await app.inject({ method: 'POST', url: `/api/hotel/webhooks/${id}/seen`, headers: { cookie } })
    expect((await get('today/notes')).failedWebhooks).toEqual([])
  })

  it('is sent again by a button, and arrives', async () => {
    const { call, log, staff, id } = await aListener()
    receiver.next({ status: 404 })
    await call('PUT', '/B-1', aStay)
    await expect.poll(async () => (await log())[0]?.failure, { timeout: 20_000 }).toBe('answer')
    const [{ id: deliveryId }] = await log()
    expect((await staff('POST', `webhooks/${id}/deliveries/${deliveryId}/resend`)).status).toBe(200)
    await expect.poll(async () => (await log())[0].state, { timeout: 20_000 }).toBe('delivered')
    expect(receiver.received.map(({ eventId }) => eventId)).toEqual(
      Array(2).fill(receiver.received[0]?.eventId),
    )
    expect((await staff('GET', `webhooks/${id}/deliveries/${deliveryId}`)).data.body).toBe(
      receiver.received[0]?.body,
    )
  })

  it('does not follow a redirect, and keeps little of a long answer', async () => {
    const { call, log } = await aListener()
    receiver.next(
      { status: 302, headers: { location: `http://127.0.0.1:${receiver.port}/elsewhere` } },
      { status: 200, body: 'x'.repeat(100_000) },
    )
    await call('PUT', '/B-1', aStay)
    await expect.poll(async () => (await log())[0]?.failure, { timeout: 20_000 }).toBe('redirect')
    expect(told()).toHaveLength(1)
    app.clock.advance({ seconds: 1 })
    await call('PUT', '/B-2', aStay)
    await expect.poll(async () => (await log())[0]?.state, { timeout: 20_000 }).toBe('delivered')
    expect((await log())[0].response).toHaveLength(500)
  })

  it('to one who hangs up keeps no other waiting', async () => {
    const { call, staff, id, body, work, propertyId } = await aListener()
    const other = await openReceiver()
    try {
      await staff('PUT', `webhooks/${id}`, { ...body, url: 'http://127.0.0.1:1/closed' })
      await staff('POST', 'webhooks', { ...body, name: 'Other', url: other.url })
      for (const number of ['A', 'B', 'C']) await call('PUT', `/${number}`, aStay)
      await work()
      await expect.poll(() => other.received.length, { timeout: 20_000 }).toBe(3)
      const rows = await app.db.tenant(propertyId, (tx) =>
        tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id)),
      )
      expect(rows.every(({ state }) => state === 'waiting')).toBe(true)
      await expect
        .poll(async () =>
          (await staff('GET', `webhooks/${id}/deliveries`)).data.deliveries.map(
            ({ failure }: { failure: string }) => failure,
          ),
        )
        .toContain('refused')
    } finally {
      await other.close()
    }
  })
})

describe('a secret', () => {
  it('is renewed: both sign for a day, then the new one alone', async () => {
    const { call, staff, id, secret, propertyId } = await aListener()
    const { data } = await staff('POST', `webhooks/${id}/secret`)
    expect(data.webhook.oldSecretUntil).toBe(new Date(app.clock.now().getTime() + 86_400_000).toISOString())
    await call('PUT', '/B-1', aStay)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    const byBoth = receiver.received[0]
    if (!byBoth) throw new Error('nothing came')
    expect([isSignedBy(secret, byBoth), isSignedBy(data.secret, byBoth)]).toEqual([true, true])
    app.clock.advance({ hours: 24, seconds: 1 })
    await call('POST', '/B-1/checkIn')
    await webhookWork(app)(propertyId)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(2)
    const byNew = receiver.received[1]
    if (!byNew) throw new Error('nothing came')
    expect([isSignedBy(secret, byNew), isSignedBy(data.secret, byNew)]).toEqual([false, true])
    const rows = await inHouse(propertyId, `select secret, old_secret from webhooks`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('innkeeper_webhook_')
    expect(JSON.stringify((await staff('GET', 'webhooks')).data)).not.toContain('innkeeper_webhook_')
  })
})

describe('a webhook', () => {
  it('is tested with a button, once, also while it is off', async () => {
    const { staff, id, body, log } = await aListener()
    await staff('PUT', `webhooks/${id}`, { ...body, isOn: false })
    receiver.next({ status: 500 })
    await staff('POST', `webhooks/${id}/test`)
    await expect.poll(async () => (await log())[0]?.state, { timeout: 20_000 }).toBe('given up')
    app.clock.advance({ seconds: 1 })
    await staff('POST', `webhooks/${id}/test`)
    await expect.poll(async () => (await log())[0]?.state, { timeout: 20_000 }).toBe('delivered')
    expect(told()).toEqual(['test', 'test'])
    expect((await staff('GET', 'today/notes')).data.failedWebhooks).toEqual([])
  })

  it('goes with its deliveries; what happened is in the audit log', async () => {
    const { staff, id, call, propertyId } = await aListener()
    await call('PUT', '/B-1', aStay)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(1)
    expect((await staff('DELETE', `webhooks/${id}`)).status).toBe(200)
    expect((await staff('GET', 'webhooks')).data.webhooks).toEqual([])
    expect((await staff('DELETE', `webhooks/${id}`)).code).toBe('webhooks/unknown')
    for (const table of ['webhook_deliveries', 'event_readers']) {
      expect(await inHouse(propertyId, `select 1 from ${table}`)).toEqual([])
    }
    const actions = (await staff('GET', 'audit')).data.items.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['webhook.added', 'webhook.deleted']))
  })

  it('is forgotten with the guest it told of, and after thirty days', async () => {
    const { call, propertyId, log } = await aListener()
    const made = await call('PUT', '/B-1', aStay)
    await call('PUT', '/B-2', aStay)
    await expect.poll(() => told().length, { timeout: 20_000 }).toBe(2)
    const bookingId = made.data.booking.id as string
    const person = staysAlone(propertyId, [bookingId])
    await app.db.tenant(propertyId, async (tx) => {
      expect(await webhooksPersonalData.find(tx, person)).toMatchObject([
        { fate: 'erased', rows: [{ event: 'booking.changed' }] },
      ])
      await webhooksPersonalData.erase(tx, person, app.clock.now())
    })
    expect(await log()).toHaveLength(1)
    const now = app.clock.now().getTime()
    expect(await pruneDeliveries(app.db, new Date(now + 29 * 86_400_000))).toBe(0)
    await pruneDeliveries(app.db, new Date(now + 31 * 86_400_000))
    expect(await log()).toEqual([])
  })
})
