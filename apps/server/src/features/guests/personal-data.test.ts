import { afterAll, beforeAll, expect, it } from 'vitest'
import { staysAlone } from '../../platform/personal-data.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty } from '../../testing/builders.ts'
import { aPlantedPerson, tracesOf } from '../../testing/planted-person.ts'
import { guestsPersonalData } from './personal-data.ts'
import { saveOutsideBooking } from './save-outside-booking.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('who was erased is not brought back by a system that still knows them', async () => {
  const propertyId = await aProperty(app.db)
  const who = await aPlantedPerson(app.db, propertyId)
  const { bookingId, bookingNumber, firstName, email } = who
  const now = app.clock.now()
  await app.db.tenant(propertyId, (tx) =>
    guestsPersonalData.erase(tx, staysAlone(propertyId, [bookingId]), now),
  )
  expect(await tracesOf(app.db, who)).toEqual([])
  const said = { firstName, email, arrival: '2026-11-01', departure: '2026-11-06' }
  const { booking, outcome } = await app.db.tenant(propertyId, (tx) =>
    saveOutsideBooking(
      tx,
      propertyId,
      { bookingNumber, externalId: null, said },
      { source: 'pms', actorName: null, rule: 'take', now },
    ),
  )
  expect([booking.id, outcome]).toEqual([bookingId, 'unchanged'])
  expect(await tracesOf(app.db, who)).toEqual([])
})
