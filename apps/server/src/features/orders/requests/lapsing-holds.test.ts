import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../../testing/store-house.ts'
import type { MessageToWrite } from '../messages/message-of.ts'
import { orders } from '../tables.ts'
import { expireRequests } from './jobs.ts'

let app: TestApp
let house: StoreHouse
let sent: MessageToWrite[]
let settled: string[]
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
  sent = []
  settled = []
})

/** Stand-ins, so that a test sees what the job asked for; the queue's copy of it runs at other minutes. */
const run = () =>
  expireRequests({
    db: app.db,
    clock: app.clock,
    origin: 'https://stay.example',
    payments: { settlePayment: async (_tx, _propertyId, orderId) => void settled.push(orderId) },
    messages: { send: async (_tx, message) => void sent.push(message) },
  })
const row = async (id: string) =>
  (await app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).where(eq(orders.id, id))))[0]
const LAPSES = '2026-11-22T11:00:00.000Z'

/** Held since noon for seven days, for a night in four weeks. */
async function held(): Promise<string> {
  const product = await house.product({ options: { ...eachNight(1), isAutomaticallyAccepted: false } })
  const dealId = await house.deal([product])
  const when = { days: ['2026-12-10'], time: null }
  const { linkKey } = await house.stay()
  const { data } = await house.buy(linkKey, [{ product, dealId, when }])
  await app.db.tenant(house.propertyId, (tx) =>
    tx.execute(sql`update orders set service = 'Pay Now', payment = 'held',
      hold_lapses_at = ${LAPSES}::timestamptz where id = ${data.orderId}`),
  )
  return data.orderId
}

describe('a hold that would lapse before anybody answered', () => {
  it('is released, the order is declined and the guest is told once', async () => {
    const id = await held()
    app.clock.set('2026-11-22T09:59:59Z')
    await run()
    expect((await row(id))?.status).toBe('no action taken')
    app.clock.set('2026-11-22T10:00:00Z')
    await run()
    await run()
    expect(await row(id)).toMatchObject({ status: 'declined', reason: 'no answer in time', decidedBy: null })
    // Requests of other houses are as much its work.
    expect(settled.filter((each) => each === id)).toHaveLength(1)
    expect(sent.filter(({ orderId }) => orderId === id)).toMatchObject([{ kind: 'expired' }])
  })

  it('gives back the places the order took', async () => {
    await held()
    app.clock.set('2026-11-22T10:00:00Z')
    await run()
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ taken: number }>(
        sql`select taken from places_taken where property_id = ${house.propertyId}`,
      ),
    )
    expect(rows).toEqual([{ taken: 0 }])
  })

  it('that staff accepted in time stays accepted', async () => {
    const id = await held()
    app.clock.set('2026-11-22T09:00:00Z')
    const { status } = await house.call('POST', `orderRequests/${id}/accept`, { timeExpected: null })
    app.clock.set('2026-11-22T10:30:00Z')
    await run()
    expect([status, (await row(id))?.status, settled.includes(id)]).toEqual([200, 'accepted', false])
  })

  it('is no reason where nothing is held any more', async () => {
    const id = await held()
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update orders set payment = 'captured' where id = ${id}`),
    )
    app.clock.set('2026-11-22T12:00:00Z')
    await run()
    expect((await row(id))?.status).toBe('no action taken')
  })
})
