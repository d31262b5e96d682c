import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty } from '../../testing/builders.ts'
import { saveOutsideBooking } from './save-outside-booking.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('who comes again is derived from earlier stays, unless the other system says', async () => {
  const propertyId = await aProperty(app.db)
  await aBooking(app.db, propertyId, { email: 'astrid@guest.example', phone: null, arrival: '2026-05-01' })
  const save = async (bookingNumber: string, said: object) => {
    const outside = { bookingNumber, externalId: null, said: { ...stay, ...said } }
    const saving = { source: 'api', actorName: null, rule: 'take', now: app.clock.now() } as const
    const saved = await app.db.tenant(propertyId, (tx) => saveOutsideBooking(tx, propertyId, outside, saving))
    return saved.booking.isReturningGuest
  }
  const stay = { firstName: 'Astrid', arrival: '2026-11-15', departure: '2026-11-18' }
  expect(await save('A', { email: 'ASTRID@guest.example' })).toBe(true)
  expect(await save('B', { email: 'astrid@guest.example', returningGuestSaid: false })).toBe(false)
  expect(await save('C', { email: 'other@guest.example' })).toBe(false)
  expect(await save('C', { email: 'astrid@guest.example' })).toBe(true)
})
