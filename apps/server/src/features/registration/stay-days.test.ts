import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { importCalls } from '../../testing/import-calls.ts'
import { aRegistrationDesk } from '../../testing/registration-desk.ts'
import { aFilledForm, aSubmission, testSealedForms } from '../../testing/registrations.ts'
import { saveOutsideBooking } from '../guests/service.ts'
import { bookings } from '../guests/tables.ts'
import { registrationSubmissions } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())

const STAY = {
  arrival: '2026-11-18',
  departure: '2026-11-20',
  bookingNumber: 'F1',
  source: 'import' as const,
}

/** A stay with the forms of two adults, kept for a year. */
async function aRegisteredStay() {
  const desk = await aRegistrationDesk(app)
  const { propertyId } = desk
  const booking = await desk.booking(STAY)
  const { values } = aFilledForm()
  const filled = aFilledForm({
    values: { ...values, arrivalDate: STAY.arrival, departureDate: STAY.departure },
  })
  const main = await aSubmission(app.db, propertyId, booking, { keptMonths: 12, filled })
  await aSubmission(app.db, propertyId, booking, { keptMonths: 12, person: 'adult' })
  const rows = () =>
    app.db.tenant(propertyId, (tx) =>
      tx.select().from(registrationSubmissions).orderBy(registrationSubmissions.id),
    )
  const days = async () => [
    ...new Set((await rows()).map(({ arrival, departure }) => `${arrival} ${departure}`)),
  ]
  const write = (change: Partial<typeof bookings.$inferInsert>) =>
    app.db.tenant(propertyId, (tx) => tx.update(bookings).set(change).where(eq(bookings.id, booking.id)))
  const shown = async () => (await desk.call('GET', `registrationForms/submissions/${main.id}`)).data
  return { desk, propertyId, booking, main, rows, days, write, shown }
}

describe('the days of a registration follow its stay', () => {
  it('when staff change them: it is kept from the new departure, and what was sent stays', async () => {
    const { desk, booking, main, rows, days, shown } = await aRegisteredStay()
    expect(await shown()).toMatchObject({ departure: '2026-11-20', keptUntil: '2027-11-20' })
    const change = { departure: '2026-12-10' }
    const changed = await desk.call('PUT', `guests/${booking.id}`, { revision: 1, change })
    expect(changed.status).toBe(200)
    expect(await days()).toEqual(['2026-11-18 2026-12-10'])
    expect(await shown()).toMatchObject({ departure: '2026-12-10', keptUntil: '2027-12-10' })
    const row = (await rows()).find(({ id }) => id === main.id)
    expect(row && testSealedForms.open(row).values).toEqual({
      ...aFilledForm().values,
      arrivalDate: '2026-11-18',
      departureDate: '2026-12-10',
    })
    await desk.night('2026-12-01')
    expect((await rows()).map(({ personMark, id }) => personMark === id)).toEqual([false, false])
    await desk.night('2027-12-10')
    expect(await rows()).toHaveLength(2)
    await desk.night('2027-12-11')
    expect(await rows()).toEqual([])
  })

  it('when another system or a file says so', async () => {
    const { desk, propertyId, days } = await aRegisteredStay()
    const outside = { bookingNumber: 'F1', externalId: null, said: { departure: '2026-12-10' } }
    const saving = { source: 'pms', actorName: null, rule: 'take', now: app.clock.now() } as const
    await app.db.tenant(propertyId, (tx) => saveOutsideBooking(tx, propertyId, outside, saving))
    expect(await days()).toEqual(['2026-11-18 2026-12-10'])
    const calls = importCalls({ app, cookie: desk.cookie })
    const read = await calls.uploaded(
      'Bookingnummer;Gæst;Ankomst;Afrejse\nF1;Nilsen, Astrid;19.11.2026;24.12.2026',
    )
    await calls.check(read)
    await calls.apply(read.id, 'take')
    expect(await days()).toEqual(['2026-11-19 2026-12-24'])
  })

  it('and for a stay that is called off nothing is kept longer, until it is to be again', async () => {
    const { days, write } = await aRegisteredStay()
    await write({ cancelledAt: app.clock.now() })
    await write({ departure: '2026-12-10' })
    expect(await days()).toEqual(['2026-11-18 2026-11-20'])
    await write({ departure: '2026-11-19' })
    expect(await days()).toEqual(['2026-11-18 2026-11-19'])
    await write({ departure: '2026-12-10' })
    await write({ cancelledAt: null })
    expect(await days()).toEqual(['2026-11-18 2026-12-10'])
  })
})
