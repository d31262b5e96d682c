import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { deskPerTest } from '../../../testing/desk-per-test.ts'
import type { GuestDesk } from '../../../testing/guest-desk.ts'
import { lockBooking } from '../write-booking.ts'
import { checkOutByClock } from './check-out-by-clock.ts'

let app: TestApp
let desk: GuestDesk
deskPerTest(
  (made) => {
    ;({ app, desk } = made)
  },
  { timeZone: 'Europe/Oslo', checkOutTime: '11:00' },
)

const leaving = (change: object = {}) =>
  desk.booking({ state: 'checkin', arrival: '2026-11-13', departure: '2026-11-16', ...change })
const states = (...stays: { id: string }[]) =>
  Promise.all(stays.map(async ({ id }) => (await desk.stored(id))?.state))

it('guests are checked out at the time of their property, or their own', async () => {
  const [usual, late, longer, expected] = [
    await leaving(),
    await leaving({ checkOutTime: '14:00' }),
    await leaving({ departure: '2026-11-17' }),
    await leaving({ state: 'precheckin' }),
  ]
  app.clock.set('2026-11-16T09:59:00Z')
  await checkOutByClock(app)
  expect(await states(usual, late)).toEqual(['checkin', 'checkin'])
  app.clock.set('2026-11-16T10:00:00Z')
  await checkOutByClock(app)
  expect(await states(usual, late, longer, expected)).toEqual([
    'checkout',
    'checkin',
    'checkin',
    'precheckin',
  ])
  app.clock.set('2026-11-16T13:00:00Z')
  await checkOutByClock(app)
  expect(await states(usual, late, longer)).toEqual(['checkout', 'checkout', 'checkin'])
})

it('what the clock did is told by nobody’s name, once, and not undone', async () => {
  const { id } = await leaving()
  app.clock.set('2026-11-16T10:00:00Z')
  const counts = [await checkOutByClock(app), await checkOutByClock(app)]
  expect(counts[0]).toBeGreaterThanOrEqual(1)
  expect(await desk.page(id)).toMatchObject({
    state: 'checkout',
    departure: '2026-11-16',
    checkedOutAt: '2026-11-16T10:00:00.000Z',
    canUndo: false,
    history: [{ kind: 'checked-out', source: 'staff', by: null }],
  })
})

it('two nodes at once check everybody out once', async () => {
  const stays = await Promise.all(Array.from({ length: 60 }, () => leaving()))
  app.clock.set('2026-11-16T10:00:00Z')
  await Promise.all([checkOutByClock(app), checkOutByClock(app)])
  const pages = await Promise.all(stays.map(({ id }) => desk.page(id)))
  expect(pages.every(({ state, revision }) => state === 'checkout' && revision === 2)).toBe(true)
})

it.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'a booking that somebody holds at the desk is left alone until the next minute',
  async () => {
    const { id } = await leaving()
    app.clock.set('2026-11-16T10:00:00Z')
    const held = Promise.withResolvers<void>()
    const letGo = Promise.withResolvers<void>()
    const atTheDesk = app.db.tenant(desk.propertyId, async (tx) => {
      await lockBooking(tx, desk.propertyId, id)
      held.resolve()
      await letGo.promise
    })
    await held.promise
    await checkOutByClock(app)
    letGo.resolve()
    await atTheDesk
    expect(await states({ id })).toEqual(['checkin'])
    await checkOutByClock(app)
    expect(await states({ id })).toEqual(['checkout'])
  },
)
