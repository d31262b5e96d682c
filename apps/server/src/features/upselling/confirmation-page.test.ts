import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { propertyChanged } from '../../testing/property-changed.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../testing/store-house.ts'

let app: TestApp
let house: StoreHouse
let linkKey: string
let orderId: string

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
  linkKey = (await house.stay()).linkKey
  const product = await house.product({ options: eachNight(3) })
  const dealId = await house.deal([product])
  const when = { days: ['2026-12-10'], time: null }
  orderId = (await house.buy(linkKey, [{ product, dealId, when }])).data.orderId
})

/** The address that letters and payment pages know, opened by a browser that opened this stay last. */
const opened = (stay: string | null, view = 'confirmation') =>
  app.inject({
    url: `/order/${house.propertyId}/${view}/${orderId}?payment=left`,
    headers: stay === null ? {} : { cookie: `stay_${house.propertyId}=${stay}` },
  })

it('who bought in the store comes back to the store’s own page', async () => {
  const { statusCode, headers } = await opened(linkKey)
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    `/upselling/${house.propertyId}/${linkKey}/confirmation/${orderId}`,
    'no-store',
  ])
})

it('nobody else is told whose it is: without the link of its stay it is the order’s page', async () => {
  const other = await house.stay()
  for (const stay of [null, other.linkKey]) {
    const { statusCode, headers, body } = await opened(stay)
    expect([statusCode, headers.location]).toEqual([200, undefined])
    expect(body).not.toContain(linkKey)
  }
  expect((await opened(linkKey, 'receipt')).statusCode).toBe(200)
})

it('where the store is no more, the order’s page is left', async () => {
  await propertyChanged(app, house.propertyId, (tx) =>
    tx.execute("update module_configs set enabled = false where module = 'upselling'"),
  )
  expect((await opened(linkKey)).statusCode).toBe(200)
})
