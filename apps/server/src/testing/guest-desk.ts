import { eq } from 'drizzle-orm'
import { bookings } from '../features/guests/tables.ts'
import type { TestApp } from './app.ts'
import { aBooking, aProperty, aSignedIn, aUnit } from './builders.ts'
import { caller } from './caller.ts'

/** A property with somebody at its desk, and what they do with guests. */
export async function aGuestDesk(app: TestApp, property: Parameters<typeof aProperty>[1] = {}) {
  const propertyId = await aProperty(app.db, property)
  const { cookie } = await aSignedIn(app, propertyId, ['reception'])
  const call = caller(app, cookie)
  return {
    propertyId,
    cookie,
    call,
    unit: (code: string) => aUnit(app.db, propertyId, code),
    booking: (change: Parameters<typeof aBooking>[2] = {}) =>
      aBooking(app.db, propertyId, {
        state: 'precheckin',
        arrival: '2026-11-15',
        email: null,
        phone: null,
        ...change,
      }),
    page: async (id: string) => (await call('GET', `guests/${id}`)).data,
    /** One of the commands of a guest's page. */
    command: (id: string, name: string, revision: number, more: object = {}) =>
      call('POST', `guests/${id}/${name}`, { revision, ...more }),
    change: (id: string, revision: number, change: object, more: object = {}) =>
      call('PUT', `guests/${id}`, { revision, change, ...more }),
    checkIn: (id: string, revision: number, change: object = {}, more: object = {}) =>
      call('POST', `guests/${id}/checkIn`, { revision, change, ...more }),
    walkIn: (booking: object, more: object = {}) =>
      call('POST', 'guests', { booking, checksIn: true, ...more }),
    stored: async (id: string) => {
      const rows = await app.db.tenant(propertyId, (tx) =>
        tx.select().from(bookings).where(eq(bookings.id, id)),
      )
      return rows[0]
    },
  }
}
export type GuestDesk = Awaited<ReturnType<typeof aGuestDesk>>
