import { addDays } from '@innkeeper/domain/time.ts'
import { and, eq } from 'drizzle-orm'
import { messages } from '../features/messaging/tables.ts'
import { enforceRetention } from '../features/privacy/retention.ts'
import { createTestClock } from '../platform/clock/test-clock.ts'
import type { TestApp } from './app.ts'
import { aBooking, aProperty, aSignedIn } from './builders.ts'
import { caller } from './caller.ts'
import { aSubmission } from './registrations.ts'

const holdersOf = ({ features }: TestApp) =>
  features.flatMap(({ personalData }) => (personalData ? [personalData] : []))

/** A property with reception and its owner, and what guests sent there. */
export async function aRegistrationDesk(app: TestApp, property: Parameters<typeof aProperty>[1] = {}) {
  const propertyId = await aProperty(app.db, { timeZone: 'Europe/Copenhagen', ...property })
  const { cookie } = await aSignedIn(app, propertyId, ['reception'])
  const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
  const as = async (role: 'internal' | 'reception' | 'owner') => {
    const { cookie: own } = await aSignedIn(app, propertyId, [role])
    return { cookie: own, call: caller(app, own) }
  }
  const path = 'registrationForms/submissions'
  const call = caller(app, cookie)
  return {
    propertyId,
    cookie,
    call,
    as,
    booking: (change: Parameters<typeof aBooking>[2] = {}) =>
      aBooking(app.db, propertyId, {
        state: 'precheckin',
        arrival: '2026-11-16',
        departure: addDays(change.arrival ?? '2026-11-16', 2),
        ...change,
      }),
    async sent(change: Parameters<typeof aSubmission>[3] = {}, stay: Parameters<typeof aBooking>[2] = {}) {
      const booking = await this.booking(stay)
      return aSubmission(app.db, propertyId, booking, change)
    },
    list: async (query = '') =>
      (await call('GET', `registrationForms/submittedRegistrationFormsV2?${query}`)).data,
    reveal: (id: string, field: string, change: object = {}, calling = call) =>
      calling('POST', `${path}/${id}/reveal`, { person: 0, field, reason: 'check at desk', ...change }),
    /** What the log says, the newest first. */
    async audit() {
      const { items } = (await owner('GET', 'audit')).data
      return items as { action: string; subject: string | null; details: Record<string, string> }[]
    },
    /** Messages that remind guests of their form. */
    reminders: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(messages)
          .where(and(eq(messages.propertyId, propertyId), eq(messages.causeKind, 'registration'))),
      ),
    /** As if the providers had answered. */
    putReminders: (state: 'failed' | 'kept') =>
      app.db.tenant(propertyId, (tx) =>
        tx.update(messages).set({ state }).where(eq(messages.propertyId, propertyId)),
      ),
    /** What a night does in this property on that day. */
    night: (day: string) =>
      enforceRetention(
        { db: app.db, clock: createTestClock(`${day}T11:00:00Z`), holders: () => holdersOf(app) },
        { propertyId, timeZone: 'Europe/Copenhagen' },
      ),
    get: (url: string, as: string = cookie) => app.inject({ url, headers: { cookie: as } }),
  }
}
