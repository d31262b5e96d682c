import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { housePerTest } from '../../../testing/house-per-test.ts'
import {
  aStoreHouse,
  atEight,
  eachDay,
  eachNight,
  inHours,
  type StoreHouse,
} from '../../../testing/store-house.ts'

let house: StoreHouse
let linkKey: string
housePerTest(async (made) => {
  house = await aStoreHouse(made.app)
})
beforeEach(async () => {
  linkKey = (await house.stay()).linkKey
})

const [FIRST, SECOND, DEPARTURE] = ['2026-12-10', '2026-12-11', '2026-12-13'] as const
const atMost = (maxQuantity: number) => ({ quantity: { isUnlimited: true, maxQuantity } })

/** A product on its own in a deal, and how a guest orders it. */
async function sold(options: Partial<Product['options']>) {
  const product = await house.product({ options })
  const dealId = await house.deal([product])
  return {
    product,
    on: (day: string, { quantity = 1, time = null as string | null } = {}) => [
      { product, dealId, quantity, when: { days: [day], time } },
    ],
    async days(link = linkKey, query = '') {
      return (await house.store(link, query)).data.deals[0]?.products[0]?.days ?? []
    },
  }
}
const tooMany = {
  status: 422,
  code: 'order/too-many',
  details: { lines: [{ line: 0, code: 'order/too-many' }] },
}
type Bought = Parameters<StoreHouse['buy']>[1]
/** Sends what was read before. */
const send = (bought: Bought, total: number, link = linkKey) => house.buy(link, bought, { total })

describe('one stay, however many orders', () => {
  it('has no more of a day than the most of one order, and is offered what is left for it', async () => {
    const { on, days } = await sold({ ...eachNight(6), ...atMost(2) })
    const leftOn = async (day: string, ...of: string[]) =>
      (await days(...of)).find((each) => each.day === day)?.left
    expect((await house.buy(linkKey, on(FIRST))).status).toBe(200)
    expect(await leftOn(FIRST)).toBe(1)
    expect((await house.buy(linkKey, on(FIRST))).status).toBe(200)
    expect([await leftOn(FIRST), await leftOn(SECOND)]).toEqual([0, 6])
    expect((await house.quote(linkKey, on(FIRST))).data.problems).toMatchObject([
      { line: 0, code: 'order/too-many' },
    ])
    expect(await send(on(FIRST), 10_000)).toMatchObject(tooMany)
    expect((await house.buy(linkKey, on(SECOND, { quantity: 2 }))).status).toBe(200)
    const other = (await house.stay()).linkKey
    expect(await leftOn(FIRST, other)).toBe(4)
    expect((await house.buy(other, on(FIRST, { quantity: 2 }))).status).toBe(200)
  })

  it('has no more of a deal’s own count than the most of one order of what the deal is made of', async () => {
    const product = await house.product({ options: atMost(2) })
    const dealId = await house.deal([product], { visibility: { stockPerDay: 5 } })
    const breakfast = (quantity = 1) => [{ product, dealId, quantity }]
    const left = async (link: string) => (await house.store(link)).data.deals[0]?.leftOn?.[FIRST]
    expect((await house.buy(linkKey, breakfast())).status).toBe(200)
    expect(await left(linkKey)).toBe(1)
    expect((await house.quote(linkKey, breakfast(2))).data.problems).toMatchObject([
      { line: 0, code: 'order/too-many' },
    ])
    expect(await send(breakfast(2), 20_000)).toMatchObject(tooMany)
    expect((await house.buy(linkKey, breakfast())).status).toBe(200)
    const other = (await house.stay()).linkKey
    expect(await left(other)).toBe(3)
    expect((await house.buy(other, breakfast(2))).status).toBe(200)
  })

  it('does not count the order that a new one takes the place of, nor one that was taken back', async () => {
    const { on, days } = await sold({ ...eachDay(6), ...atMost(2), isAutomaticallyAccepted: false })
    const { data: old } = await house.buy(linkKey, on(FIRST, { quantity: 2 }))
    expect((await days(linkKey, `?changes=${old.watchId}`))[0]?.left).toBe(6)
    const changed = await house.buy(linkKey, on(FIRST, { quantity: 2 }), { changes: old.watchId })
    expect(changed.status).toBe(200)
    expect(await send(on(FIRST), 10_000)).toMatchObject(tooMany)
    await house.call('POST', `orderRequests/${changed.data.orderId}/decline`, {
      ...{ reason: 'too busy', reasonText: '', confirmation: 'none' },
    })
    expect((await house.buy(linkKey, on(FIRST))).status).toBe(200)
  })

  it('is held where orders are sent at the same moment', async () => {
    const { on } = await sold({ ...eachNight(9), ...atMost(3) })
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(on(FIRST), 10_000)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422])
  })
})

describe('a slot on the day of departure', () => {
  const sauna = (...times: string[]): Partial<Product['options']> => ({
    ...atEight(2),
    availability: {
      kind: 'time slots',
      slots: times.map((time) => ({ time, weekdays: [1, 2, 3, 4, 5, 6, 7], places: 2 })),
    },
  })

  it('is neither offered nor sold from check-out on', async () => {
    const { on, days } = await sold(sauna('10:00', '11:00', '16:00'))
    const timesOn = async (day: string) =>
      (await days()).find((each) => each.day === day)?.times.map(({ time }) => time)
    expect(await timesOn(SECOND)).toEqual(['10:00', '11:00', '16:00'])
    expect(await timesOn(DEPARTURE)).toEqual(['10:00'])
    for (const time of ['11:00', '16:00']) {
      expect(await send(on(DEPARTURE, { time }), 10_000)).toMatchObject({ code: 'order/closed-hours' })
    }
    expect((await house.buy(linkKey, on(DEPARTURE, { time: '10:00' }))).status).toBe(200)
  })

  it('is there longer for who bought a late check-out', async () => {
    const { on, days } = await sold(sauna('10:00', '13:00', '16:00'))
    const late = await sold(inHours('departure'))
    const sent = await house.buy(linkKey, late.on(DEPARTURE, { time: '14:00' }))
    expect(sent).toMatchObject({ status: 200, data: { status: 'auto accepted' } })
    expect((await days()).at(-1)?.times.map(({ time }) => time)).toEqual(['10:00', '13:00'])
    expect((await house.buy(linkKey, on(DEPARTURE, { time: '13:00' }))).status).toBe(200)
  })

  it('leaves nothing of a day that has no other', async () => {
    const { days } = await sold(sauna('16:00'))
    expect((await days()).at(-1)).toEqual({ day: DEPARTURE, left: 0, times: [] })
  })
})
