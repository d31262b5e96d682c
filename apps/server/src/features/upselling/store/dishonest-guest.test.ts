import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aStoreHouse, eachNight, inHours, type StoreHouse } from '../../../testing/store-house.ts'
import { orderLines, placesTaken } from '../../orders/tables.ts'

let app: TestApp
let house: StoreHouse
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
})

const ARRIVAL = '2026-12-10'
const takenOf = async (subject: string) =>
  (
    await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(placesTaken).where(eq(placesTaken.subject, subject)),
    )
  ).map(({ day, taken }) => `${day} ${taken}`)

describe('a guest who writes their own order', () => {
  it('says no days of what is not had on days: neither its price nor what is left of the deal goes by them', async () => {
    const product = await house.product()
    const dealId = await house.deal([product], { visibility: { stockPerDay: 1 } })
    await house.buy((await house.stay()).linkKey, [{ product, dealId }])
    const { linkKey } = await house.stay()
    for (const days of [['2031-01-01'], ['2026-12-11'], ['2031-01-01', '2031-01-01']]) {
      const bought = [{ product, dealId, when: { days, time: '03:00' } }]
      const { data } = await house.quote(linkKey, bought)
      expect(data).toMatchObject({ total: 0, problems: [{ line: 0, code: 'order/choice-refused' }] })
      expect(await house.buy(linkKey, bought)).toMatchObject({ status: 422, code: 'order/choice-refused' })
    }
    expect(await takenOf(`deal/${dealId}`)).toEqual([`${ARRIVAL} 1`])
  })

  it('says no days in the guestbook either, and names no deal there', async () => {
    const product = await house.product()
    const { linkKey: booking } = await house.stay({ arrival: '2026-11-10', state: 'checkin' })
    const send = (line: object) => {
      const lines = [{ productId: product.id, quantity: 1, dealId: newId(), ...line }]
      const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
      return house.order({ booking, lines, service: 'Put on bill', total: 10_000, checkout })
    }
    const dated = await send({ when: { days: ['2031-01-01'], time: '03:00' } })
    expect(dated.code).toBe('order/choice-refused')
    const { data } = await send({})
    const stored = await app.db.tenant(house.propertyId, (tx) =>
      tx.select().from(orderLines).where(eq(orderLines.orderId, data.orderId)),
    )
    expect(stored).toMatchObject([{ dealId: null }])
    const statistics = await house.manage('GET', 'upselling/statistics?from=2026-11-01&to=2026-11-30')
    expect(statistics.data.byDeal).toEqual([])
  })

  it('who comes early takes one of the deal, whatever number is said', async () => {
    const early = await house.product({ options: inHours('arrival', 9) })
    const dealId = await house.deal([early], { visibility: { stockPerDay: 3 } })
    const when = { days: [ARRIVAL], time: '14:00' }
    const { data } = await house.buy((await house.stay()).linkKey, [
      { product: early, dealId, when, quantity: 3 },
    ])
    expect(data.total).toBe(10_000)
    expect(await takenOf(`deal/${dealId}`)).toEqual([`${ARRIVAL} 1`])
  })

  it('hears in the quote that there are not so many for all its days', async () => {
    const product = await house.product({ options: eachNight(5), stock: 1 })
    const dealId = await house.deal([product])
    const { linkKey } = await house.stay()
    const codesFor = async (...days: string[]) => {
      const { data } = await house.quote(linkKey, [{ product, dealId, when: { days, time: null } }])
      return data.problems.map(({ code }: { code: string }) => code)
    }
    expect(await codesFor(ARRIVAL)).toEqual([])
    expect(await codesFor(ARRIVAL, '2026-12-11')).toEqual(['order/out-of-stock'])
  })
})

it('where the guestbook is closed the store sells nothing, by no road', async () => {
  const product = await house.product()
  const bought = [{ product, dealId: await house.deal([product]) }]
  const { linkKey } = await house.stay()
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  const { data: quoted } = await house.quote(linkKey, bought)
  await owner('PUT', 'modules/guestbook', { enabled: false })
  const closed = { status: 403, code: 'module/not-available' }
  await expect.poll(() => house.quote(linkKey, bought)).toMatchObject(closed)
  expect(await house.store(linkKey)).toMatchObject(closed)
  const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
  const sent = await house.order({ ...house.cart(linkKey, bought), checkout, total: quoted.total })
  expect(sent).toMatchObject(closed)
})
