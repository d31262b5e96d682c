import { UPGRADES_MAX } from '@innkeeper/domain/room-upgrades/constants.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import { aPropertyWithReception } from '../../../testing/property-with-reception.ts'
import { anUpgradeHouse, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

let app: TestApp
let house: UpgradeHouse
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})

const way = () => ({ from: house.double, to: house.suite })
const created = async () => (await house.edit('POST', 'roomUpgrades', way())).data
const save = (id: string, revision: number, change: object) =>
  house.edit('PUT', `roomUpgrades/${id}`, { revision, change })

describe('an upgrade', () => {
  it('begins paused and free of charge, and is shown once it is started', async () => {
    const { upgrade, revision } = await created()
    expect(upgrade).toMatchObject({ ...way(), state: 'paused', pricePerNight: 0, roomsPerNight: null })
    const { linkKey } = await house.stay()
    expect(await house.seen(linkKey)).toEqual([])
    const started = { pricePerNight: 30_000, vatRate: 1200, state: 'active' }
    const saved = await save(upgrade.id, revision, started)
    expect(saved.data).toMatchObject({ revision: 2, upgrade: { pricePerNight: 30_000 } })
    const { data } = await house.edit('GET', 'roomUpgrades')
    expect(data.items).toMatchObject([{ upgrade: { id: upgrade.id, state: 'active' } }])
  })

  it('begins with the VAT rate of the latest other one, and never takes over that there is none', async () => {
    const stay = { kind: 'part of the stay' as const }
    await house.product({ vatRate: 2500, options: stay })
    const [family, studio, attic] = [
      await house.category('Family room'),
      await house.category('Studio'),
      await house.category('Attic'),
    ]
    await created().then(({ upgrade }) => save(upgrade.id, 1, { vatRate: 1200 }))
    const next = async (to: string) =>
      (await house.edit('POST', 'roomUpgrades', { from: house.double, to })).data.upgrade
    const second = await next(family)
    expect(second.vatRate).toBe(1200)
    await save(second.id, 1, { vatRate: 1000 })
    const third = await next(studio)
    expect(third.vatRate).toBe(1000)
    await save(third.id, 1, { vatRate: 0 })
    expect((await next(attic)).vatRate).toBe(1000)
  })

  it('else begins with the rate that all products of the stay have, as far as guests can buy them', async () => {
    const stay = { kind: 'part of the stay' as const }
    await house.product({ vatRate: 1200, options: stay })
    await house.product({ vatRate: 1200, options: stay })
    await house.product({ vatRate: 2500 })
    await house.product({ vatRate: 2500, options: stay, state: 'disabled' })
    expect((await created()).upgrade.vatRate).toBe(1200)
  })

  it('is started once a VAT rate is chosen where the house has none to begin with; none is one', async () => {
    const stay = { kind: 'part of the stay' as const }
    await house.product({ vatRate: 1200, options: stay })
    await house.product({ vatRate: 2500, options: stay })
    const { upgrade } = await created()
    expect(upgrade.vatRate).toBeNull()
    expect(await save(upgrade.id, 1, { pricePerNight: 30_000, state: 'active' })).toMatchObject({
      status: 400,
      code: 'request/invalid',
      details: { field: 'vatRate' },
    })
    await save(upgrade.id, 1, { pricePerNight: 30_000 })
    expect((await save(upgrade.id, 2, { vatRate: 0, state: 'active' })).status).toBe(200)
    expect((await save(upgrade.id, 3, { vatRate: null })).code).toBe('request/invalid')
  })

  it('leads to another category of the property, and each way is there once', async () => {
    await created()
    expect(await house.edit('POST', 'roomUpgrades', way())).toMatchObject({
      status: 409,
      code: 'upgrade/exists',
    })
    const same = { from: house.double, to: house.double }
    expect(await house.edit('POST', 'roomUpgrades', same)).toMatchObject({ code: 'request/invalid' })
    const unknown = { from: house.double, to: newId() }
    expect(await house.edit('POST', 'roomUpgrades', unknown)).toMatchObject({
      code: 'units/category-unknown',
    })
  })

  it('keeps its way its own when it is changed', async () => {
    const family = await house.category('Family room')
    await created()
    const other = (await house.edit('POST', 'roomUpgrades', { from: house.double, to: family })).data
    expect(await save(other.upgrade.id, 1, { to: house.suite })).toMatchObject({ code: 'upgrade/exists' })
    expect(await save(other.upgrade.id, 1, { from: family })).toMatchObject({ code: 'request/invalid' })
    expect((await save(other.upgrade.id, 1, { from: house.suite })).status).toBe(200)
  })

  it('that somebody saved meanwhile is refused with what it is now; the same save again is no other', async () => {
    const { upgrade } = await created()
    await save(upgrade.id, 1, { pricePerNight: 30_000 })
    expect((await save(upgrade.id, 1, { pricePerNight: 30_000 })).status).toBe(200)
    expect(await save(upgrade.id, 1, { pricePerNight: 20_000 })).toMatchObject({
      status: 409,
      code: 'upgrade/stale-revision',
      details: { current: { revision: 2, upgrade: { pricePerNight: 30_000 } } },
    })
  })

  it.each([
    [
      'a season that ends before it begins',
      { seasons: [{ from: '2026-12-24', to: '2026-12-20', price: 1 }] },
    ],
    [
      'seasons that share a day',
      {
        seasons: [
          { from: '2026-12-20', to: '2026-12-24', price: 1 },
          { from: '2026-12-24', to: '2026-12-26', price: 2 },
        ],
      },
    ],
  ])('%s is refused', async (_, change) => {
    const { upgrade } = await created()
    expect(await save(upgrade.id, 1, change)).toMatchObject({ status: 422, code: 'upgrade/season-invalid' })
  })

  it.each([
    ['a negative price', { pricePerNight: -1 }],
    ['six weekdays', { weekdayPrices: [1, 1, 1, 1, 1, 1] }],
    ['a day that is none', { seasons: [{ from: '2026-02-30', to: '2026-03-01', price: 1 }] }],
    ['fewer rooms than none', { roomsPerNight: -1 }],
    ['another id', { state: 'sold' }],
  ])('%s is refused', async (_, change) => {
    const { upgrade } = await created()
    expect(await save(upgrade.id, 1, change)).toMatchObject({ status: 400, code: 'request/invalid' })
  })

  it('shows rooms and what is taken of them in the coming fourteen nights', async () => {
    for (const code of ['501', '502', '503']) await house.unit(house.suite, code)
    await house.stay({ unitCategoryId: house.suite, arrival: '2026-11-16', departure: '2026-11-18' })
    const { upgrade, nights } = await created()
    expect(nights).toHaveLength(14)
    expect(nights.slice(0, 4)).toEqual([
      { night: '2026-11-15', rooms: 3, taken: 0 },
      { night: '2026-11-16', rooms: 3, taken: 1 },
      { night: '2026-11-17', rooms: 3, taken: 1 },
      { night: '2026-11-18', rooms: 3, taken: 0 },
    ])
    const nightWith = async (revision: number, roomsPerNight: number) =>
      (await save(upgrade.id, revision, { roomsPerNight })).data.nights[1]
    expect(await nightWith(1, 9)).toEqual({ night: '2026-11-16', rooms: 3, taken: 1 })
    expect(await nightWith(2, 1)).toEqual({ night: '2026-11-16', rooms: 1, taken: 0 })
  })

  it('stands where staff put it; those left out follow', async () => {
    const to = [await house.category('A'), await house.category('B'), await house.category('C')]
    const ids: string[] = []
    for (const id of to)
      ids.push((await house.edit('POST', 'roomUpgrades', { from: house.double, to: id })).data.upgrade.id)
    const { data } = await house.edit('PUT', 'roomUpgrades/order', { upgradeIds: [ids[2]] })
    expect(data.items.map((item: { upgrade: { id: string } }) => item.upgrade.id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ])
  })

  it('there are only so many', async () => {
    for (let nth = 0; nth < UPGRADES_MAX; nth++)
      await house.upgrade({ to: await house.category(`Category ${nth}`) })
    expect(await house.edit('POST', 'roomUpgrades', way())).toMatchObject({
      status: 409,
      code: 'upgrade/too-many',
    })
  })

  it('is written down when it is made, started, paused and deleted', async () => {
    const { upgrade } = await created()
    await save(upgrade.id, 1, { state: 'active', vatRate: 0 })
    await save(upgrade.id, 2, { state: 'paused' })
    await house.edit('DELETE', `roomUpgrades/${upgrade.id}`)
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ action: string; subject: string }>(sql`
        select action, subject from audit_entries
        where property_id = ${house.propertyId} and action like 'room-upgrade.%' order by action`),
    )
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['room-upgrade.created', 'Double → Suite'],
      ['room-upgrade.deleted', 'Double → Suite'],
      ['room-upgrade.paused', 'Double → Suite'],
      ['room-upgrade.started', 'Double → Suite'],
    ])
  })

  it('what was requested of a deleted one stays, and can be answered', async () => {
    await house.unit(house.suite, '501')
    const upgrade = await house.upgrade()
    const stay = await house.stay()
    const { data } = await house.ask(upgrade.id, { booking: stay.linkKey, total: 135_000 })
    await house.edit('DELETE', `roomUpgrades/${upgrade.id}`)
    expect((await house.accept(data.orderId)).data).toMatchObject({
      status: 'accepted',
      upgrade: { to: 'Suite' },
    })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite })
  })
})

describe('a category of rooms', () => {
  const words = { title: 'Suite', description: '', size: '', beds: '', view: '', bath: '', amenities: [] }
  const type = { version: 1, pictures: [], content: { 0: words } }

  it('has words and pictures of its own, with a revision', async () => {
    const listed = (await house.edit('GET', 'roomTypes')).data.items
    expect(listed).toEqual([
      { categoryId: house.double, name: 'Double', type: { ...type, content: {} }, revision: 0 },
      { categoryId: house.suite, name: 'Suite', type: { ...type, content: {} }, revision: 0 },
    ])
    const put = (revision: number, sent: object) =>
      house.edit('PUT', `roomTypes/${house.suite}`, { revision, type: sent })
    expect((await put(0, type)).data).toMatchObject({ revision: 1, type })
    const changed = { ...type, content: { 0: { ...words, size: '40 m²' } } }
    expect((await put(1, changed)).data.revision).toBe(2)
    expect((await put(1, changed)).status).toBe(200)
    expect(await put(1, type)).toMatchObject({ status: 409, code: 'upgrade/stale-revision' })
  })

  it('shows pictures of the property alone', async () => {
    const other = await aPropertyWithReception(app)
    const theirs = newId()
    await app.db.tenant(other.propertyId, (tx) =>
      tx.execute(sql`
        insert into media_files (property_id, id, file_name, mime_type, bytes, width, height)
        values (${other.propertyId}, ${theirs}, 'suite.jpg', 'image/jpeg', 1, 800, 600)`),
    )
    const sent = { revision: 0, type: { ...type, pictures: [theirs] } }
    expect(await house.edit('PUT', `roomTypes/${house.suite}`, sent)).toMatchObject({ code: 'media/unknown' })
  })

  it('that an upgrade leads to is not deleted; the refusal names the upgrade', async () => {
    const { upgrade } = await created()
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['manager'])).cookie)
    expect(await owner('DELETE', `unitCategories/${house.suite}`)).toMatchObject({
      status: 409,
      code: 'units/in-use',
      details: { roomUpgrades: [{ id: upgrade.id, name: 'Double → Suite' }] },
    })
    await house.edit('DELETE', `roomUpgrades/${upgrade.id}`)
    expect((await owner('DELETE', `unitCategories/${house.suite}`)).status).toBe(200)
  })

  it('that a request waits for is not deleted either, although its upgrade is', async () => {
    const loft = await house.category('Loft')
    const { id } = await house.upgrade({ to: loft, roomsPerNight: 1 })
    const stay = await house.stay()
    const { data } = await house.ask(id, { booking: stay.linkKey, total: 135_000 })
    await house.edit('DELETE', `roomUpgrades/${id}`)
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['manager'])).cookie)
    expect(await owner('DELETE', `unitCategories/${loft}`)).toMatchObject({
      code: 'units/in-use',
      details: { roomUpgrades: [], upgradeRequests: [{ id: data.orderId, name: String(data.number) }] },
    })
    await house.call('POST', `orderRequests/${data.orderId}/decline`, { reason: 'too busy' })
    expect((await owner('DELETE', `unitCategories/${loft}`)).status).toBe(200)
  })
})

describe('walls', () => {
  it('nothing of another property is seen, changed, asked for or accepted', async () => {
    const other = await anUpgradeHouse(app, await aPropertyWithReception(app))
    await other.unit(other.suite, '501')
    const theirs = await other.upgrade()
    const stay = await other.stay()
    const { data: sent } = await other.ask(theirs.id, { booking: stay.linkKey, total: 135_000 })
    const mine = await house.upgrade()
    expect((await house.edit('GET', 'roomUpgrades')).data.items).toMatchObject([{ upgrade: { id: mine.id } }])
    for (const [method, path, body] of [
      ['PUT', `roomUpgrades/${theirs.id}`, { revision: 1, change: { state: 'paused' } }],
      ['DELETE', `roomUpgrades/${theirs.id}`, undefined],
    ] as const)
      expect(await house.edit(method, path, body)).toMatchObject({ status: 404, code: 'upgrade/unknown' })
    expect(await house.ask(theirs.id, { booking: stay.linkKey, total: 1 })).toMatchObject({ status: 404 })
    const own = await house.stay()
    expect(await house.ask(theirs.id, { booking: own.linkKey, total: 135_000 })).toMatchObject({
      code: 'upgrade/unknown',
    })
    expect(await house.accept(sent.orderId)).toMatchObject({ status: 404, code: 'order/unknown' })
    expect(await house.call('GET', `orderRequests/${sent.orderId}/units`)).toMatchObject({
      code: 'order/unknown',
    })
  })

  it('without the module there is nothing of it, for staff and guests alike', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay()
    await propertyChanged(app, house.propertyId, (tx) =>
      tx.execute(sql`
        update module_configs set enabled = false
        where property_id = ${house.propertyId} and module = 'roomUpgrades'`),
    )
    const closed = { status: 403, code: 'module/not-available' }
    expect(await house.guest('GET', `roomUpgrades/${linkKey}`)).toMatchObject(closed)
    expect(await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })).toMatchObject(closed)
    expect(await house.edit('GET', 'roomUpgrades')).toMatchObject(closed)
  })

  it('reception reads rooms of requests, and edits no upgrade', async () => {
    expect(await house.call('POST', 'roomUpgrades', way())).toMatchObject({ status: 403 })
  })
})
