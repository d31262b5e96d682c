import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { choose } from '../../testing/connected-house.ts'
import { eventually } from '../../testing/eventually.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'
import { type UpgradesOfMews, upgradesOfMews } from '../../testing/upgrades-of-mews.ts'

const MINUTE = 60_000

let mews: MewsServer
let app: TestApp
let made: UpgradesOfMews
let before = 0
mewsPerFile(async (given) => {
  ;({ app, mews } = given)
  before = mews.calls.length
  made = await upgradesOfMews(app, mews, { tellsRooms: true })
})
const pass = (ms: number) => {
  app.clock.set(new Date(app.clock.now().getTime() + ms))
  mews.at(app.clock.now())
}
const updates = () =>
  mews
    .operations()
    .slice(before)
    .filter((operation) => operation === 'reservations/update')
const bookingNow = () => made.upgrades.bookingNow(made.bookingId)
const noteOf = async (orderId: string) => (await made.requestOf(orderId)).upgrade.changeByHandIn
const troubled = async () => (await made.house.look()).stays
const again = () =>
  made.house
    .owner('POST', `integrations/pms/stays/${made.bookingId}/again`)
    .then(() => made.house.run('settle'))

describe('what an accepted upgrade costs', () => {
  const posting = async (orderId: string) => (await made.requestOf(orderId)).posting

  it('goes on the bill as the product that the upgrade is there, night by night', async () => {
    const [product] = mews.house.products
    const { code } = await made.upgrades.edit('PUT', `roomUpgrades/${made.upgrade.id}`, {
      revision: 1,
      change: { integrationId: product?.Id },
    })
    expect(code).toBeUndefined()
    await made.upgrades.edit('PUT', `roomUpgrades/${made.upgrade.id}`, {
      revision: 2,
      change: { isFullyBooked: false },
    })
    await choose(made.house, { postsOrders: true })
    const orderId = await made.ask()
    await made.upgrades.accept(orderId, { unitId: made.suite501 })
    await made.house.run('settle')
    expect(await posting(orderId)).toMatchObject({ state: 'posted', trouble: null })
    expect(mews.house.items).toMatchObject([
      { ProductId: product?.Id, UnitCount: 2, UnitAmount: { GrossValue: 450 } },
    ])
  })

  it('that is no product there is said of the upgrade', async () => {
    await choose(made.house, { postsOrders: true })
    const orderId = await made.ask()
    await made.upgrades.accept(orderId, { unitId: made.suite501 })
    await made.house.run('settle')
    expect(await posting(orderId)).toMatchObject({
      state: 'refused',
      trouble: { failure: 'upgrade-not-linked', said: 'Suite' },
    })
    expect(mews.house.items).toEqual([])
  })
})

describe('the room of an accepted upgrade', () => {
  let orderId: string
  beforeEach(async () => {
    orderId = await made.ask()
  })
  const accept = (body: object = { unitId: made.suite501 }) => made.upgrades.accept(orderId, body)

  it('is told to Mews once, by the matches and at the price the stay has there', async () => {
    expect((await accept()).status).toBe(200)
    expect(await made.house.isQueued('settle')).toBe(true)
    expect(await noteOf(orderId)).toBeNull()
    await made.house.run('settle')
    await made.house.run('settle')
    expect(made.ida).toMatchObject({
      RequestedResourceCategoryId: made.there.suite.Id,
      AssignedResourceId: made.there.room501.Id,
    })
    expect(updates()).toHaveLength(1)
    const body = mews.bodies.slice(before).find((text) => text.includes('ReservationUpdates')) ?? '{}'
    expect(JSON.parse(body)).toMatchObject({
      Reprice: false,
      ApplyCancellationFee: false,
      ReservationUpdates: [{ ReservationId: made.ida.Id }],
    })
    expect(await noteOf(orderId)).toBeNull()
    expect(await troubled()).toEqual([])
  })

  it('is left open there too where it is chosen later: the old one is let go', async () => {
    await accept({})
    await made.house.run('settle')
    expect(made.ida).toMatchObject({
      RequestedResourceCategoryId: made.there.suite.Id,
      AssignedResourceId: null,
    })
    pass(3 * MINUTE)
    made.ida.AssignedResourceId = made.there.room501.Id
    mews.change(made.ida, {}, app.clock.now().toISOString())
    await made.house.run('sync')
    expect(await bookingNow()).toMatchObject({ unitCategoryId: made.upgrades.suite, unitId: made.suite501 })
  })

  it('goes back there as well when the upgrade is taken back', async () => {
    await accept()
    await made.house.run('settle')
    expect((await made.cancel(orderId)).data.upgrade.isMovedBack).toBe(true)
    await made.house.run('settle')
    expect(made.ida).toMatchObject({
      RequestedResourceCategoryId: made.there.double.Id,
      AssignedResourceId: made.there.room102.Id,
    })
    expect(await noteOf(orderId)).toBeNull()
    expect(updates()).toHaveLength(2)
  })

  it('is not told where nobody wants it: staff read that they change it, until Mews says that they did', async () => {
    await choose(made.house, { tellsRooms: false })
    await accept()
    await made.house.run('settle')
    expect(updates()).toEqual([])
    expect(await noteOf(orderId)).toBe('Mews')
    pass(3 * MINUTE)
    const { suite, room501 } = made.there
    const byHand = { RequestedResourceCategoryId: suite.Id, AssignedResourceId: room501.Id }
    mews.change(made.ida, byHand, app.clock.now().toISOString())
    await made.house.run('sync')
    expect(await noteOf(orderId)).toBeNull()
  })

  it('that is still to be told is changed by hand once nobody wants it told any more', async () => {
    await accept()
    await choose(made.house, { tellsRooms: false })
    expect(await noteOf(orderId)).toBe('Mews')
    await choose(made.house, { tellsRooms: true })
    await made.house.run('settle')
    expect(updates()).toEqual([])
  })

  it('without a match is told by nobody; it is shown, and told once it has one', async () => {
    made.there.suite.Names = { 'en-US': 'Royal' }
    await made.house.owner('POST', 'integrations/pms/look')
    await accept()
    await made.house.run('settle')
    const shown = { bookingId: made.bookingId, number: made.ida.Number, step: 'room', nextTryAt: null }
    expect(await troubled()).toEqual([{ ...shown, trouble: { failure: 'room-not-matched', said: 'Suite' } }])
    expect(await noteOf(orderId)).toBe('Mews')
    expect(updates()).toEqual([])
    made.there.suite.Names = { 'en-US': 'Suite' }
    await made.house.owner('POST', 'integrations/pms/look')
    await again()
    expect(made.ida.RequestedResourceCategoryId).toBe(made.there.suite.Id)
    expect(await troubled()).toEqual([])
    expect(await noteOf(orderId)).toBeNull()
  })

  it('that Mews refuses is shown in its words, and told again when somebody asks', async () => {
    made.ida.AssignedResourceLocked = true
    await accept()
    await made.house.run('settle')
    const refusal = { failure: 'refused', said: 'The space of the reservation is locked.' }
    expect(await troubled()).toMatchObject([{ step: 'room', trouble: refusal }])
    expect(await noteOf(orderId)).toBe('Mews')
    made.ida.AssignedResourceLocked = false
    await again()
    expect(made.ida.AssignedResourceId).toBe(made.there.room501.Id)
    expect(await troubled()).toEqual([])
  })

  it('is tried again by itself where Mews is busy, or its answer was lost', async () => {
    await accept()
    mews.trouble({ kind: 'status', status: 503 })
    await made.house.run('settle')
    expect(await troubled()).toMatchObject([{ trouble: { failure: 'unavailable' } }])
    await made.house.run('settle')
    expect(updates()).toHaveLength(1)
    pass(2 * MINUTE)
    mews.trouble({ kind: 'lost answer' })
    await made.house.run('settle')
    pass(3 * MINUTE)
    await made.house.run('settle')
    expect(updates()).toHaveLength(3)
    expect(made.ida.AssignedResourceId).toBe(made.there.room501.Id)
    expect(await troubled()).toEqual([])
    expect(await noteOf(orderId)).toBeNull()
  })

  it('is not undone by what Mews did with the old one before it was told, only by what it does afterwards', async () => {
    const [room101] = mews.house.resources
    await accept()
    pass(MINUTE)
    mews.change(made.ida, { AssignedResourceId: room101?.Id }, app.clock.now().toISOString())
    await made.house.run('sync')
    const upgraded = { unitCategoryId: made.upgrades.suite, unitId: made.suite501 }
    expect(await bookingNow()).toMatchObject(upgraded)
    pass(MINUTE)
    await made.house.run('settle')
    const told = made.ida.UpdatedUtc
    // An answer that is older than what was told.
    const old = { RequestedResourceCategoryId: made.there.double.Id, AssignedResourceId: room101?.Id }
    pass(MINUTE)
    mews.change(made.ida, old, new Date(Date.parse(told) - 1000).toISOString())
    await made.house.run('sync')
    expect(await bookingNow()).toMatchObject(upgraded)
    pass(MINUTE)
    mews.change(made.ida, old, app.clock.now().toISOString())
    await made.house.run('sync')
    expect(await bookingNow()).toMatchObject({
      unitCategoryId: made.upgrades.double,
      unitId: made.house.room.id,
    })
  })

  it('is told anew where it was taken back while Mews was being told', async () => {
    await accept()
    mews.trouble({ with: /update/, kind: 'lost answer' })
    const telling = made.house.run('settle')
    await eventually('Mews to hear of it', () => updates().length > 0)
    await made.cancel(orderId)
    await telling
    await made.house.run('settle')
    expect(made.ida.RequestedResourceCategoryId).toBe(made.there.double.Id)
  })
})
