import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aUnit } from '../../testing/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const stay = (propertyId: string, linkKey: string) =>
  app.inject({ url: `/api/guest/${propertyId}/bookings/${linkKey}` })

describe('a booking link', () => {
  it('opens first and last name, dates, unit, category, state, language and its own boxes, nothing more', async () => {
    const propertyId = await aProperty(app.db)
    const unit = await aUnit(app.db, propertyId, '204')
    const { linkKey } = await aBooking(app.db, propertyId, { unitId: unit.id, language: 'no' })
    expect((await stay(propertyId, linkKey)).json()).toEqual({
      data: {
        firstName: 'Astrid',
        lastName: 'Nilsen',
        arrival: '2026-11-13',
        departure: '2026-11-19',
        state: 'checkin',
        unit: { code: '204', type: 'Fjord suite' },
        language: 'no',
        checkInTime: null,
        checkOutTime: null,
        unitKey: null,
        watchId: expect.stringMatching(/^[\w-]{22}$/),
        access: null,
        boxes: [],
        redeemed: {},
        isRegistered: false,
      },
    })
  })

  it('says whether its guest is registered, and nothing of the form', async () => {
    const propertyId = await aProperty(app.db)
    const registeredAt = new Date('2026-11-10T12:00:00Z')
    const { linkKey } = await aBooking(app.db, propertyId, { registeredAt, registeredPeople: 1 })
    const answer = await stay(propertyId, linkKey)
    expect(answer.json().data.isRegistered).toBe(true)
    expect(answer.body).not.toContain('2026-11-10')
  })

  it('of another property is unknown', async () => {
    const [mine, other] = [await aProperty(app.db), await aProperty(app.db)]
    const { linkKey } = await aBooking(app.db, other)
    expect((await stay(mine, linkKey)).json().code).toBe('booking/unknown')
  })

  it('by the internal id or the booking number is unknown', async () => {
    const propertyId = await aProperty(app.db)
    const { id, bookingNumber } = await aBooking(app.db, propertyId)
    expect((await stay(propertyId, id)).statusCode).toBe(404)
    expect((await stay(propertyId, bookingNumber)).statusCode).toBe(404)
  })

  it('shows the guest departed after check-out time, and ends 30 days after departure', async () => {
    const propertyId = await aProperty(app.db)
    const leaving = await aBooking(app.db, propertyId, { departure: '2026-11-15' })
    const gone = await aBooking(app.db, propertyId, {
      arrival: '2026-10-10',
      departure: '2026-10-16',
      state: 'checkout',
    })
    const longGone = await aBooking(app.db, propertyId, {
      arrival: '2026-10-10',
      departure: '2026-10-15',
      state: 'checkout',
    })
    expect((await stay(propertyId, leaving.linkKey)).json().data.state).toBe('checkout')
    expect((await stay(propertyId, gone.linkKey)).statusCode).toBe(200)
    expect((await stay(propertyId, longGone.linkKey)).statusCode).toBe(404)
  })

  it('is not kept by anybody on the way', async () => {
    const propertyId = await aProperty(app.db)
    const { linkKey } = await aBooking(app.db, propertyId)
    expect((await stay(propertyId, linkKey)).headers['cache-control']).toBe('no-store')
  })
})
