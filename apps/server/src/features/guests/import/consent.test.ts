import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { importCalls } from '../../../testing/import-calls.ts'
import { aPropertyWithSystem } from '../../../testing/property-token.ts'
import { bookings } from '../tables.ts'

const REFUSED = { version: 1, isGiven: false, source: 'mail', at: '2026-11-01T10:00:00.000Z' } as const
const WORDS = { marketingConsent: { ...REFUSED, isGiven: true }, wantsOffers: true, consent: 'yes' }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const consentOf = async (propertyId: string, bookingNumber: string) => {
  const [row] = await app.db.tenant(propertyId, (tx) =>
    tx.select().from(bookings).where(eq(bookings.bookingNumber, bookingNumber)),
  )
  return row?.marketingConsent
}

it('no file gives consent to offers, and none overturns what the guest said', async () => {
  const { propertyId } = await aPropertyWithSystem(app)
  const { cookie } = await aSignedIn(app, propertyId, ['reception'])
  await aBooking(app.db, propertyId, {
    bookingNumber: 'A2',
    state: 'precheckin',
    marketingConsent: REFUSED,
  })
  const head = 'Booking number;First name;Arrival;Departure;Marketing consent;wantsOffers;marketing_consent'
  const rows = ['A1', 'A2'].map((number) => `${number};Astrid;17.12.2026;19.12.2026;yes;true;1`)
  const calls = importCalls({ app, cookie })
  const read = await calls.uploaded([head, ...rows].join('\n'))
  expect(read.meanings.slice(4)).toEqual([null, null, null])
  const applied = await calls.apply((await calls.check(read)).id, 'take')
  expect(applied.applied).toMatchObject({ new: 1, changed: 1 })
  expect(await consentOf(propertyId, 'A1')).toBeNull()
  expect(await consentOf(propertyId, 'A2')).toEqual(REFUSED)
}, 60_000)

it('no other system gives consent to offers, and none overturns what the guest said', async () => {
  const { propertyId, call } = await aPropertyWithSystem(app)
  const stay = { arrival: '2026-12-04', departure: '2026-12-07', firstName: 'Astrid' }
  await aBooking(app.db, propertyId, { bookingNumber: 'B-2', marketingConsent: REFUSED })
  for (const number of ['B-1', 'B-2']) {
    await call('PUT', `/${number}`, stay)
    await call('PUT', `/${number}`, { ...stay, ...WORDS })
  }
  expect(await consentOf(propertyId, 'B-1')).toBeNull()
  expect(await consentOf(propertyId, 'B-2')).toEqual(REFUSED)
})
