import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'
import { bookings } from '../../guests/tables.ts'
import type { MessageToWrite } from '../messages/message-of.ts'
import type { OrderMessages } from '../messages/service.ts'
import { orderLines, orders } from '../tables.ts'
import { expireRequests } from './jobs.ts'
import { removeRequests } from './removal.ts'

let app: TestApp
let house: PropertyWithReception
let breakfast: Product
let sent: MessageToWrite[]
let removed: string[]
housePerTest(async (made) => {
  ;({ app, house } = made)
  breakfast = await house.product()
  sent = []
  removed = []
})

/** Stand-ins, so that a test sees what the jobs asked for; the queue's copies of the jobs run at other minutes. */
const deps = () => {
  const messages: Pick<OrderMessages, 'send' | 'remove'> = {
    send: async (_tx, message) => void sent.push(message),
    remove: async (_tx, _propertyId, ids) => void removed.push(...ids),
  }
  return {
    db: app.db,
    clock: app.clock,
    origin: 'https://stay.example',
    payments: { settlePayment: async () => {}, receiptServiceIn: async () => 'none' as const },
    messages,
  }
}
const placed = async (change: object = {}, product = breakfast) =>
  (await house.order(anOrderFor(product, change))).data.orderId as string
const row = async (id: string) =>
  (await app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).where(eq(orders.id, id))))[0]
const sentAbout = (id: string) => sent.filter(({ orderId }) => orderId === id)

describe('an undecided request', () => {
  it('is declined by the system one day after the time it was for; the guest is told once', async () => {
    const product = await house.product({ stock: 3 })
    const id = await placed({}, product)
    app.clock.set('2026-11-17T09:14:59Z')
    await expireRequests(deps())
    expect((await row(id))?.status).toBe('no action taken')
    app.clock.set('2026-11-17T09:15:00Z')
    await expireRequests(deps())
    await expireRequests(deps())
    expect(await row(id)).toMatchObject({
      status: 'declined',
      reason: 'no answer in time',
      decidedBy: null,
      decidedByName: null,
    })
    expect(sentAbout(id)).toMatchObject([
      {
        kind: 'expired',
        channels: ['email'],
        isAutomatic: true,
        told: expect.objectContaining({ id, origin: 'https://stay.example' }),
      },
    ])
    expect(await house.stockOf(product.id)).toBe(3)
    expect((await house.guest('GET', `orders/${id}`)).data).toMatchObject({ standing: 'declined' })
  })

  it('of a guest who has left tells nobody', async () => {
    const booking = await aBooking(app.db, house.propertyId, { departure: '2026-11-16' })
    const id = await placed({ booking: booking.linkKey })
    app.clock.set('2026-11-17T12:00:00Z')
    await expireRequests(deps())
    expect((await row(id))?.status).toBe('declined')
    expect(sentAbout(id)).toEqual([])
  })

  it('of a stay that was called off ends at once, gives back what it took and tells nobody', async () => {
    const product = await house.product({ stock: 3 })
    const ids: string[] = []
    for (const calledOff of [{ cancelledAt: new Date() }, { noShowAt: new Date() }, {}]) {
      const { id: bookingId, linkKey } = await aBooking(app.db, house.propertyId)
      ids.push(await placed({ booking: linkKey }, product))
      await app.db.tenant(house.propertyId, (tx) =>
        tx
          .update(bookings)
          .set({ state: 'checkin', ...calledOff })
          .where(eq(bookings.id, bookingId)),
      )
    }
    await expireRequests(deps())
    const states = await Promise.all(ids.map(async (id) => (await row(id))?.status))
    expect(states).toEqual(['declined', 'declined', 'no action taken'])
    expect(await house.stockOf(product.id)).toBe(2)
    expect(sent.filter(({ kind }) => kind === 'expired')).toEqual([])
  })

  it('that was decided stays as it is', async () => {
    const id = await placed()
    await house.call('POST', `orderRequests/${id}/accept`, { timeExpected: null })
    app.clock.set('2026-11-20T12:00:00Z')
    await expireRequests(deps())
    expect((await row(id))?.status).toBe('accepted')
  })
})

it('a house whose requests cannot be handled keeps those of no other', async () => {
  const [stuck, other] = [await placed(), await placed()]
  const elsewhere = await aPropertyWithReception(app)
  const theirs = (await elsewhere.order(anOrderFor(await elsewhere.product()))).data.orderId
  app.clock.set('2026-11-17T12:00:00Z')
  const failing = deps()
  failing.messages.send = async (_tx, message) => {
    if (message.orderId === stuck) throw new Error('no such time zone')
    sent.push(message)
  }
  await expect(expireRequests(failing)).rejects.toThrow('no such time zone')
  expect([stuck, other, theirs].map((id) => sentAbout(id).length)).toEqual([0, 1, 1])
  expect((await row(stuck))?.status).toBe('no action taken')
})

describe('an archived request', () => {
  const archived = async (change: object = {}) => {
    const id = await placed(change)
    await house.call('POST', `orderRequests/${id}/decline`, {
      reason: 'other',
      reasonText: 'Astrid asked us to',
    })
    await house.call('POST', `orderRequests/${id}/archive`)
    return id
  }

  it('loses its person 5 days after departure; what accounting needs stays', async () => {
    const booking = await aBooking(app.db, house.propertyId, { departure: '2026-11-19' })
    const id = await archived({ booking: booking.linkKey })
    app.clock.set('2026-11-23T12:00:00Z')
    await removeRequests(deps())
    expect((await row(id))?.removedAt).toBeNull()
    app.clock.set('2026-11-24T00:30:00Z')
    await removeRequests(deps())
    const stripped = await row(id)
    expect(stripped).toMatchObject({
      total: 10_000,
      status: 'declined',
      reason: 'other',
      removedAt: app.clock.now(),
    })
    expect(JSON.stringify(stripped)).not.toMatch(/astrid|nilsen|guest\.example|Anna/i)
    const lines = await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(orderLines).where(eq(orderLines.orderId, id)),
    )
    expect(lines).toMatchObject([{ title: 'Breakfast', total: 10_000, comment: '' }])
    expect(removed).toContain(id)
    const later = caller(app, (await aSignedIn(app, house.propertyId, ['reception'])).cookie)
    expect((await later('GET', `orderRequests/${id}`)).code).toBe('order/unknown')
    expect((await later('GET', 'orderRequests?view=archive')).data.total).toBe(0)
  })

  it('stays as long as the guest, whose stay became longer', async () => {
    const booking = await aBooking(app.db, house.propertyId, { departure: '2026-11-19' })
    const id = await archived({ booking: booking.linkKey })
    await app.db.tenant(house.propertyId, (tx) => tx.update(bookings).set({ departure: '2026-11-30' }))
    app.clock.set('2026-11-25T12:00:00Z')
    await removeRequests(deps())
    expect((await row(id))?.removedAt).toBeNull()
  })

  it('without a booking goes 5 days after the order; one that is not archived stays', async () => {
    const [gone, open] = [await archived(), await placed()]
    app.clock.set('2026-11-20T12:00:00Z')
    await removeRequests(deps())
    expect([(await row(gone))?.removedAt, (await row(open))?.removedAt]).toEqual([app.clock.now(), null])
  })
})
