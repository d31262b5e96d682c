import type { GuestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { newUpgrade } from '@innkeeper/domain/room-upgrades/new-upgrade.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { and, eq } from 'drizzle-orm'
import { bookings } from '../features/guests/tables.ts'
import { insertUpgrade } from '../features/room-upgrades/upgrades/repository.ts'
import { unitCategories, units } from '../features/units/tables.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aBooking, aSignedIn } from './builders.ts'
import { caller } from './caller.ts'
import type { PropertyWithReception } from './property-with-reception.ts'

export type UpgradeHouse = Awaited<ReturnType<typeof anUpgradeHouse>>

/** What a guest without a link says of their stay. */
export const STRANGER = {
  reservationNumber: 'R-77',
  firstName: 'Astrid',
  lastName: 'Nilsen',
  email: 'astrid@guest.example',
  phoneNumber: '+45 32 12 34 56',
  total: null,
}

/** A house with double rooms and suites, and what a test of upgrades asks all the time. */
export async function anUpgradeHouse(app: TestApp, house: PropertyWithReception) {
  const { db } = app
  const { propertyId } = house

  async function category(name: string): Promise<string> {
    const id = newId()
    await db.tenant(propertyId, (tx) => tx.insert(unitCategories).values({ propertyId, id, name }))
    return id
  }
  async function unit(categoryId: string, code: string): Promise<string> {
    const id = newId()
    await db.tenant(propertyId, (tx) => tx.insert(units).values({ propertyId, id, code, categoryId }))
    return id
  }
  const editor = await aSignedIn(app, propertyId, ['editor'])
  const [double, suite] = [await category('Double'), await category('Suite')]

  /** An active upgrade from double to suite at 450.00 a night. */
  async function upgrade(change: Partial<RoomUpgrade> = {}): Promise<RoomUpgrade> {
    const made: RoomUpgrade = {
      ...newUpgrade(newId(), { from: double, to: suite }, 1200),
      state: 'active',
      pricePerNight: 45_000,
      ...change,
    }
    const written = { upgrade: made, changedBy: null, changedAt: app.clock.now() }
    await db.tenant(propertyId, (tx) => insertUpgrade(tx, propertyId, written))
    return made
  }

  return {
    ...house,
    /** Calls as somebody who edits what guests are shown. */
    edit: caller(app, editor.cookie),
    double,
    suite,
    category,
    unit,
    upgrade,
    /** Three nights in a double from the 20th, unless the test says otherwise. */
    stay: (change: Parameters<typeof aBooking>[2] = {}) =>
      aBooking(db, propertyId, {
        arrival: '2026-11-20',
        departure: '2026-11-23',
        state: 'precheckin',
        unitCategoryId: double,
        ...change,
      }),
    ask: (upgradeId: string, body: object, key = newId(), from: Parameters<typeof house.guest>[3] = {}) =>
      house.guest('POST', `roomUpgrades/${upgradeId}/requests`, body, {
        ...from,
        headers: { ...from.headers, 'idempotency-key': key },
      }),
    async seen(linkKey: string): Promise<GuestUpgrade[]> {
      return (await house.guest('GET', `roomUpgrades/${linkKey}?language=0`)).data.upgrades
    },
    /** Writes a booking as it lies in the database, whoever changed it. */
    change: (id: string, change: Partial<typeof bookings.$inferInsert>) =>
      db.tenant(propertyId, (tx) =>
        tx
          .update(bookings)
          .set(change)
          .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id))),
      ),
    async bookingNow(id: string) {
      const [row] = await db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(bookings)
          .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id))),
      )
      if (!row) throw new Error('the booking of a test is there')
      return row
    },
    /** The id staff know the order by is that of the guest's own answer. */
    accept: (orderId: string, body: object = {}) =>
      house.call('POST', `orderRequests/${orderId}/accept`, { timeExpected: null, ...body }),
  }
}
