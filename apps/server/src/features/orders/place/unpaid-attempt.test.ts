import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  CHECKOUT,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ isDemo: true, withJobs: true, requestsPerMinute: 100_000 })
  app.clock.set(TEST_NOW)
})
afterAll(() => app.close())

it('what a browser ordered and has not paid is left for its next attempt, and for nobody else’s', async () => {
  const house = await aPropertyWithReception(app)
  const product = await house.product({ stock: 1 })
  const [own, other] = [aDevice(), aDevice()]
  const wish = { ...anOrderFor(product), service: 'Pay Now', method: 'visa' }
  const { data: unpaid } = await house.order(wish, newId(), own)
  expect(unpaid.stage).toBe('awaiting payment')
  const { lines } = wish
  const problems = async (from: object, more: object) => {
    const { data } = await house.guest('POST', 'orders/quote', { lines, ...more }, from)
    return data.problems.map(({ code }: { code: string }) => code)
  }
  const replaces = { replaces: unpaid.orderId }
  expect(await problems(own, {})).toEqual(['order/out-of-stock'])
  expect(await problems(own, replaces)).toEqual([])
  expect(await problems(other, replaces)).toEqual(['order/out-of-stock'])
  expect(await problems({}, replaces)).toEqual(['order/out-of-stock'])
  const again = { ...wish, ...replaces, checkout: { ...CHECKOUT, comments: 'Two cups' } }
  expect((await house.order(again, newId(), own)).data.stage).toBe('awaiting payment')
})
