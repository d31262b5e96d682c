import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aConnectedHouse, changeByStaff, choose, type HouseToConnect } from '../../testing/connected-house.ts'
import { eventually } from '../../testing/eventually.ts'
import { aReservation, type Entity } from '../../testing/mews-house.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'
import { anOrder } from '../../testing/orders.ts'
import { aProduct } from '../../testing/products.ts'

const MINUTE = 60_000

let mews: MewsServer
let app: TestApp
let house: HouseToConnect
let ida: Entity
let bookingId: string
mewsPerFile(async (made) => {
  ;({ app, mews } = made)
  mews.at(app.clock.now())
  ida = aReservation(mews.house)
  house = await aConnectedHouse(app)
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ id: string }>(sql`select id from bookings`),
  )
  bookingId = rows[0]?.id ?? ''
})
const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms))

describe('check-in and check-out here', () => {
  const checkIn = () => changeByStaff(app, house, bookingId, { state: 'checkin' }, 'checked-in')

  it('are told to Mews, soon and once', async () => {
    await choose(house, { tellsStays: true })
    await checkIn()
    await eventually('the wake', () => house.isQueued('settle'))
    await house.run('settle')
    expect(ida.State).toBe('Started')
    await house.run('settle')
    const starts = mews.operations().filter((operation) => operation === 'reservations/start')
    expect(starts).toHaveLength(1)
    pass(3 * MINUTE)
    await house.run('sync')
    await changeByStaff(app, house, bookingId, { state: 'checkout' }, 'checked-out')
    await house.run('settle')
    expect(ida.State).toBe('Processed')
  })

  it('are not told where nobody wants it, nor what Mews said itself', async () => {
    await checkIn()
    await house.run('settle')
    expect(ida.State).toBe('Confirmed')
    await choose(house, { tellsStays: true })
    const other = aReservation(mews.house, {
      State: 'Started',
      updated: new Date(app.clock.now().getTime() + MINUTE).toISOString(),
    })
    pass(3 * MINUTE)
    const asked = mews.calls.length
    await house.run('sync')
    await house.run('settle')
    expect(mews.operations().slice(asked)).not.toContain('reservations/process')
    expect(other.State).toBe('Started')
  })

  it('that Mews refuses are shown in its words, and told again when somebody asks', async () => {
    await choose(house, { tellsStays: true })
    const [room] = mews.house.resources
    Object.assign(room ?? {}, { State: 'Dirty' })
    await checkIn()
    await house.run('settle')
    expect((await house.look()).stays).toEqual([
      {
        bookingId,
        number: ida.Number,
        step: 'check-in',
        trouble: { failure: 'refused', said: 'The space is not inspected.' },
        nextTryAt: null,
      },
    ])
    Object.assign(room ?? {}, { State: 'Inspected' })
    const reception = caller(app, (await aSignedIn(app, house.propertyId, ['reception'])).cookie)
    await reception('POST', `integrations/pms/stays/${bookingId}/again`)
    await house.run('settle')
    expect(ida.State).toBe('Started')
    expect((await house.look()).stays).toEqual([])
  })
})

describe('an order on the bill', () => {
  let breakfast: Entity
  let productId: string
  beforeEach(async () => {
    const [first] = mews.house.products
    if (!first) throw new Error('no product')
    breakfast = first
    productId = (await aProduct(app.db, house.propertyId, { integrationId: breakfast.Id })).id
    await choose(house, { postsOrders: true })
  })
  const accepted = (change: object = {}, line: object = {}) =>
    anOrder(
      app.db,
      house.propertyId,
      {
        bookingId,
        status: 'accepted',
        decidedAt: app.clock.now(),
        currency: 'DKK',
        placedAt: app.clock.now(),
        ...change,
      },
      [{ productId, quantity: 2, unitPrice: 11_000, ...line }],
    )
  const posting = async (orderId: string) =>
    (await house.owner('GET', `orderRequests/${orderId}`)).data.posting as Record<string, unknown> | null
  const onBill = () => mews.house.items.filter(({ AccountingState }) => AccountingState === 'Open')
  const cancel = (orderId: string) =>
    app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update orders set status = 'declined', cancelled_at = now() where id = ${orderId}`),
    )

  it('is posted with the price the guest agreed to, once, and stands on the request', async () => {
    const { id, number } = await accepted()
    await house.run('settle')
    await house.run('settle')
    expect(onBill()).toEqual([
      expect.objectContaining({
        AccountId: ida.AccountId,
        ProductId: breakfast.Id,
        UnitCount: 2,
        UnitAmount: { Currency: 'DKK', GrossValue: 110, TaxCodes: ['DK-S'] },
        ExternalIdentifier: `${id}:0`,
      }),
    ])
    expect(mews.house.orders).toMatchObject([{ LinkedReservationId: ida.Id }])
    expect(mews.bodies.join()).toContain(`Innkeeper ${number}`)
    expect(await posting(id)).toEqual({ system: 'mews', state: 'posted', trouble: null })
  })

  it('whose answer was lost is not posted twice', async () => {
    const { id } = await accepted()
    const fine = { kind: 'none' } as const
    // The reservation, the products, what was posted before (nothing), then the posting, whose answer is lost.
    mews.trouble(fine, fine, fine, fine, fine, { kind: 'lost answer' })
    await house.run('settle')
    expect(onBill()).toHaveLength(1)
    expect(await posting(id)).toMatchObject({ state: 'posting', trouble: { failure: 'slow' } })
    pass(2 * MINUTE)
    await house.run('settle')
    expect(await posting(id)).toMatchObject({ state: 'posted', trouble: null })
    expect(onBill()).toHaveLength(1)
  })

  it('is taken off when it is cancelled, once', async () => {
    const { id } = await accepted()
    await house.run('settle')
    await cancel(id)
    await house.run('settle')
    await house.run('settle')
    expect(onBill()).toEqual([])
    expect(mews.operations().filter((operation) => operation === 'orderItems/cancel')).toHaveLength(1)
    expect(await posting(id)).toEqual({ system: 'mews', state: 'reversed', trouble: null })
  })

  it('that stands on a closed bill says so, and can be tried again', async () => {
    const { id } = await accepted()
    await house.run('settle')
    for (const item of mews.house.items) item.AccountingState = 'Closed'
    await cancel(id)
    await house.run('settle')
    expect(await posting(id)).toMatchObject({
      state: 'not reversed',
      trouble: { said: 'The bill is closed.' },
    })
    expect((await house.look()).postings).toMatchObject([{ orderId: id, state: 'not reversed' }])
    for (const item of mews.house.items) item.AccountingState = 'Open'
    await house.owner('POST', `integrations/pms/postings/${id}/again`)
    await house.run('settle')
    expect(await posting(id)).toMatchObject({ state: 'reversed' })
  })

  it('of a product without its match is not posted, and says which', async () => {
    const water = await aProduct(app.db, house.propertyId, { title: 'Water' })
    const { id } = await accepted({}, { productId: water.id, staffTitle: 'Water' })
    await house.run('settle')
    expect(await posting(id)).toMatchObject({
      state: 'refused',
      trouble: { failure: 'product-not-linked', said: 'Water' },
    })
    expect(onBill()).toEqual([])
  })

  it('that was paid, only tried out, or accepted before posting was wanted is left alone', async () => {
    await accepted({ service: 'Pay Now', payment: 'captured' })
    await accepted({ isPreview: true })
    await accepted({ decidedAt: new Date('2026-11-14T10:00:00Z') })
    await accepted({ status: 'no action taken', decidedAt: null })
    await house.run('settle')
    expect(mews.house.items).toEqual([])
  })

  it('is offered the products of Mews, which an editor may see', async () => {
    const editor = caller(app, (await aSignedIn(app, house.propertyId, ['editor'])).cookie)
    expect((await editor('GET', 'integrations/pms/products')).data).toEqual({
      system: 'mews',
      products: [
        {
          id: breakfast.Id,
          name: 'Breakfast',
          group: 'Restaurant',
          price: { minor: 12_000, currency: 'DKK' },
        },
      ],
    })
  })
})
