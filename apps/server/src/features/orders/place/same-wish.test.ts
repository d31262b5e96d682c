import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aDevice } from '../../../testing/property-with-reception.ts'
import { aStoreHouse, eachNight, inHours, STAY, type StoreHouse } from '../../../testing/store-house.ts'
import { orders } from '../tables.ts'

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

const PAY = { service: 'Pay Now', method: 'visa' }
const stageOf = async (id: string) => {
  const [row] = await app.db.tenant(house.propertyId, (tx) =>
    tx.select().from(orders).where(eq(orders.id, id)),
  )
  return row?.stage
}

/** From one browser, as the quote says. */
async function selling(product: Awaited<ReturnType<StoreHouse['product']>>) {
  const dealId = await house.deal([product])
  const phone = aDevice()
  return {
    phone,
    async send(booking: string, when: { days: string[]; time: string | null }, more: object = PAY) {
      const bought = [{ product, dealId, when }]
      const { total } = (await house.quote(booking, bought, more)).data
      const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
      return house.order({ ...house.cart(booking, bought, more), checkout, total }, newId(), phone)
    },
  }
}

it('for two rooms, two nights or two times are orders of their own; the same again is one', async () => {
  const { send } = await selling(await house.product({ options: eachNight(5) }))
  const late = await selling(await house.product({ options: inHours('departure', 5) }))
  const [one, two] = [(await house.stay()).linkKey, (await house.stay()).linkKey]
  const night = (day: string) => ({ days: [day], time: null })
  const until = (time: string) => ({ days: [STAY.departure], time })
  const sent = [
    await send(one, night('2026-12-10')),
    await send(two, night('2026-12-10')),
    await send(one, night('2026-12-11')),
    await late.send(two, until('13:00')),
    await late.send(two, until('14:00')),
  ].map(({ data }) => data.orderId)
  const again = await send(two, night('2026-12-10'))
  expect(again.status).toBe(200)
  const [waiting, gone] = ['awaiting payment', 'abandoned']
  expect(await Promise.all(sent.map(stageOf))).toEqual([waiting, gone, waiting, waiting, waiting])
  expect(await stageOf(again.data.orderId)).toBe(waiting)
})

it('and a change while an earlier attempt ends wait for each other in no circle', async () => {
  const garage = await house.product({
    options: { ...eachNight(50), isAutomaticallyAccepted: false },
    stock: 100,
  })
  const { phone, send } = await selling(garage)
  const { linkKey } = await house.stay()
  const when = { days: ['2026-12-10'], time: null }
  for (let round = 0; round < 8; round++) {
    const { data: attempt } = await send(linkKey, when)
    const { data: old } = await send(
      linkKey,
      { days: ['2026-12-11'], time: null },
      { service: 'Put on bill' },
    )
    const [changed, ended] = await Promise.all([
      send(linkKey, when, { service: 'Put on bill', changes: old.watchId }),
      house.guest('POST', `orders/${attempt.orderId}/cancel`, undefined, phone),
    ])
    expect([changed.code, ended.code]).toEqual([undefined, undefined])
    await house.guest('POST', `orders/${changed.data.orderId}/cancel`, undefined, phone)
  }
  expect(await house.stockOf(garage.id)).toBe(100)
})
