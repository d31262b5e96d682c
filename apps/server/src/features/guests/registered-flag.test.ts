import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import { aPropertyWithSystem } from '../../testing/property-token.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())

const REGISTERED = '2026-11-13T19:41:00.000Z'
const arriving = { state: 'precheckin', arrival: '2026-11-15', departure: '2026-11-18' } as const

it('says everywhere a guest is shown whether the registration form is filled in', async () => {
  const { propertyId, owner, staff, call } = await aPropertyWithSystem(app)
  const book = (lastName: string, registeredAt: Date | null) =>
    aBooking(app.db, propertyId, {
      ...arriving,
      ...{ lastName, bookingNumber: lastName, registeredAt, registeredPeople: registeredAt ? 2 : 0 },
    })
  const done = await book('Holm', new Date(REGISTERED))
  const open = await book('Laine', null)
  const half = await aBooking(app.db, propertyId, {
    ...arriving,
    ...{ registeredAt: new Date(REGISTERED), registeredPeople: 1, adults: 2 },
  })

  const { items } = (await staff('GET', 'guests?view=arriving')).data
  const marks = (rows: { id: string; isRegistered: boolean }[]) =>
    Object.fromEntries(rows.map(({ id, isRegistered }) => [id, isRegistered]))
  const expected = { [done.id]: true, [open.id]: false, [half.id]: false }
  expect(marks(items)).toEqual(expected)
  expect(marks((await staff('GET', 'today')).data.stillToArrive)).toEqual(expected)
  expect((await staff('GET', `guests/${done.id}`)).data).toMatchObject({
    registeredAt: REGISTERED,
    registeredPeople: 2,
  })
  expect((await staff('GET', `guests/${open.id}`)).data).toMatchObject({
    registeredAt: null,
    registeredPeople: 0,
  })
  expect((await call('GET', '/Holm')).data.registeredAt).toBe(REGISTERED)
  expect((await call('GET', '/Laine')).data.registeredAt).toBeNull()

  const csv = await app.inject({
    url: `/api/hotel/guests.csv?ids=${done.id},${open.id}&spreadsheet=semicolon`,
    headers: { cookie: owner.cookie },
  })
  const lines = csv.body.split(/\r?\n/)
  expect(lines.find((line) => line.includes('Holm'))).toMatch(/yes/)
  expect(lines.find((line) => line.includes('Laine'))).not.toMatch(/yes/)
})
