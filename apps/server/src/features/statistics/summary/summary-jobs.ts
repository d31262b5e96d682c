import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import { isSummaryDue, mondayOf, weekBefore } from '@innkeeper/domain/statistics/weekly-summary.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import * as z from 'zod/mini'
import { findAccount, hasSecondFactor } from '../../../platform/auth/accounts.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job, type Jobs } from '../../../platform/jobs/port.ts'
import type { MailPort } from '../../../platform/mail/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import { properties as propertyTable } from '../../properties/tables.ts'
import type { TeamService } from '../../team/service.ts'
import type { HousesDependencies } from '../subjects/houses.ts'
import type { SubjectsService } from '../subjects/service.ts'
import { findIsOn, forget, takeDue } from './repository.ts'
import { summaryMail } from './summary-mail.ts'

const payloadSchema = z.object({ propertyId: propertyIdSchema, userId: z.string(), monday: z.string() })
type Summary = z.infer<typeof payloadSchema>

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  mail: MailPort
  origin: string
  properties: Pick<PropertyService, 'snapshot'>
  team: Pick<TeamService, 'ownMembershipsOf'>
  subjects: Pick<SubjectsService, 'overviewOfProperty'>
  mustSetUp: HousesDependencies['mustSetUp']
}

/** Looks every hour where Monday morning has come, and mails each person once, whichever server looks. */
export function summaryJobs(dependencies: Dependencies) {
  const send = sendSummaryJob(dependencies)
  return [send, queueSummariesJob(dependencies, send)]
}

function queueSummariesJob(
  { db, clock, jobs }: Dependencies,
  send: Job<Summary>,
): Job<Record<string, never>> {
  return defineJob({
    name: 'statistics.queue-summaries',
    payload: z.object({}),
    schedule: { cron: '5 * * * *', timeZone: 'UTC' },
    timeLimitSeconds: 600,
    handler: async ({ signal }) => {
      const now = clock.now().getTime()
      const { propertyId, timeZone, active } = propertyTable
      const houses = await db.installation(
        (tx) => tx.select({ propertyId, timeZone, active }).from(propertyTable).orderBy(propertyId),
        { readOnly: true },
      )
      await forEachDespiteFailures(
        houses.filter((house) => house.active && isSummaryDue(now, house.timeZone)),
        (house) =>
          db.tenant(house.propertyId, async (tx) => {
            const monday = mondayOf(now, house.timeZone)
            // Whoever is taken here is taken by nobody else: the mark and the job are one transaction.
            for (const userId of await takeDue(tx, house.propertyId, monday)) {
              await jobs.enqueue(tx, send, { propertyId: house.propertyId, userId, monday })
            }
          }),
        signal,
      )
    },
  })
}

/** One person's mail: of what one server refuses nobody else waits. */
function sendSummaryJob(dependencies: Dependencies): Job<Summary> {
  const { db, clock, mail, origin, properties, team, subjects, mustSetUp } = dependencies
  async function readerOf({ propertyId, userId }: Summary) {
    const account = await db.installation((tx) => findAccount(tx, userId), { readOnly: true })
    const here = (await team.ownMembershipsOf(userId)).find((one) => one.propertyId === propertyId)
    return account && account.disabledAt === null && here && can(here, 'results:read') ? account : null
  }
  /** Who could not sign in here without setting up a second factor first is told nothing until they have one. */
  async function mayBeTold({ propertyId, userId }: Summary): Promise<boolean> {
    const isSetUp = await db.installation((tx) => hasSecondFactor(tx, userId), { readOnly: true })
    const signingIn = { via: 'cookie', begunAt: clock.now() } as const
    return !(await mustSetUp({ propertyId, hasSecondFactor: isSetUp, ...signingIn }))
  }
  return defineJob({
    name: 'statistics.send-summary',
    payload: payloadSchema,
    concurrency: 2,
    handler: async ({ payload }) => {
      const { propertyId, userId, monday } = payload
      const reader = await readerOf(payload)
      if (!reader) {
        await db.tenant(propertyId, (tx) => forget(tx, { propertyId, userId }))
        return
      }
      const isOn = await db.tenant(propertyId, (tx) => findIsOn(tx, { propertyId, userId }), {
        readOnly: true,
      })
      if (!isOn || !(await mayBeTold(payload))) return
      const { property: house } = await properties.snapshot(propertyId)
      if (!house.active) return
      const overview = await subjects.overviewOfProperty(propertyId, weekBefore(monday))
      const message = summaryMail(reader.email, { overview, house, name: reader.name, origin })
      await mail.send({ ...message, reference: `week-${monday}-${propertyId}-${userId}` })
    },
  })
}
