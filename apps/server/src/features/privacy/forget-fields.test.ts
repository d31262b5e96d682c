import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { bookings } from '../guests/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ withJobs: true })
})
afterAll(() => app.close())

it('what guests had in a deleted field goes with it, and the other fields stay', async () => {
  const [diet, car] = [
    { id: 'diet', name: 'Diet' },
    { id: 'car', name: 'Car' },
  ]
  const propertyId = await aProperty(app.db, { guestFields: { version: 1, fields: [diet, car] } })
  const other = await aProperty(app.db)
  const guestCustom = { diet: 'vegan', car: 'AB 12345' }
  const { id } = await aBooking(app.db, propertyId, { guestCustom, outside: { guestCustom, phone: '1' } })
  const elsewhere = await aBooking(app.db, other, { guestCustom })
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const { revision } = (await call('GET', 'settings')).data
  const change = { guestFields: { version: 1, fields: [car] } }
  expect((await call('PUT', 'settings', { propertyId, revision, change })).status).toBe(200)
  const stored = async (of: string, bookingId: string) => {
    const [row] = await app.db.tenant(of, (tx) =>
      tx.select().from(bookings).where(eq(bookings.id, bookingId)),
    )
    return [row?.guestCustom, row?.outside]
  }
  const rest = { car: 'AB 12345' }
  await expect
    .poll(() => stored(propertyId, id), { timeout: 20_000 })
    .toEqual([rest, { guestCustom: rest, phone: '1' }])
  expect(await stored(other, elsewhere.id)).toEqual([guestCustom, null])
})
