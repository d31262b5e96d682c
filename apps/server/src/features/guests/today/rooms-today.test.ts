import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const TODAY = '2026-11-15'

it('housekeeping sees each room that is left, taken or stayed in today, and no guest', async () => {
  const hotel = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, hotel, ['housekeeping'])
  const book = async (code: string, ...stays: Parameters<typeof aBooking>[2][]) => {
    const unit = await aUnit(app.db, hotel, code)
    for (const stay of stays) await aBooking(app.db, hotel, { ...stay, unitId: unit.id })
  }
  await book(
    '10',
    { departure: TODAY, state: 'checkout' },
    { arrival: TODAY, departure: '2026-11-17', state: 'precheckin' },
  )
  await book('9', { arrival: '2026-11-13', departure: '2026-11-19' })
  await book('11', { departure: TODAY })
  await book('12', { arrival: '2026-11-16' })
  const answer = await app.inject({ url: '/api/hotel/today/rooms', headers: { cookie } })
  const room = { unitCategory: 'Fjord suite', departure: null, arrival: null, isStaying: false }
  expect(answer.json().data.rooms).toEqual([
    { ...room, unit: '9', isStaying: true },
    { ...room, unit: '10', departure: 'out', arrival: 'due' },
    { ...room, unit: '11', departure: 'due' },
  ])
  expect(answer.body).not.toContain('Astrid')
})
