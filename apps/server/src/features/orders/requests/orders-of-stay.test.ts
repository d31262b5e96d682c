import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking } from '../../../testing/builders.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anOrderFor, type PropertyWithReception } from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
housePerTest((made) => {
  ;({ app, house } = made)
})

const ordersOf = async (bookingId: string) =>
  (await house.call('GET', `guests/${bookingId}/orders`)).data.items as { id: string }[]

it('what a stay ordered is listed newest first, archived too, and nothing of another stay', async () => {
  const mine = await aBooking(app.db, house.propertyId)
  const other = await aBooking(app.db, house.propertyId)
  const product = await house.product()
  const place = async (booking: string) =>
    (await house.order(anOrderFor(product, { booking }))).data.orderId as string
  const first = await place(mine.linkKey)
  await house.call('POST', `orderRequests/${first}/decline`, { reason: 'too busy' })
  await house.call('POST', `orderRequests/${first}/archive`)
  app.clock.advance({ minutes: 5 })
  const second = await place(mine.linkKey)
  await place(other.linkKey)

  expect(await ordersOf(mine.id)).toMatchObject([
    { id: second, status: 'no action taken', summary: [{ title: 'Breakfast', quantity: 1 }] },
    { id: first, status: 'declined', archivedAt: expect.any(String) },
  ])
})

it('a stay that ordered nothing, or that nobody knows, has no orders', async () => {
  const { id } = await aBooking(app.db, house.propertyId)
  expect(await ordersOf(id)).toEqual([])
  expect(await ordersOf('xxxxxxxxxxxxxxxxxxxxxx')).toEqual([])
})
