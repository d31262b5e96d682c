import { NO_PROPERTY_ACCESS } from '@innkeeper/domain/properties/settings-upgrades.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aStoreHouse, inHours, STAY } from '../../../testing/store-house.ts'
import { bookings } from '../../guests/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
  app.clock.set(TEST_NOW)
})
afterAll(() => app.close())

it('state and door code of a guest who bought late check-out last until then', async () => {
  const house = await aStoreHouse(app)
  const { propertyId } = house
  const { revision } = (await house.manage('GET', 'settings')).data
  const access = { ...NO_PROPERTY_ACCESS, doorCode: 'front 77' }
  await house.manage('PUT', 'settings', { propertyId, revision, change: { access, checkOutTime: '11:00' } })
  const late = await house.product({ options: inHours('departure') })
  const dealId = await house.deal([late])
  const [usual, bought] = [await house.stay(), await house.stay()]
  const when = { days: [STAY.departure], time: '13:00' }
  expect((await house.buy(bought.linkKey, [{ product: late, dealId, when }])).data.status).toBe(
    'auto accepted',
  )
  await app.db.tenant(propertyId, (tx) =>
    tx
      .update(bookings)
      .set({ state: 'checkin' })
      .where(and(eq(bookings.propertyId, propertyId))),
  )
  const seen = async ({ linkKey }: { linkKey: string }) => {
    const { data } = await house.guest('GET', `bookings/${linkKey}`)
    return [data.state, data.access?.doorCode ?? null]
  }
  /** An hour behind the house. */
  const atClock = (time: string) => {
    app.clock.set(`${STAY.departure}T${time}Z`)
    return Promise.all([seen(usual), seen(bought)])
  }
  const [here, gone] = [
    ['checkin', 'front 77'],
    ['checkout', null],
  ]
  expect(await atClock('09:59:00')).toEqual([here, here])
  expect(await atClock('11:59:00')).toEqual([gone, here])
  expect(await atClock('12:01:00')).toEqual([gone, gone])
})
