import { nightsOf } from '@innkeeper/domain/orders/availability.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

const ARRIVAL = '2026-11-20'

let house: UpgradeHouse
housePerTest(async (made) => {
  house = await anUpgradeHouse(made.app, made.house)
})

describe('a stay of many nights', () => {
  let unitId: string
  beforeEach(async () => {
    unitId = await house.unit(house.suite, '501')
  })

  it('pays for each of them, and gets a room that is free in each of them', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay({ departure: addDays(ARRIVAL, 100) })
    expect(await house.seen(linkKey)).toMatchObject([{ left: 1, stay: { nights: 100, total: 4_500_000 } }])
    await house.stay({ arrival: addDays(ARRIVAL, 90), departure: addDays(ARRIVAL, 95), unitId })
    expect(await house.seen(linkKey)).toMatchObject([{ left: 0, isFullyBooked: true }])
    expect(await house.ask(upgrade.id, { booking: linkKey, total: 4_500_000 })).toMatchObject({
      status: 409,
      code: 'upgrade/fully-booked',
    })
  })

  it('is not given a unit that others have on one of its last nights', async () => {
    await house.unit(house.suite, '502')
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay({ departure: addDays(ARRIVAL, 100) })
    const { data } = await house.ask(upgrade.id, { booking: linkKey, total: 4_500_000 })
    await house.stay({ arrival: addDays(ARRIVAL, 90), departure: addDays(ARRIVAL, 95), unitId })
    expect(await house.accept(data.orderId, { unitId })).toMatchObject({ code: 'booking/unit-taken' })
    expect((await house.accept(data.orderId)).status).toBe(200)
  })

  it('over the turn of the year pays what each night costs in its season', async () => {
    const holidays = { from: '2026-12-28', to: '2027-01-02', price: 90_000 }
    const january = { from: '2027-01-03', to: '2027-01-31', price: 20_000 }
    const upgrade = await house.upgrade({ seasons: [holidays, january] })
    const { linkKey } = await house.stay({ arrival: '2026-12-26', departure: '2027-01-05' })
    // Two usual nights, six of the holidays, two of January.
    const total = 2 * 45_000 + 6 * 90_000 + 2 * 20_000
    expect(await house.seen(linkKey)).toMatchObject([{ stay: { nights: 10, total } }])
    const { data } = await house.ask(upgrade.id, { booking: linkKey, total })
    expect(
      data.lines.map(({ unitPrice, days }: { unitPrice: number; days: string[] }) => [unitPrice, days]),
    ).toEqual([
      [45_000, ['2026-12-26', '2026-12-27']],
      [90_000, nightsOf({ arrival: '2026-12-28', departure: '2027-01-03' })],
      [20_000, ['2027-01-03', '2027-01-04']],
    ])
    expect((await house.accept(data.orderId, { unitId })).data).toMatchObject({ total })
  })

  it('of years is offered nothing', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay({ departure: addDays(ARRIVAL, 400) })
    expect(await house.seen(linkKey)).toEqual([])
    expect((await house.ask(upgrade.id, { booking: linkKey, total: 18_000_000 })).code).toBe(
      'upgrade/unknown',
    )
  })

  it('that comes to more than an order can is refused, when it is asked for and when staff find the stay', async () => {
    const upgrade = await house.upgrade({ pricePerNight: 100_000_000 })
    const { id, linkKey } = await house.stay({ departure: addDays(ARRIVAL, 30) })
    const tooMany = { status: 422, code: 'order/too-many' }
    expect(await house.ask(upgrade.id, { booking: linkKey, total: 3_000_000_000 })).toMatchObject(tooMany)
    const { data } = await house.ask(upgrade.id, STRANGER)
    expect(await house.accept(data.orderId, { bookingId: id })).toMatchObject(tooMany)
  })
})
