import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '../../../platform/events/tables.ts'
import { TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { type Answer, caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anOrder } from '../../../testing/orders.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
  type PropertyWithReception,
  TOMORROW_MORNING,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
housePerTest((made) => {
  ;({ app, house } = made)
})

const ACCEPT = { timeExpected: '2026-11-16T09:30:00.000Z' }
const accept = (id: string, body: object = ACCEPT) => house.call('POST', `orderRequests/${id}/accept`, body)
const decline = (id: string, body: object = { reason: 'too busy' }) =>
  house.call('POST', `orderRequests/${id}/decline`, body)
const archive = (id: string) => house.call('POST', `orderRequests/${id}/archive`)
const unarchive = (id: string) => house.call('POST', `orderRequests/${id}/unarchive`)
const list = async (query = '') => (await house.call('GET', `orderRequests${query}`)).data
const placed = async (product?: Awaited<ReturnType<PropertyWithReception['product']>>, change: object = {}) =>
  (await house.order(anOrderFor(product ?? (await house.product()), change))).data.orderId as string
const said = ({ status, code }: Answer) => [status, code]

const eventsOf = async (name: string) => {
  const rows = await app.db.tenant(house.propertyId, (tx) =>
    tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.propertyId, house.propertyId), eq(outbox.name, name))),
  )
  return rows.map(({ payload }) => payload)
}

describe('a request', () => {
  it('reaches staff live, with what they need to know', async () => {
    const product = await house.product({ options: { openComment: true } })
    const id = await placed(product, {
      lines: [{ productId: product.id, quantity: 2, comment: 'No nuts' }],
      total: 20_000,
      checkout: { ...CHECKOUT, comments: 'Knock, please' },
    })
    expect(await eventsOf('order.placed')).toEqual([{ requestId: id, isPreview: false, categories: [''] }])
    const { data } = await house.call('GET', `orderRequests/${id}`)
    expect(data).toMatchObject({
      guestName: 'Astrid Nilsen',
      unit: '204',
      status: 'no action taken',
      comment: 'Knock, please',
      summary: [{ quantity: 2, title: 'Breakfast', comment: 'No nuts' }],
      lines: [{ comment: 'No nuts', total: 20_000 }],
      expiresAt: '2026-11-17T09:15:00.000Z',
      decidedBy: null,
    })
    expect(data.messages).toMatchObject([{ kind: 'received', channel: 'email' }])
    expect(await list()).toMatchObject({ total: 1, waiting: 1, items: [{ id }] })
  })

  it('is accepted with the time, and the guest sees and hears of it', async () => {
    const id = await placed()
    const { data } = await accept(id, { ...ACCEPT, confirmation: 'both' })
    expect(data).toMatchObject({
      status: 'accepted',
      timeExpected: ACCEPT.timeExpected,
      decidedBy: 'Anna Lien',
      confirmation: 'both',
      expiresAt: null,
    })
    const kinds = data.messages.map(
      ({ kind, channel }: { kind: string; channel: string }) => `${kind} ${channel}`,
    )
    expect(kinds.toSorted()).toEqual(['accepted email', 'accepted sms', 'received email'])
    const guest = (await house.guest('GET', `orders/${id}`)).data
    expect(guest).toMatchObject({ standing: 'confirmed', timeExpected: ACCEPT.timeExpected })
    expect(await eventsOf('order.answered')).toEqual([{ watchId: guest.watchId }])
    expect(await list()).toMatchObject({ waiting: 0 })
  })

  it('is not accepted for a time that has passed, unless the guest asked for it', async () => {
    const id = await placed()
    expect(said(await accept(id, { timeExpected: '2026-11-15T10:54:59.000Z' }))).toEqual([
      422,
      'order/time-passed',
    ])
    expect((await house.call('GET', `orderRequests/${id}`)).data).toMatchObject({
      status: 'no action taken',
      timeExpected: null,
    })
    app.clock.set('2026-11-16T10:00:00Z')
    expect((await accept(id, { timeExpected: TOMORROW_MORNING })).status).toBe(200)
    app.clock.set(TEST_NOW)
  })

  it('is declined with a reason, which the guest reads, and its stock returns', async () => {
    const product = await house.product({ stock: 3 })
    const id = await placed(product)
    expect(said(await decline(id, { reason: 'other', reasonText: ' ' }))).toEqual([400, 'request/invalid'])
    expect(await house.stockOf(product.id)).toBe(2)
    await decline(id, { reason: 'other', reasonText: 'The oven is broken' })
    expect((await house.guest('GET', `orders/${id}`)).data).toMatchObject({
      standing: 'declined',
      reason: 'other',
      reasonText: 'The oven is broken',
    })
    expect(await house.stockOf(product.id)).toBe(3)
  })

  it('that was sold out is told to guests when it is there again', async () => {
    const product = await house.product({ stock: 1 })
    const id = await placed(product)
    expect(await eventsOf('product.changed')).toHaveLength(1)
    await decline(id)
    expect(await eventsOf('product.changed')).toEqual([{ productId: product.id }, { productId: product.id }])
  })
})

describe('of two people who act on one request', () => {
  it('the first wins and the second gets the notice', async () => {
    const id = await placed()
    const [first, second] = await Promise.all([accept(id), decline(id)])
    const [won, lost] = first.status === 200 ? [first, second] : [second, first]
    expect(won.status).toBe(200)
    const notice = won.data.status === 'accepted' ? 'order/already-accepted' : 'order/already-declined'
    expect(said(lost)).toEqual([409, notice])
    expect(lost.details).toEqual({ by: 'Anna Lien', at: won.data.decidedAt })
    expect(await eventsOf('order.answered')).toHaveLength(1)
  })

  it('twenty declines return the stock once', async () => {
    const product = await house.product({ stock: 5 })
    const id = await placed(product)
    const answers = await Promise.all(Array.from({ length: 20 }, () => decline(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await house.stockOf(product.id)).toBe(5)
  })
})

describe('archiving', () => {
  it('is for decided requests alone, and can be taken back for ten seconds', async () => {
    const id = await placed()
    expect(said(await archive(id))).toEqual([409, 'order/not-decided'])
    await decline(id)
    expect((await archive(id)).data.archivedAt).toBe(app.clock.now().toISOString())
    expect(said(await archive(id))).toEqual([409, 'order/already-archived'])
    expect(said(await accept(id))).toEqual([409, 'order/already-archived'])
    expect([(await list()).total, (await list('?view=archive')).total]).toEqual([0, 1])
    app.clock.advance({ seconds: 10 })
    expect((await unarchive(id)).data.archivedAt).toBeNull()
    await archive(id)
    app.clock.advance({ seconds: 11 })
    expect(said(await unarchive(id))).toEqual([409, 'order/undo-expired'])
  })
})

describe('several at once', () => {
  it('each answers for itself', async () => {
    const product = await house.product({ stock: 9 })
    const [one, two, done] = [await placed(product), await placed(product), await placed(product)]
    await accept(done)
    const unknown = 'U'.repeat(22)
    const { data } = await house.call('POST', 'orderRequests/bulk', {
      ids: [one, done, two, unknown, one],
      action: { kind: 'accept', confirmation: 'email' },
    })
    expect(data).toEqual({
      done: [one, two],
      refused: [
        { id: done, code: 'order/already-accepted' },
        { id: unknown, code: 'order/unknown' },
      ],
    })
    const accepted = (await house.call('GET', `orderRequests/${one}`)).data
    expect(accepted.timeExpected).toBe(accepted.timeRequested)
    const archived = await house.call('POST', 'orderRequests/bulk', {
      ids: [one, two],
      action: { kind: 'archive' },
    })
    expect(archived.data.done).toEqual([one, two])
  })
})

describe('the list', () => {
  it('is filtered, searched, sorted and cut into pages', async () => {
    const { propertyId } = house
    const day = (date: string) => new Date(`${date}T23:30:00Z`)
    await anOrder(app.db, propertyId, {
      unit: '101',
      lastName: 'Berg',
      type: 'pre-stay',
      placedAt: day('2026-11-10'),
    })
    await anOrder(app.db, propertyId, { unit: '102', source: 'upselling', placedAt: day('2026-11-11') }, [
      { staffTitle: 'Bike', unitPrice: 90_000 },
    ])
    await anOrder(app.db, propertyId, { unit: '103', status: 'accepted', placedAt: day('2026-11-12') })
    await anOrder(app.db, propertyId, { stage: 'awaiting payment', payment: 'pending' })
    await anOrder(app.db, propertyId, { stage: 'abandoned', payment: 'declined' })
    const units = async (query: string) => (await list(query)).items.map(({ unit }: { unit: string }) => unit)
    expect(await units('')).toEqual(['101', '102', '103'])
    expect(await units('?sort=total&order=desc')).toEqual(['102', '103', '101'])
    expect(await units('?status=accepted')).toEqual(['103'])
    expect(await units('?type=pre-stay')).toEqual(['101'])
    expect(await units('?source=upselling')).toEqual(['102'])
    expect(await units('?unit=102')).toEqual(['102'])
    expect(await units('?search=berg')).toEqual(['101'])
    expect(await units('?search=bike')).toEqual(['102'])
    // Half past eleven in UTC is the next day in Copenhagen.
    expect(await units('?from=2026-11-12&to=2026-11-12')).toEqual(['102'])
    expect(await list('?page=2')).toMatchObject({ items: [], total: 3, page: 2, waiting: 2 })
  })
})

describe('another property', () => {
  it('finds no request and changes none', async () => {
    const id = await placed()
    const other = await aPropertyWithReception(app)
    for (const [method, path, body] of [
      ['GET', `orderRequests/${id}`, undefined],
      ['POST', `orderRequests/${id}/accept`, ACCEPT],
      ['POST', `orderRequests/${id}/decline`, { reason: 'too busy' }],
      ['POST', `orderRequests/${id}/archive`, undefined],
    ] as const) {
      expect(said(await other.call(method, path, body))).toEqual([404, 'order/unknown'])
    }
    expect((await other.guest('GET', `orders/${id}`)).code).toBe('order/unknown')
    expect((await other.guest('GET', `orders/${id}/receipt`)).code).toBe('order/unknown')
    expect((await house.call('GET', `orderRequests/${id}`)).data.status).toBe('no action taken')
  })

  it('and an editor handle no requests', async () => {
    const editor = await aSignedIn(app, house.propertyId, ['editor'])
    const id = await placed()
    expect((await caller(app, editor.cookie)('POST', `orderRequests/${id}/accept`, ACCEPT)).status).toBe(403)
  })
})

it('a booking’s request says which booking it is', async () => {
  const booking = await aBooking(app.db, house.propertyId)
  const id = await placed(undefined, { booking: booking.linkKey })
  const { data } = await house.call('GET', `orderRequests/${id}`)
  expect(data).toMatchObject({ bookingId: booking.id, bookingNumber: booking.bookingNumber })
})
