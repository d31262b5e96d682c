import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../../testing/store-house.ts'

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

async function placed(...asked: [Parameters<StoreHouse['buy']>[1], object?]) {
  const answer = await house.buy(linkKey, ...asked)
  expect(answer).toMatchObject({ status: 200 })
  return answer.data
}
async function bought(isAutomaticallyAccepted: boolean) {
  const product = await house.product({ options: { ...eachNight(3), isAutomaticallyAccepted } })
  const dealId = await house.deal([product])
  const on = (...days: string[]) => [{ product, dealId, when: { days, time: null } }]
  return { on, order: await placed(on('2026-12-10')) }
}
async function writtenTo(orderId: string) {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ kind: string; subject: string; text: string }>(
      sql`select kind, subject, body_text as text from messages where cause_id = ${orderId}`,
    ),
  )
  return rows
}

describe('what a guest of the store is written', () => {
  it('leads to the store’s own page of the order', async () => {
    const { order } = await bought(false)
    const [letter] = await writtenTo(order.orderId)
    expect(letter?.kind).toBe('received')
    expect(letter?.text).toContain(
      `/upselling/${house.propertyId}/${linkKey}/confirmation/${order.orderId}\n`,
    )
  })

  it('says that it is confirmed where it was accepted automatically', async () => {
    const { order } = await bought(true)
    expect(await writtenTo(order.orderId)).toMatchObject([
      { kind: 'accepted', subject: `Your order ${order.number} is confirmed` },
    ])
  })

  it('says which order it takes the place of', async () => {
    const { on, order } = await bought(false)
    const changed = await placed(on('2026-12-11'), { changes: order.watchId })
    const [letter] = await writtenTo(changed.orderId)
    expect(letter?.subject).toBe(`We have received your order ${changed.number}`)
    expect(letter?.text).toContain(`It takes the place of your order ${order.number}.`)
  })
})
