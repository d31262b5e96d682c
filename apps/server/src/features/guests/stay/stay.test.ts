import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aHouse() {
  const propertyId = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, propertyId, ['reception'])
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/hotel/guests${path}`,
      headers: { cookie, origin: 'http://localhost', host: 'localhost' },
      ...(payload ? { payload } : {}),
    })
    return answer.statusCode === 200 ? answer.json().data : { status: answer.statusCode, ...answer.json() }
  }
  return { propertyId, cookie, call }
}

describe('the page of a guest', () => {
  it('checks in, moves, checks out and undoes', async () => {
    const { propertyId, call } = await aHouse()
    const unit = await aUnit(app.db, propertyId, '204')
    const other = await aUnit(app.db, propertyId, '205')
    const { id } = await aBooking(app.db, propertyId, { state: 'precheckin', phone: '+4791234567' })
    expect(await call('GET', `/${id}`)).toMatchObject({
      id,
      times: { checkIn: expect.any(String), checkOut: expect.any(String) },
      nights: expect.arrayContaining([{ date: '2026-11-18', unit: null }]),
      state: 'precheckin',
      revision: 1,
      canUndo: false,
    })
    const here = await call('POST', `/${id}/checkIn`, { revision: 1, change: { unitId: unit.id } })
    expect(here).toMatchObject({ state: 'checkin', revision: 2, unit: { code: '204' }, canUndo: true })
    const moved = await call('PUT', `/${id}`, { revision: 2, change: { unitId: other.id } })
    expect(moved).toMatchObject({ revision: 3, unit: { code: '205' }, history: [{ kind: 'moved' }, {}] })
    const back = await call('POST', `/${id}/undo`, { revision: 3 })
    expect(back).toMatchObject({ revision: 4, unit: { code: '204' }, canUndo: false })
    const out = await call('POST', `/${id}/checkOut`, { revision: 4 })
    expect(out).toMatchObject({ state: 'checkout', departure: '2026-11-15' })
    expect(await call('POST', `/${id}/undo`, { revision: 5 })).toMatchObject({
      state: 'checkin',
      departure: '2026-11-19',
    })
    const walkIn = await call('POST', '', {
      checksIn: true,
      booking: { firstName: 'Ole', departure: '2026-11-17', unitId: unit.id },
    })
    expect(walkIn).toMatchObject({ code: 'booking/unit-taken', details: { takenBy: [{ id }] } })
  })
})
