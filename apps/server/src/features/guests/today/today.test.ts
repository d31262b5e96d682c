import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const TODAY = '2026-11-15'
const arriving = { state: 'precheckin', arrival: TODAY, departure: '2026-11-18' } as const

async function aHouse() {
  const hotel = await aProperty(app.db)
  const call = caller(app, (await aSignedIn(app, hotel, ['reception'])).cookie)
  const today = async () => (await call('GET', 'today')).data
  return { hotel, call, today }
}

it('counts the day, without what was called off, and names only to those who may see guests', async () => {
  const { hotel, today } = await aHouse()
  await aBooking(app.db, hotel, { ...arriving, firstName: 'Pekka', lastName: 'Laine' })
  await aBooking(app.db, hotel, { ...arriving, cancelledAt: new Date(0) })
  await aBooking(app.db, hotel, {})
  expect(await today()).toMatchObject({
    date: TODAY,
    arrivals: { total: 1, here: 0 },
    inHouse: 1,
    stillToArrive: [{ name: 'Pekka Laine' }],
  })
  const editor = caller(app, (await aSignedIn(app, hotel, ['editor'])).cookie)
  const seen = (await editor('GET', 'today')).data
  expect([seen.arrivals.total, seen.stillToArrive, seen.stillToLeave]).toEqual([1, [], []])
})

it('says who can be checked in with one press: a name, and a room that nobody else has', async () => {
  const { hotel, today } = await aHouse()
  const free = await aUnit(app.db, hotel, '1')
  const other = await aUnit(app.db, hotel, '4')
  const left = await aUnit(app.db, hotel, '2')
  const shared = await aUnit(app.db, hotel, '3')
  await aBooking(app.db, hotel, { ...arriving, firstName: 'Free', unitId: free.id })
  await aBooking(app.db, hotel, { ...arriving, firstName: '', lastName: 'Nameless', unitId: other.id })
  await aBooking(app.db, hotel, { ...arriving, firstName: 'Roomless' })
  await aBooking(app.db, hotel, { ...arriving, firstName: 'Waits', unitId: left.id })
  await aBooking(app.db, hotel, { departure: TODAY, checkOutTime: '23:30', unitId: left.id })
  await aBooking(app.db, hotel, { ...arriving, firstName: 'Shares', unitId: shared.id })
  await aBooking(app.db, hotel, { unitId: shared.id })
  const can = Object.fromEntries(
    (await today()).stillToArrive.map((guest: { name: string; canCheckIn: boolean }) => [
      guest.name.split(' ')[0],
      guest.canCheckIn,
    ]),
  )
  expect(can).toEqual({ Free: true, Nameless: false, Roomless: false, Waits: false, Shares: false })
})

it('checks in with the revision it was shown, and takes it back', async () => {
  const { hotel, call, today } = await aHouse()
  const unit = await aUnit(app.db, hotel, '7')
  await aBooking(app.db, hotel, { ...arriving, firstName: 'Astrid', unitId: unit.id })
  const [guest] = (await today()).stillToArrive
  expect(guest).toMatchObject({ canCheckIn: true, unit: '7' })
  const done = await call('POST', `guests/${guest.id}/checkIn`, { revision: guest.revision, change: {} })
  expect(done.data.state).toBe('checkin')
  expect((await today()).arrivals).toEqual({ total: 1, here: 1 })
  await call('POST', `guests/${guest.id}/undo`, { revision: done.data.revision })
  expect((await today()).stillToArrive).toHaveLength(1)
})

it('names who still has to leave today', async () => {
  const { hotel, today } = await aHouse()
  await aBooking(app.db, hotel, { departure: TODAY, checkOutTime: '23:30', firstName: 'Late' })
  await aBooking(app.db, hotel, { departure: TODAY, state: 'checkout', firstName: 'Gone' })
  const { stillToLeave, departures } = await today()
  expect([stillToLeave.map(({ name }: { name: string }) => name), departures]).toEqual([
    ['Late Nilsen'],
    { total: 2, out: 1 },
  ])
})
