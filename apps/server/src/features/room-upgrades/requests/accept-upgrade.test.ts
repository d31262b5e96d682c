import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { staysAlone } from '../../../platform/personal-data.ts'
import type { TestApp } from '../../../testing/app.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../../testing/upgrade-house.ts'
import { bookingChanges } from '../../guests/tables.ts'
import { placesTaken } from '../../orders/tables.ts'
import { unitCategories, units } from '../../units/tables.ts'
import { findOrderUpgrade } from './repository.ts'

let app: TestApp
let house: UpgradeHouse
let upgrade: RoomUpgrade
let [own, first, second] = ['', '', '']
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})
beforeEach(async () => {
  own = await house.unit(house.double, '204')
  first = await house.unit(house.suite, '501')
  second = await house.unit(house.suite, '502')
  upgrade = await house.upgrade()
})

type Stay = Awaited<ReturnType<UpgradeHouse['stay']>>

async function asked({ linkKey }: Stay, total = 135_000): Promise<string> {
  const sent = await house.ask(upgrade.id, { booking: linkKey, total })
  expect(sent.status).toBe(200)
  return sent.data.orderId
}

async function taken(): Promise<number[]> {
  const rows = await app.db.tenant(house.propertyId, (tx) => tx.select().from(placesTaken))
  return rows.filter(({ propertyId }) => propertyId === house.propertyId).map((row) => row.taken)
}

const cancel = (orderId: string) =>
  house.call('POST', `orderRequests/${orderId}/cancel`, { reason: 'other', reasonText: 'A leak' })
const requestOf = async (orderId: string) => (await house.call('GET', `orderRequests/${orderId}`)).data

describe('accepting', () => {
  it('moves the stay to the category and the room, says so, and keeps what it had', async () => {
    const stay = await house.stay({ unitId: own })
    const orderId = await asked(stay)
    const answer = await house.accept(orderId, { unitId: first })
    expect(answer).toMatchObject({
      status: 200,
      data: { status: 'accepted', upgrade: { from: 'Double', to: 'Suite', unit: '501' } },
    })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite, unitId: first })
    const changes = await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(bookingChanges).where(eq(bookingChanges.bookingId, stay.id)),
    )
    expect(changes).toMatchObject([
      {
        kind: 'moved',
        source: 'staff',
        before: { unitId: own, unitCategoryId: house.double },
        after: { unitId: first, unitCategoryId: house.suite },
      },
    ])
  })

  it('gives back what the request took, since the stay itself has the room now', async () => {
    const orderId = await asked(await house.stay())
    expect(await taken()).toEqual([1, 1, 1])
    await house.accept(orderId)
    expect(await taken()).toEqual([0, 0, 0])
    expect((await house.seen((await house.stay()).linkKey))[0]?.left).toBe(1)
  })

  it('of rooms counted by hand the place stays taken, and comes back when it is cancelled', async () => {
    const penthouse = await house.category('Penthouse')
    upgrade = await house.upgrade({ to: penthouse, roomsPerNight: 1 })
    const orderId = await asked(await house.stay())
    await house.accept(orderId)
    expect(await taken()).toEqual([1, 1, 1])
    await cancel(orderId)
    expect(await taken()).toEqual([0, 0, 0])
  })

  it('without a room leaves the choice to later: a stay to come has none until then', async () => {
    const stay = await house.stay({ unitId: own })
    const orderId = await asked(stay)
    expect((await house.accept(orderId)).data.upgrade).toMatchObject({ unit: null })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite, unitId: null })
  })

  it('a guest in the house moves to a room that is named', async () => {
    const stay = await house.stay({
      arrival: '2026-11-15',
      departure: '2026-11-18',
      state: 'checkin',
      unitId: own,
    })
    const orderId = await asked(stay)
    expect((await requestOf(orderId)).upgrade.needsUnit).toBe(true)
    expect(await house.accept(orderId)).toMatchObject({ status: 422, code: 'upgrade/unit-needed' })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitId: own })
    expect((await house.accept(orderId, { unitId: second })).status).toBe(200)
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitId: second })
  })

  it('the guest sees the new room on their own page', async () => {
    const stay = await house.stay()
    await house.accept(await asked(stay), { unitId: first })
    const { data } = await house.guest('GET', `roomUpgrades/${stay.linkKey}`)
    expect(data).toMatchObject({
      own: { title: 'Suite' },
      upgrades: [],
      requested: { upgradeId: upgrade.id, order: { standing: 'confirmed' } },
    })
  })

  it.each([
    ['of another category', 'booking/unit-unknown', () => own],
    ['that does not exist', 'booking/unit-unknown', () => newId()],
    ['somebody else has', 'booking/unit-taken', () => first],
  ])('refuses a room %s', async (_, code, unitId) => {
    await house.stay({
      unitCategoryId: house.suite,
      unitId: first,
      arrival: '2026-11-22',
      departure: '2026-11-24',
    })
    const orderId = await asked(await house.stay())
    expect(await house.accept(orderId, { unitId: unitId() })).toMatchObject({ code })
    expect((await requestOf(orderId)).status).toBe('no action taken')
  })

  it('lists the rooms of the category, and which are free in all the nights', async () => {
    await house.stay({
      unitCategoryId: house.suite,
      unitId: first,
      arrival: '2026-11-18',
      departure: '2026-11-21',
    })
    await house.stay({
      unitCategoryId: house.suite,
      unitId: second,
      arrival: '2026-11-18',
      departure: '2026-11-20',
    })
    const orderId = await asked(await house.stay())
    const { data } = await house.call('GET', `orderRequests/${orderId}/units`)
    expect(data.items).toEqual([
      { id: first, code: '501', isFree: false },
      { id: second, code: '502', isFree: true },
    ])
    const nights = ['2026-11-20', '2026-11-21', '2026-11-22']
    expect(data.stay).toEqual({ nights, total: 135_000, needsUnit: false, refusal: null })
    expect(await house.call('GET', `orderRequests/${newId()}/units`)).toMatchObject({ code: 'order/unknown' })
  })

  it('is refused where bookings took the last room meanwhile', async () => {
    const orderId = await asked(await house.stay())
    for (const _ of [1, 2]) await house.stay({ unitCategoryId: house.suite })
    expect(await house.accept(orderId)).toMatchObject({ status: 409, code: 'upgrade/fully-booked' })
  })

  it.each([
    ['was moved to another category', { unitCategoryId: 'other' }, 'upgrade/stay-changed'],
    ['has other nights', { arrival: '2026-12-20', departure: '2026-12-22' }, 'upgrade/stay-changed'],
    ['was called off', { cancelledAt: new Date('2026-11-15T10:00:00Z') }, 'booking/called-off'],
    ['has ended', { state: 'checkout' as const }, 'booking/departed'],
  ])('is refused where the stay %s', async (_, change, code) => {
    const stay = await house.stay()
    const orderId = await asked(stay)
    const other = await house.category('Family room')
    await house.change(stay.id, 'unitCategoryId' in change ? { unitCategoryId: other } : change)
    expect(await house.accept(orderId)).toMatchObject({ code })
    expect((await requestOf(orderId)).status).toBe('no action taken')
  })

  it.each([null, 3])('is refused where the category is gone (rooms by hand: %s)', async (roomsPerNight) => {
    const loft = await house.category('Loft')
    await house.unit(loft, '601')
    upgrade = await house.upgrade({ to: loft, roomsPerNight })
    const orderId = await asked(await house.stay())
    const { propertyId } = house
    await app.db.tenant(propertyId, async (tx) => {
      await tx.delete(units).where(and(eq(units.propertyId, propertyId), eq(units.categoryId, loft)))
      await tx
        .delete(unitCategories)
        .where(and(eq(unitCategories.propertyId, propertyId), eq(unitCategories.id, loft)))
    })
    expect(await house.accept(orderId)).toMatchObject({ status: 404, code: 'units/category-unknown' })
    expect((await requestOf(orderId)).status).toBe('no action taken')
  })

  it('a night that is over by then costs nothing any more', async () => {
    const stay = await house.stay({
      arrival: '2026-11-15',
      departure: '2026-11-18',
      state: 'checkin',
      unitId: own,
    })
    const orderId = await asked(stay)
    app.clock.set('2026-11-16T07:00:00Z')
    const { data } = await house.accept(orderId, { unitId: first })
    expect(data).toMatchObject({ total: 90_000, lines: [{ quantity: 2, total: 90_000 }] })
    expect(data.upgrade.nights).toEqual(['2026-11-16', '2026-11-17'])
  })

  it('several at once: those that need nothing more are accepted', async () => {
    const ids = [await asked(await house.stay())]
    ids.push((await house.ask(upgrade.id, STRANGER)).data.orderId)
    const { data } = await house.call('POST', 'orderRequests/bulk', { ids, action: { kind: 'accept' } })
    expect(data).toEqual({ done: [ids[0]], refused: [{ id: ids[1], code: 'upgrade/booking-needed' }] })
  })
})

describe('cancelling what was accepted', () => {
  it('takes the stay back to its category and its room', async () => {
    const stay = await house.stay({ unitId: own })
    const orderId = await asked(stay)
    await house.accept(orderId, { unitId: first })
    const { data } = await cancel(orderId)
    expect(data.upgrade.isMovedBack).toBe(true)
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.double, unitId: own })
  })

  it('to its category alone where somebody else has its room by now', async () => {
    const stay = await house.stay({ unitId: own })
    const orderId = await asked(stay)
    await house.accept(orderId, { unitId: first })
    await house.unit(house.double, '205')
    await house.stay({ unitId: own })
    expect((await cancel(orderId)).data.upgrade.isMovedBack).toBe(true)
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.double, unitId: null })
  })

  it('leaves it where it is when there is no room to go back to, and says so', async () => {
    const stay = await house.stay({ unitId: own })
    const orderId = await asked(stay)
    await house.accept(orderId, { unitId: first })
    await house.stay({ unitId: own })
    expect((await cancel(orderId)).data).toMatchObject({
      status: 'declined',
      upgrade: { isMovedBack: false },
    })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite, unitId: first })
  })

  it('and when staff gave it another category since', async () => {
    const stay = await house.stay({ unitId: own })
    const orderId = await asked(stay)
    await house.accept(orderId)
    const other = await house.category('Family room')
    await house.change(stay.id, { unitCategoryId: other })
    expect((await cancel(orderId)).data.upgrade.isMovedBack).toBe(false)
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: other })
  })
})

it('an order that lost its person names no room any more', async () => {
  const stay = await house.stay({ unitId: own })
  const orderId = await asked(stay)
  await house.accept(orderId, { unitId: first })
  const { propertyId } = house
  const rowOf = () => app.db.tenant(propertyId, (tx) => findOrderUpgrade(tx, propertyId, orderId))
  expect(await rowOf()).toMatchObject({ unitId: first, before: { unitId: own } })
  const orders = app.features.find(({ name }) => name === 'orders')
  await app.db.tenant(propertyId, async (tx) =>
    orders?.personalData?.erase(tx, staysAlone(propertyId, [stay.id]), app.clock.now()),
  )
  expect(await rowOf()).toMatchObject({ toCategoryId: house.suite, unitId: null, before: null })
})
