import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { aGuestDesk, type GuestDesk } from '../../../testing/guest-desk.ts'

let app: TestApp
let desk: GuestDesk
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aGuestDesk(app)
})

/** A booking whose guest was erased although the stay is not over. */
async function anErased(change: Parameters<GuestDesk['booking']>[0] = {}) {
  const booking = await desk.booking({ firstName: 'Astrid', lastName: 'Nilsen', ...change })
  const { cookie } = await aSignedIn(app, desk.propertyId, ['owner'])
  const erasing = { bookingIds: [booking.id], evenIfCurrent: true }
  expect((await caller(app, cookie)('POST', 'privacy/erase', erasing)).status).toBe(200)
  return booking
}

it('nobody is put back into it: no check-in, no change, no link, no way back', async () => {
  const { id } = await anErased({ unitId: (await desk.unit('204')).id })
  const { revision, isErased } = await desk.page(id)
  expect(isErased).toBe(true)
  const erased = { status: 409, code: 'booking/erased' }
  expect(await desk.checkIn(id, revision, { firstName: 'Ola' })).toMatchObject(erased)
  expect(await desk.change(id, revision, { firstName: 'Ola' })).toMatchObject(erased)
  expect(await desk.command(id, 'link', revision)).toMatchObject(erased)
  expect((await desk.command(id, 'cancel', revision)).status).toBe(200)
  expect(await desk.command(id, 'reinstate', revision + 1)).toMatchObject(erased)
  expect(await desk.stored(id)).toMatchObject({ firstName: '', state: 'precheckin' })
})

it('who is in house can still be checked out', async () => {
  const { id } = await anErased({ state: 'checkin' })
  const { revision } = await desk.page(id)
  expect((await desk.command(id, 'checkOut', revision)).data).toMatchObject({ state: 'checkout' })
})

it('is marked in the list, in its file and among today’s arrivals, and found by its number', async () => {
  const { bookingNumber } = await anErased({ unitId: (await desk.unit('204')).id })
  await desk.booking({ firstName: 'Mart', lastName: 'Tamm' })
  const { items } = (await desk.call('GET', `guests?search=${bookingNumber}`)).data
  expect(items).toMatchObject([{ bookingNumber, isErased: true, firstName: '' }])
  const { stillToArrive } = (await desk.call('GET', 'today')).data
  expect(stillToArrive.map(({ name, isErased, canCheckIn }: Due) => [name, isErased, canCheckIn])).toEqual(
    expect.arrayContaining([
      ['', true, false],
      ['Mart Tamm', false, false],
    ]),
  )
  const file = await app.inject({ url: '/api/hotel/guests.csv', headers: { cookie: desk.cookie } })
  const [head = '', ...lines] = file.body.trim().split('\r\n')
  expect(head.split(/[,;]/).at(-1)).toBe('erased')
  expect(lines.map((line) => [line.includes(bookingNumber), line.split(/[,;]/).at(-1)])).toEqual(
    expect.arrayContaining([
      [true, 'yes'],
      [false, 'no'],
    ]),
  )
})

type Due = { name: string; isErased: boolean; canCheckIn: boolean }
