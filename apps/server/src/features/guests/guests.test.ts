import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'

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
        access: null,
        boxes: [],
        redeemed: {},
      },
    })
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

describe('the list of guests', () => {
  async function aTestProperty() {
    const propertyId = await aProperty(app.db)
    const { cookie } = await aSignedIn(app, propertyId, ['reception'])
    const unit = await aUnit(app.db, propertyId, '204')
    await aBooking(app.db, propertyId, { lastName: 'Nilsen', unitId: unit.id })
    await aBooking(app.db, propertyId, {
      firstName: 'Pekka',
      lastName: 'Laine',
      phone: '+358401112223',
      state: 'precheckin',
      arrival: '2026-11-15',
    })
    await aBooking(app.db, propertyId, {
      firstName: 'Marieke',
      lastName: 'de Wit',
      state: 'checkout',
      arrival: '2026-11-01',
      departure: '2026-11-14',
    })
    await aBooking(app.db, await aProperty(app.db), { lastName: 'Elsewhere' })
    const names = async (query: string) => {
      const { items } = (await app.inject({ url: `/api/hotel/guests?${query}`, headers: { cookie } })).json()
        .data
      return items.map((item: { lastName: string }) => item.lastName)
    }
    return { cookie, names }
  }

  it('finds by name, room, phone and number, in any order of words', async () => {
    const { names } = await aTestProperty()
    expect(await names('search=pek')).toEqual(['Laine'])
    expect(await names('search=laine%20pekka')).toEqual(['Laine'])
    expect(await names('search=204')).toEqual(['Nilsen'])
    expect(await names('search=11122')).toEqual(['Laine'])
    expect(await names('search=%25')).toEqual([])
    expect(await names("search=';drop table bookings--")).toEqual([])
  })

  it('filters by view and sorts both ways', async () => {
    const { names } = await aTestProperty()
    expect(await names('view=current')).toEqual(['Nilsen', 'Laine'])
    expect(await names('view=arriving')).toEqual(['Laine'])
    expect(await names('view=inHouse')).toEqual(['Nilsen'])
    expect(await names('view=departed')).toEqual(['de Wit'])
    expect((await names('sort=lastName&order=desc')).sort()).toEqual(['Laine', 'Nilsen', 'de Wit'])
    expect(await names('sort=unit')).toEqual(['Nilsen', expect.any(String), expect.any(String)])
  })

  it('counts the day and names only to those who may see guests', async () => {
    const { cookie } = await aTestProperty()
    const today = (await app.inject({ url: '/api/hotel/today', headers: { cookie } })).json().data
    expect(today).toMatchObject({ date: '2026-11-15', arrivals: { total: 1, here: 0 }, inHouse: 1 })
    expect(today.rooms).toEqual({ taken: 1, total: 1 })
    expect(today.stillToArrive).toMatchObject([{ name: 'Pekka Laine' }])
    const propertyId = await aProperty(app.db)
    await aBooking(app.db, propertyId, { state: 'precheckin', arrival: '2026-11-15' })
    const editor = await aSignedIn(app, propertyId, ['editor'])
    const seen = (await app.inject({ url: '/api/hotel/today', headers: { cookie: editor.cookie } })).json()
      .data
    expect([seen.arrivals.total, seen.stillToArrive]).toEqual([1, []])
  })
})
