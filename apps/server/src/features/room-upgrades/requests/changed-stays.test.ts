import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { beforeEach, expect, it } from 'vitest'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

let house: UpgradeHouse
let upgrade: RoomUpgrade
let [own, suite] = ['', '']
housePerTest(async (made) => {
  house = await anUpgradeHouse(made.app, made.house)
})
beforeEach(async () => {
  own = await house.unit(house.double, '204')
  suite = await house.unit(house.suite, '501')
  upgrade = await house.upgrade()
})

type Stay = Awaited<ReturnType<UpgradeHouse['stay']>>

async function asked({ linkKey }: Stay, total = 135_000): Promise<string> {
  const sent = await house.ask(upgrade.id, { booking: linkKey, total })
  expect(sent.status).toBe(200)
  return sent.data.orderId
}

const requestOf = async (orderId: string) => (await house.call('GET', `orderRequests/${orderId}`)).data
/** How many somebody who stays these nights could have. */
const leftFor = async (arrival: string, departure: string) =>
  (await house.seen((await house.stay({ arrival, departure })).linkKey))[0]?.left

it.each([
  ['is a night longer', { departure: '2026-11-24' }],
  ['begins a night earlier', { arrival: '2026-11-19' }],
  ['is shifted by a night', { arrival: '2026-11-21', departure: '2026-11-24' }],
])(
  'where the stay %s accepting is refused: nobody asked for that night, looked it up or priced it',
  async (_, change) => {
    const stay = await house.stay()
    const orderId = await asked(stay)
    await house.change(stay.id, change)
    for (const unitId of [null, suite])
      expect(await house.accept(orderId, { unitId })).toMatchObject({
        status: 409,
        code: 'upgrade/stay-changed',
      })
    const all = { ids: [orderId], action: { kind: 'accept' } }
    const { data } = await house.call('POST', 'orderRequests/bulk', all)
    expect(data).toEqual({ done: [], refused: [{ id: orderId, code: 'upgrade/stay-changed' }] })
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.double })
    expect((await requestOf(orderId)).status).toBe('no action taken')
    await house.call('POST', `orderRequests/${orderId}/decline`, { reason: 'too busy' })
    const [anew] = await house.seen(stay.linkKey)
    await house.accept(await asked(stay, anew?.stay?.total))
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite })
  },
)

it.each([
  ['leaves later', { departure: '2026-11-25' }],
  ['leaves earlier', { departure: '2026-11-22' }],
  ['comes on another day', { arrival: '2026-11-19' }],
])('an accepted one says that its stay was moved since, where the guest %s', async (_, change) => {
  const stay = await house.stay()
  const orderId = await asked(stay)
  await house.accept(orderId, { unitId: suite })
  expect((await requestOf(orderId)).stayTrouble).toBeNull()
  await house.change(stay.id, change)
  expect((await requestOf(orderId)).stayTrouble).toBe('moved')
})

it('accepting is refused for a guest in the house who stays longer, and goes on for one who leaves earlier', async () => {
  const inHouse = { arrival: '2026-11-14', departure: '2026-11-18', state: 'checkin', unitId: own } as const
  const stay = await house.stay(inHouse)
  const orderId = await asked(stay)
  await house.change(stay.id, { departure: '2026-11-19' })
  expect(await house.accept(orderId, { unitId: suite })).toMatchObject({ code: 'upgrade/stay-changed' })
  await house.change(stay.id, { departure: '2026-11-17' })
  const { data } = await house.accept(orderId, { unitId: suite })
  expect(data).toMatchObject({ total: 90_000, upgrade: { nights: ['2026-11-15', '2026-11-16'] } })
})

it('a stay that is shorter by now pays for the nights it has', async () => {
  const stay = await house.stay()
  const orderId = await asked(stay)
  await house.change(stay.id, { arrival: '2026-11-21', departure: '2026-11-22' })
  const { data } = await house.accept(orderId, { unitId: suite })
  expect(data).toMatchObject({ status: 'accepted', total: 45_000, upgrade: { nights: ['2026-11-21'] } })
  expect(await house.bookingNow(stay.id)).toMatchObject({ unitId: suite })
  expect(await leftFor('2026-11-20', '2026-11-21')).toBe(1)
  expect(await leftFor('2026-11-21', '2026-11-22')).toBe(0)
})

it('a guest who has checked in since is moved to a room that is named', async () => {
  const stay = await house.stay({ arrival: '2026-11-15', departure: '2026-11-18', unitId: own })
  const orderId = await asked(stay)
  await house.change(stay.id, { state: 'checkin' })
  expect((await requestOf(orderId)).upgrade.needsUnit).toBe(true)
  expect(await house.accept(orderId)).toMatchObject({ status: 422, code: 'upgrade/unit-needed' })
  expect((await house.accept(orderId, { unitId: suite })).status).toBe(200)
  expect(await house.bookingNow(stay.id)).toMatchObject({ unitId: suite, state: 'checkin' })
})
