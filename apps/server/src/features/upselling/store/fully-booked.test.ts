import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import {
  aStoreHouse,
  atEight,
  eachNight,
  inHours,
  STAY,
  type StoreHouse,
} from '../../../testing/store-house.ts'

let app: TestApp
let house: StoreHouse
let linkKey: string
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
  linkKey = (await house.stay()).linkKey
})

type Bought = Parameters<StoreHouse['quote']>[1]
const [FIRST, SECOND] = ['2026-12-10', '2026-12-11'] as const
const on = (...days: string[]) => ({ days, time: null })

/** Which lines are full, and what the rest comes to. */
async function quoted(bought: Bought, more: object = {}): Promise<[number[], number]> {
  const { data } = await house.quote(linkKey, bought, more)
  for (const { code } of data.problems) expect(code).toBe('order/fully-booked')
  return [data.problems.map(({ line }: { line: number }) => line), data.total]
}

describe('an open checkout hears before it sends that places are gone', () => {
  it('of a night that somebody else took, and pays nothing for it', async () => {
    const bed = await house.product({ options: eachNight(1) })
    const dealId = await house.deal([bed])
    const tea = await house.product()
    const bought = [
      { product: bed, dealId, when: on(FIRST, SECOND) },
      { product: tea, dealId: await house.deal([tea]) },
    ]
    expect(await quoted(bought)).toEqual([[], 30_000])
    await house.buy((await house.stay()).linkKey, [{ product: bed, dealId, when: on(SECOND) }])
    expect(await quoted(bought)).toEqual([[0], 10_000])
  })

  it('of a time, and of what a guest takes from the guestbook', async () => {
    const sauna = await house.product({ options: atEight(1) })
    const dealId = await house.deal([sauna])
    const bought = [{ product: sauna, dealId, when: { days: [FIRST], time: '20:00' } }]
    await house.buy((await house.stay()).linkKey, bought)
    expect(await quoted(bought)).toEqual([[0], 0])
    const lines = [{ productId: sauna.id, quantity: 1, when: { days: [FIRST], time: '20:00' } }]
    const here = await house.stay({ arrival: '2026-11-10', state: 'checkin' })
    const { data } = await house.guest('POST', 'orders/quote', { booking: here.linkKey, lines })
    expect(data.problems).toEqual([{ line: 0, code: 'order/fully-booked', next: null }])
  })

  it('but not of those of the order that it changes', async () => {
    const bed = await house.product({ options: { ...eachNight(1), isAutomaticallyAccepted: false } })
    const bought = [{ product: bed, dealId: await house.deal([bed]), when: on(FIRST) }]
    const { data: old } = await house.buy(linkKey, bought)
    expect(await quoted(bought)).toEqual([[0], 0])
    expect(await quoted(bought, { changes: old.watchId })).toEqual([[], 10_000])
  })
})

it('what staff say there is now decides, also where the page and this node knew of more', async () => {
  const product = await house.product({ options: eachNight(2) })
  const dealId = await house.deal([product])
  const bought = [{ product, dealId, when: { days: ['2026-12-10'], time: null } }]
  expect((await house.buy((await house.stay()).linkKey, bought)).status).toBe(200)
  // Nobody has heard of it yet.
  await app.db.tenant(house.propertyId, (tx) =>
    tx.execute(
      sql`update products set data = jsonb_set(data, '{options,availability,places}', '1') where id = ${product.id}`,
    ),
  )
  const { linkKey } = await house.stay()
  expect((await house.store(linkKey)).data.deals[0]?.products[0]?.days[0]?.left).toBe(1)
  expect(await house.buy(linkKey, bought)).toMatchObject({ status: 409, code: 'order/fully-booked' })
})

describe('a cart whose lines each fit alone', () => {
  it('has one of two products of a deal of which there is one a day', async () => {
    const [robe, towel] = [await house.product(), await house.product()]
    const dealId = await house.deal([robe, towel], { visibility: { stockPerDay: 1 } })
    const bought = [
      { product: robe, dealId },
      { product: towel, dealId },
    ]
    expect(await quoted(bought)).toEqual([[1], 10_000])
    const [deal] = (await house.store(linkKey)).data.deals
    expect(deal?.leftOn).toEqual(
      Object.fromEntries([FIRST, SECOND, '2026-12-12', STAY.departure].map((day) => [day, 1])),
    )
    expect((await house.buy(linkKey, bought)).code).toBe('order/fully-booked')
    expect((await house.buy(linkKey, bought.slice(0, 1))).status).toBe(200)
  })

  it('has the last night once, however it is chosen', async () => {
    const [list, soft] = [newId(), newId()]
    const pillows = [{ id: soft, names: { 0: 'Soft' }, price: 0, productId: null }]
    const listOfChoices = [{ id: list, names: { 0: 'Pillow' }, isRequired: false, choices: pillows }]
    const bed = await house.product({ options: { ...eachNight(1), listOfChoices } })
    const dealId = await house.deal([bed])
    const choices = { [list]: soft }
    expect(
      await quoted([
        { product: bed, dealId, when: on(FIRST) },
        { product: bed, dealId, when: on(FIRST), choices },
        { product: bed, dealId, when: on(SECOND), choices },
      ]),
    ).toEqual([[1], 20_000])
  })

  it('comes early once', async () => {
    const early = await house.product({ options: inHours('arrival', 1) })
    const dealId = await house.deal([early])
    const at = (time: string) => ({ product: early, dealId, when: { days: [STAY.arrival], time } })
    const { data } = await house.quote(linkKey, [at('13:00'), at('14:00')])
    expect(data).toMatchObject({ total: 20_000, problems: [{ line: 1, code: 'order/hours-had' }] })
  })
})
