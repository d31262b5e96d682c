import type { Logger } from 'pino'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { MessagingService } from '../messaging/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { createCommands } from './commands.ts'
import { createDoing } from './do-due.ts'
import { createHouses } from './house.ts'
import { doDueJob, planAllJob, planJob, sweepDueJob, type ToPlan } from './jobs.ts'
import { automationsPersonalData } from './personal-data.ts'
import { createPlanning } from './planning.ts'
import { createPresenter } from './present.ts'
import { AUTOMATION_CAUSE, findAutomation, isAnyOn } from './repository.ts'
import { automationHandlers } from './routes.ts'
import type { AutomationsService } from './service.ts'
import { createTriggers } from './triggers.ts'
import { automationUses } from './uses.ts'
import { whyNotAnyMore } from './why-not-any-more.ts'

/** Safety net below the event that drops it. */
const LISTENING_MS = 600_000
const MAX_PROPERTIES = 5000

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  hub: EventHub
  jobs: Jobs
  properties: PropertyService
  messaging: MessagingService
}

/** Messages that go out by themselves: when, only if, then. */
export function createAutomationsFeature(
  dependencies: Dependencies,
): Feature<{ automations: AutomationsService }> {
  const { db, clock, log, hub, jobs, properties, messaging } = dependencies
  const triggers = createTriggers()
  const houseOf = createHouses(properties)
  const present = createPresenter(dependencies)
  const commands = createCommands({ clock, triggers, present: present.one })
  const doDue = createDoing({ ...dependencies, triggers, houseOf })
  const plan = createPlanning({ ...dependencies, triggers, houseOf, doDue })

  const planning = planJob(plan)
  const doing = doDueJob(doDue)
  const askPlan = async (toPlan: ToPlan) =>
    void (await db.tenant(toPlan.propertyId, (tx) =>
      jobs.enqueue(tx, planning, toPlan, { singletonKey: `${toPlan.propertyId} ${toPlan.bookingId ?? ''}` }),
    ))
  const askDue = async (propertyId: string) =>
    void (await db.tenant(propertyId, (tx) =>
      jobs.enqueue(tx, doing, { propertyId }, { singletonKey: propertyId }),
    ))

  messaging.registerCause(AUTOMATION_CAUSE, {
    isStanding: async (tx, propertyId, id) => (await findAutomation(tx, propertyId, id)) !== null,
    whyNot: whyNotAnyMore,
    attachments: async () => [],
  })

  const listening = createPropertyCache<boolean>({
    hub,
    clock,
    maxEntries: MAX_PROPERTIES,
    dropOn: ['automation.changed'],
  })
  const isListening = (propertyId: string) =>
    listening.get([propertyId], async () => {
      const value = await db.tenant(propertyId, (tx) => isAnyOn(tx, propertyId), { readOnly: true })
      return { value, validUntil: clock.now().getTime() + LISTENING_MS }
    })
  /** Nobody waits for it, and what is missed here the hour finds. */
  const heard = (toPlan: ToPlan) => {
    const asked = isListening(toPlan.propertyId).then((isOn) => (isOn ? askPlan(toPlan) : undefined))
    asked.catch((error: unknown) => {
      if (!isDatabaseAway(error)) log.warn({ err: error }, 'automations wait for the next hour')
    })
  }
  hub.on('booking.changed', ({ propertyId, payload: { bookingId } }) => heard({ propertyId, bookingId }))
  hub.on('order.placed', ({ propertyId, payload: { isPreview } }) => {
    if (!isPreview) heard({ propertyId, bookingId: null })
  })

  // How low is each automation's own matter.
  hub.on('survey.answered', ({ propertyId }) => heard({ propertyId, bookingId: null }))

  return {
    name: 'automations',
    handlers: automationHandlers({ ...dependencies, triggers, commands, houseOf, present }),
    jobs: [
      planning,
      doing,
      sweepDueJob({ db, clock, ask: askDue }),
      planAllJob({ db, ask: (propertyId) => askPlan({ propertyId, bookingId: null }) }),
    ],
    uses: automationUses,
    personalData: automationsPersonalData,
    services: { automations: { registerTrigger: triggers.register, plan, doDue } },
  }
}
