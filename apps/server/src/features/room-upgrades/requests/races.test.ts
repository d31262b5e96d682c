import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

let app: TestApp
let house: UpgradeHouse
let upgrade: RoomUpgrade
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})
beforeEach(async () => {
  upgrade = await house.upgrade()
})

const ask = (linkKey: string) => house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
const codes = (answers: { code: string | undefined }[]) => answers.map(({ code }) => code ?? 'done').sort()

/** Rooms of the category, less bookings, less requests that wait: never fewer than none. */
async function leftIn(nights: readonly string[]): Promise<number[]> {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ left: number }>(sql`
      select free_rooms(${house.propertyId}, ${house.suite}, night::date) - coalesce((
        select taken from places_taken where property_id = ${house.propertyId}
          and subject = 'rooms/' || ${house.suite}::text and day = night::date), 0) as left
      from unnest(${sql.param([...nights])}::text[]) as night order by night`),
  )
  return rows.map(({ left }) => left)
}
const NIGHTS = ['2026-11-20', '2026-11-21', '2026-11-22']

it('of fifty guests who ask for the last room at once one gets it', async () => {
  await house.unit(house.suite, '501')
  const stays = await Promise.all(Array.from({ length: 50 }, () => house.stay()))
  const answers = await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  expect(codes(answers)).toEqual(['done', ...Array.from({ length: 49 }, () => 'upgrade/fully-booked')])
  expect(await leftIn(NIGHTS)).toEqual([0, 0, 0])
})

it('of fifty guests who ask for the one room that staff wrote by hand one gets it', async () => {
  const loft = await house.category('Loft')
  upgrade = await house.upgrade({ to: loft, roomsPerNight: 1 })
  const stays = await Promise.all(Array.from({ length: 50 }, () => house.stay()))
  const answers = await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  expect(codes(answers)).toEqual(['done', ...Array.from({ length: 49 }, () => 'upgrade/fully-booked')])
})

it.each([
  ['as many move as staff wrote', { rooms: 3, roomsPerNight: 2 }],
  ['no more move than there are rooms', { rooms: 2, roomsPerNight: 40 }],
])('of fifty that are accepted by themselves %s', async (_, { rooms, roomsPerNight }) => {
  for (let nth = 1; nth <= rooms; nth++) await house.unit(house.suite, `50${nth}`)
  const from = await house.category('Single')
  upgrade = await house.upgrade({ from, isAutomaticallyAccepted: true, roomsPerNight })
  const stays = await Promise.all(Array.from({ length: 50 }, () => house.stay({ unitCategoryId: from })))
  const answers = await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  expect(codes(answers).filter((code) => code === 'done')).toHaveLength(2)
  const now = await Promise.all(stays.map(({ id }) => house.bookingNow(id)))
  expect(now.filter(({ unitCategoryId }) => unitCategoryId === house.suite)).toHaveLength(2)
  expect(await leftIn(NIGHTS)).toEqual([rooms - 2, rooms - 2, rooms - 2])
})

it('of fifty that are accepted by themselves one stay moves', async () => {
  await house.unit(house.suite, '501')
  upgrade = await house.upgrade({
    from: await house.category('Single'),
    isAutomaticallyAccepted: true,
  })
  const stays = await Promise.all(
    Array.from({ length: 50 }, () => house.stay({ unitCategoryId: upgrade.from })),
  )
  const answers = await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  expect(codes(answers)).toEqual(['done', ...Array.from({ length: 49 }, () => 'upgrade/fully-booked')])
  expect(await leftIn(NIGHTS)).toEqual([0, 0, 0])
})

it('stays whose nights overlap in part share what is left without anybody having too much', async () => {
  for (const code of ['501', '502']) await house.unit(house.suite, code)
  const stays = await Promise.all(
    Array.from({ length: 12 }, (_, nth) => {
      const day = 18 + (nth % 4)
      return house.stay({ arrival: `2026-11-${day}`, departure: `2026-11-${day + 3}` })
    }),
  )
  await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  const nights = Array.from({ length: 6 }, (_, nth) => `2026-11-${18 + nth}`)
  for (const left of await leftIn(nights)) expect(left).toBeGreaterThanOrEqual(0)
})

it('one stay that asks for two rooms at once gets one answer, though the first is accepted by itself', async () => {
  const loft = await house.category('Loft')
  const from = await house.category('Single')
  for (const [category, code] of [
    [house.suite, '501'],
    [loft, '601'],
  ] as const)
    await house.unit(category, code)
  upgrade = await house.upgrade({ from, isAutomaticallyAccepted: true })
  const other = await house.upgrade({ from, to: loft })
  for (let round = 0; round < 4; round++) {
    const { linkKey } = await house.stay({
      unitCategoryId: from,
      arrival: `2026-12-0${round + 1}`,
      departure: `2026-12-0${round + 2}`,
    })
    const answers = await Promise.all(
      [upgrade, other].map(({ id }) => house.ask(id, { booking: linkKey, total: 45_000 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})

it('two who accept two requests with the same room: one of them wins', async () => {
  const unitId = await house.unit(house.suite, '501')
  await house.unit(house.suite, '502')
  const stays = [await house.stay(), await house.stay()]
  const sent = await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  const answers = await Promise.all(sent.map(({ data }) => house.accept(data.orderId, { unitId })))
  expect(codes(answers)).toEqual(['booking/unit-taken', 'done'])
  const units = await Promise.all(stays.map(async ({ id }) => (await house.bookingNow(id)).unitId))
  expect(units.filter((one) => one === unitId)).toHaveLength(1)
})

it('two who accept two requests for the last room, without choosing one: one of them wins', async () => {
  for (const code of ['501', '502']) await house.unit(house.suite, code)
  const stays = [await house.stay(), await house.stay()]
  const sent = await Promise.all(stays.map(({ linkKey }) => ask(linkKey)))
  // A booking from outside asks nobody.
  await house.stay({ unitCategoryId: house.suite })
  const answers = await Promise.all(sent.map(({ data }) => house.accept(data.orderId)))
  expect(codes(answers)).toEqual(['done', 'upgrade/fully-booked'])
})

it('an acceptance for a stranger and guests who ask meanwhile do not get the same room', async () => {
  await house.unit(house.suite, '501')
  const { data } = await house.ask(upgrade.id, STRANGER)
  const [theirs, ...others] = await Promise.all(Array.from({ length: 8 }, () => house.stay()))
  const answers = await Promise.all([
    house.accept(data.orderId, { bookingId: theirs?.id }),
    ...others.map(({ linkKey }) => ask(linkKey)),
  ])
  expect(codes(answers)).toEqual(['done', ...Array.from({ length: 7 }, () => 'upgrade/fully-booked')])
  expect(await leftIn(NIGHTS)).toEqual([0, 0, 0])
})

it('accepting, cancelling and asking at once leaves every room with one stay at most', async () => {
  for (const code of ['501', '502', '503']) await house.unit(house.suite, code)
  await Promise.all(
    ['201', '202', '203', '204', '205', '206', '207'].map((code) => house.unit(house.double, code)),
  )
  const stays = await Promise.all(Array.from({ length: 6 }, () => house.stay()))
  const sent = (await Promise.all(stays.slice(0, 3).map(({ linkKey }) => ask(linkKey)))).map(
    ({ data }) => data.orderId as string,
  )
  const cancel = (id: string) =>
    house.call('POST', `orderRequests/${id}/cancel`, { reason: 'other', reasonText: 'A leak' })
  const [one, two, three] = sent as [string, string, string]
  await house.accept(one)
  const answers = await Promise.all([
    cancel(one),
    house.accept(two),
    house.accept(three),
    cancel(two),
    ...stays.slice(3).map(({ linkKey }) => ask(linkKey)),
  ])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  for (const left of await leftIn(NIGHTS)) expect(left).toBeGreaterThanOrEqual(0)
})
