import type { CleaningRoom, NewMark } from '@innkeeper/api/cleaning/list.ts'
import { eq } from 'drizzle-orm'
import { heardBy } from '../features/auth/heard-by.ts'
import { cleaningChoices } from '../features/cleaning/tables.ts'
import type { NewProperty } from '../features/properties/new-property.ts'
import { unitCategories, units } from '../features/units/tables.ts'
import { staffUsers } from '../platform/auth/tables.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aBooking, aProperty, aSignedIn } from './builders.ts'
import { type Answer, caller } from './caller.ts'
import { TODAY } from './cleaning-house.ts'
import { createRecordingSink } from './recording-sink.ts'

type Role = Parameters<typeof aSignedIn>[2][number]

export type CleaningDesk = Awaited<ReturnType<typeof aCleaningDesk>>

/** A property in Copenhagen whose rooms are cleaned, and whoever a test lets work on them. */
export async function aCleaningDesk(app: TestApp, change: Partial<NewProperty> = {}) {
  const propertyId = await aProperty(app.db, {
    ...{ timeZone: 'Europe/Copenhagen', checkInTime: '15:00', checkOutTime: '11:00', ...change },
  })
  const categoryId = newId()
  await app.db.tenant(propertyId, (tx) =>
    tx.insert(unitCategories).values({ propertyId, id: categoryId, name: 'Fjord suite' }),
  )

  async function member(role: Role, name = 'Anna Lien') {
    const { cookie, userId } = await aSignedIn(app, propertyId, [role])
    await app.db.installation((tx) => tx.update(staffUsers).set({ name }).where(eq(staffUsers.id, userId)))
    const call = caller(app, cookie)
    return {
      ...{ cookie, userId, name, call },
      list: (query = '') => call('GET', `roomCleaning${query}`),
      room: async (code: string, query = ''): Promise<CleaningRoom> => {
        const { rooms } = (await call('GET', `roomCleaning${query}`)).data
        return rooms.find(({ unit }: CleaningRoom) => unit.code === code)
      },
      send: (...marks: NewMark[]): Promise<Answer> => call('POST', 'roomCleaning/marks', { marks }),
    }
  }

  return {
    ...{ propertyId, categoryId, member },
    unit: async (code: string, floor: number | null = 1) => {
      const id = newId()
      await app.db.tenant(propertyId, (tx) =>
        tx.insert(units).values({ propertyId, id, code, categoryId, floor }),
      )
      return id
    },
    book: (unitId: string, stay: Parameters<typeof aBooking>[2] = {}) =>
      aBooking(app.db, propertyId, { ...stay, unitId }),
    /** What somebody of housekeeping hears of the list from now on. */
    listen: () => {
      const sink = createRecordingSink()
      const member = { roles: ['housekeeping'] as const, categories: [] }
      app.hub.subscribe({ propertyId, ...heardBy(member), after: null, address: '192.0.2.1', sink })
      return () => sink.frames.filter(({ event }) => event === 'cleaning.changed').map(({ data }) => data)
    },
    choose: (bookingId: string, choice: 'request' | 'skip', note = '', day = TODAY) =>
      app.db.tenant(propertyId, (tx) =>
        tx.insert(cleaningChoices).values({
          ...{ propertyId, bookingId, day, choice, note, cardId: newId(), chosenAt: app.clock.now() },
        }),
      ),
  }
}

/** A mark as a phone makes it now, of today. */
export const aMark = (unitId: string, kind: NewMark['kind'], change: Partial<NewMark> = {}): NewMark => ({
  ...{ id: newId(), unitId, date: TODAY, kind, agoMs: 0, ...change },
})
