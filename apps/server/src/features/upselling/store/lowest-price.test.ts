import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { propertyChanged } from '../../../testing/property-changed.ts'
import { aStoreHouse, type StoreHouse } from '../../../testing/store-house.ts'

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

describe('the store, with a deal that is started, paused and copied', () => {
  const PRICE = 10_000
  const put = async (dealId: string, change: object) => {
    const { revision } = (await house.manage('GET', `upselling/deals/${dealId}`)).data
    const saved = await house.manage('PUT', `upselling/deals/${dealId}`, { revision, change })
    expect(saved.status).toBe(200)
  }
  const shownOf = async (dealId: string) => {
    const { data } = await house.store((await house.stay()).linkKey)
    return data.deals.find(({ id }) => id === dealId)?.products[0]
  }

  it('remembers its price from when it is put on sale, also where it is a copy', async () => {
    const product = await house.product({ price: PRICE })
    const dealId = await house.deal([product], { state: 'paused' })
    await put(dealId, { products: [{ productId: product.id, salePrice: 7000 }] })
    const copyOf = await house.manage('POST', 'upselling/deals', { copyOf: dealId })
    const copy = copyOf.data.deal.id as string
    app.clock.set('2026-11-16T11:00:00Z')
    await put(copy, { state: 'active' })
    // Nobody was ever asked for the price of the paused original.
    expect(await shownOf(copy)).toMatchObject({ price: 7000, priceBefore: PRICE, lowestBefore: PRICE })
    app.clock.set('2026-11-18T11:00:00Z')
    await put(dealId, { state: 'active' })
    // The copy has asked for as little within the thirty days.
    expect(await shownOf(dealId)).toMatchObject({ price: 7000, priceBefore: null, lowestBefore: null })
  })

  it('counts what a paused and a deleted deal asked for the same product lately', async () => {
    const product = await house.product({ price: PRICE })
    const cheap = [{ productId: product.id, salePrice: 6000 }]
    const dealId = await house.deal([product])
    const gone = await house.deal([product])
    await put(dealId, { products: cheap })
    await put(gone, { products: [{ productId: product.id, salePrice: 8000 }] })
    app.clock.set('2026-11-16T11:00:00Z')
    await put(dealId, { state: 'paused' })
    await house.manage('DELETE', `upselling/deals/${gone}`)
    app.clock.set('2026-11-18T11:00:00Z')
    const other = await house.deal([product])
    const at5000 = { products: [{ productId: product.id, salePrice: 5000 }] }
    await put(other, at5000)
    expect(await shownOf(other)).toMatchObject({ price: 5000, lowestBefore: 6000 })
  })

  it('counts nothing while the product could not be had', async () => {
    const product = await house.product({ price: 6000 })
    /** On a later day; the session of the days before is over by then. */
    const on = async (day: string, path: string, change: object) => {
      app.clock.set(`${day}T11:00:00Z`)
      const manager = caller(app, (await aSignedIn(app, house.propertyId, ['manager'])).cookie)
      const { revision } = (await manager('GET', path)).data
      expect((await manager('PUT', path, { revision, change })).status).toBe(200)
      await propertyChanged(app, house.propertyId)
    }
    await on('2026-11-15', `products/${product.id}`, { state: 'disabled' })
    await on('2026-12-25', `products/${product.id}`, { state: 'enabled', price: PRICE })
    const dealId = await house.deal([product])
    const products = [{ productId: product.id, salePrice: 7000 }]
    await on('2026-12-27', `upselling/deals/${dealId}`, { products })
    const { linkKey } = await house.stay({ arrival: '2027-01-10', departure: '2027-01-12' })
    const { data } = await house.store(linkKey)
    expect(data.deals[0]?.products[0]).toMatchObject({ price: 7000, lowestBefore: PRICE })
  })

  it('shows its editor what guests will read, as if it were put on sale now', async () => {
    const product = await house.product({ price: PRICE })
    const dealId = await house.deal([product], { state: 'paused', salePrice: 7000 })
    const token = (await house.manage('POST', 'guestbook/previewToken')).data?.token as string
    const { data } = await house.store('preview', `?preview=${token}&deal=${dealId}`)
    expect(data.deals[0]?.products[0]).toMatchObject({ price: 7000, lowestBefore: PRICE })
  })

  it('counts no amounts of another currency', async () => {
    const product = await house.product({ price: PRICE })
    const dealId = await house.deal([product])
    await put(dealId, { products: [{ productId: product.id, salePrice: 6000 }] })
    app.clock.set('2026-11-18T11:00:00Z')
    await propertyChanged(app, house.propertyId, (tx) =>
      tx.execute(sql`update properties set currency = 'SEK' where property_id = ${house.propertyId}`),
    )
    await put(dealId, { products: [{ productId: product.id, salePrice: 7000 }] })
    expect(await shownOf(dealId)).toMatchObject({ price: 7000, lowestBefore: PRICE })
  })
})
