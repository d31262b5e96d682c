import { type Automation, NO_CONDITIONS } from '@innkeeper/domain/automations/schema.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { AutomationsService } from '../features/automations/service.ts'
import { automationSteps } from '../features/automations/tables.ts'
import { bookings } from '../features/guests/tables.ts'
import { messages } from '../features/messaging/tables.ts'
import type { TestApp } from './app.ts'
import { aBooking, aProperty, aSignedIn } from './builders.ts'
import { caller } from './caller.ts'

/** Three days before arrival at ten, an e-mail in one language. */
export const anAutomation = (change: Partial<Automation> = {}): Automation => ({
  name: 'Welcome',
  trigger: { on: 'days before arrival', days: 3, at: '10:00' },
  onlyIf: NO_CONDITIONS,
  late: 'not at all',
  steps: [aStep()],
  ...change,
})

export const aStep = (change: Partial<Automation['steps'][number]> = {}): Automation['steps'][number] => ({
  key: 1,
  wait: null,
  purpose: 'service',
  content: {
    email: { from: 'letter', languages: { 0: { subject: 'Soon', text: 'Dear {{firstName}}, soon.' } } },
    sms: null,
  },
  ...change,
})

function serviceOf({ features }: Pick<TestApp, 'features'>): AutomationsService {
  const feature = features.find(({ name }) => name === 'automations')
  if (!feature) throw new TypeError('the app has no automations')
  return (feature.services as { automations: AutomationsService }).automations
}

/** A property with somebody who edits its automations; the test says when the clock moves and what is due is done. */
export async function anAutomationDesk(app: TestApp, property: Parameters<typeof aProperty>[1] = {}) {
  const propertyId = await aProperty(app.db, property)
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const service = serviceOf(app)
  const turn = async (id: string, isOn: boolean) => {
    const { data } = await call('GET', `automations/${id}`)
    return call('POST', `automations/${id}/turn`, { revision: data.revision, isOn })
  }
  return {
    propertyId,
    call,
    turn,
    /** One that is on. */
    async automation(change: Partial<Automation> = {}): Promise<string> {
      const { data } = await call('POST', 'automations', { automation: anAutomation(change) })
      await turn(data.id, true)
      return data.id
    },
    async change(id: string, automation: Automation) {
      const { data } = await call('GET', `automations/${id}`)
      return call('PUT', `automations/${id}`, { revision: data.revision, automation })
    },
    booking: (change: Parameters<typeof aBooking>[2] = {}) =>
      aBooking(app.db, propertyId, {
        state: 'precheckin',
        arrival: '2026-11-20',
        departure: '2026-11-23',
        email: 'astrid@guest.example',
        phone: null,
        createdAt: new Date('2026-10-01T09:00:00Z'),
        ...change,
      }),
    changeBooking: (id: string, change: Partial<typeof bookings.$inferInsert>) =>
      app.db.tenant(propertyId, (tx) => tx.update(bookings).set(change).where(eq(bookings.id, id))),
    plan: (bookingId: string | null = null) => service.plan({ propertyId, bookingId }),
    doDue: () => service.doDue(propertyId),
    /** The clock stands there, and what is due then is done. */
    async at(moment: string) {
      app.clock.set(moment)
      await service.doDue(propertyId)
    },
    steps: (automationId: string) =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(automationSteps)
          .where(
            and(eq(automationSteps.propertyId, propertyId), eq(automationSteps.automationId, automationId)),
          )
          .orderBy(asc(automationSteps.dueAt), asc(automationSteps.bookingId), asc(automationSteps.step)),
      ),
    sent: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(messages)
          .where(and(eq(messages.propertyId, propertyId), eq(messages.causeKind, 'automation')))
          .orderBy(asc(messages.createdAt), asc(messages.recipient), asc(messages.id)),
      ),
  }
}
