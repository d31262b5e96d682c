import { COPY_UNTIL_HEADER } from '@innkeeper/api/copy-until.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const NIGHTS = [
  ['Europe/Oslo', '2026-03-29'],
  ['Europe/Oslo', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-04-05'],
] as const

it.each(NIGHTS)('in %s the days of the property go on through the night of %s', async (timeZone, day) => {
  const propertyId = await aProperty(app.db, { timeZone, checkOutTime: '11:00' })
  const dayBefore = addDays(day, -1)
  const leaving = { arrival: addDays(day, -3), departure: day }
  const usual = await aBooking(app.db, propertyId, leaving)
  const late = await aBooking(app.db, propertyId, { ...leaving, checkOutTime: '14:30' })
  const coming = { departure: addDays(day, 2), state: 'precheckin' as const }
  await aBooking(app.db, propertyId, { ...coming, arrival: day })
  await aBooking(app.db, propertyId, { ...coming, arrival: dayBefore })

  const instant = (local: string) => instantOfLocal(local, timeZone) ?? 0
  const setTo = (local: string, secondsLater = 0) =>
    app.clock.set(new Date(instant(local) + secondsLater * 1000).toISOString())
  const stay = async (linkKey: string) => {
    const answer = await app.inject({ url: `/api/guest/${propertyId}/bookings/${linkKey}` })
    return { state: answer.json().data.state, copyUntil: Number(answer.headers[COPY_UNTIL_HEADER]) }
  }
  const today = async () => {
    const { cookie } = await aSignedIn(app, propertyId, ['reception'])
    const { data } = await caller(app, cookie)('GET', 'today')
    return [data.date, data.arrivals.total, data.departures.total]
  }

  setTo(`${dayBefore}T23:59`)
  expect(await today()).toEqual([dayBefore, 1, 0])
  setTo(`${day}T00:00`)
  expect(await today()).toEqual([day, 1, 2])
  setTo(`${day}T11:00`, -1)
  expect(await stay(usual.linkKey)).toEqual({ state: 'checkin', copyUntil: instant(`${day}T11:00`) })
  setTo(`${day}T11:00`)
  expect((await stay(usual.linkKey)).state).toBe('checkout')
  expect(await stay(late.linkKey)).toEqual({ state: 'checkin', copyUntil: instant(`${day}T14:30`) })
  setTo(`${day}T14:30`)
  expect((await stay(late.linkKey)).state).toBe('checkout')
  setTo(`${addDays(day, 1)}T00:00`, -1)
  expect(await today()).toEqual([day, 1, 2])
})
