import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aUnit } from '../../../testing/builders.ts'
import { aStoreHouse } from '../../../testing/store-house.ts'
import { bookings } from '../../guests/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())

it('what a guest bought before they had a room goes to the room they have now', async () => {
  const house = await aStoreHouse(app)
  const { propertyId } = house
  const { id, linkKey } = await house.stay()
  const cocoa = await house.product()
  const dealId = await house.deal([cocoa])
  const bought = await house.buy(linkKey, [{ product: cocoa, dealId }])
  expect(bought).toMatchObject({ status: 200 })
  const { data: sent } = bought
  const { id: unitId } = await aUnit(app.db, propertyId, '106')
  const set = (change: Partial<typeof bookings.$inferInsert>) =>
    app.db.tenant(propertyId, (tx) =>
      tx
        .update(bookings)
        .set(change)
        .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id))),
    )
  const rooms = async () => {
    const [listed, opened, ofStay] = await Promise.all([
      house.call('GET', 'orderRequests'),
      house.call('GET', `orderRequests/${sent.orderId}`),
      house.call('GET', `guests/${id}/orders`),
    ])
    return [listed.data.items[0].unit, opened.data.unit, ofStay.data.items[0].unit]
  }
  expect(await rooms()).toEqual([null, null, null])
  await set({ unitId })
  expect(await rooms()).toEqual(['106', '106', '106'])
})
