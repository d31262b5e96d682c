import { localTimeAt } from '@innkeeper/domain/time.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { properties } from '../properties/tables.ts'
import { enforceRetention } from './retention.ts'

/** From this hour on in the property: nights differ, and a house that was switched off at night is done in the day. */
const FROM_MINUTE = 3 * 60

type Dependencies = { db: Database; clock: Clock; holders: () => readonly PersonalData[] }

/** Looks every hour which properties have had no run today. */
export function retentionJob(dependencies: Dependencies): Job<Record<string, never>> {
  const { db, clock } = dependencies
  return defineJob({
    name: 'privacy.enforce-retention',
    payload: z.object({}),
    schedule: { cron: '50 * * * *', timeZone: 'UTC' },
    timeLimitSeconds: 1800,
    handler: async ({ signal }) => {
      const houses = await db.installation(
        (tx) =>
          tx
            .select({ propertyId: properties.propertyId, timeZone: properties.timeZone })
            .from(properties)
            .orderBy(properties.propertyId),
        { readOnly: true },
      )
      const isNight = (timeZone: string) => localTimeAt(clock.now().getTime(), timeZone).minute >= FROM_MINUTE
      await forEachDespiteFailures(
        houses.filter(({ timeZone }) => isNight(timeZone)),
        (house) => enforceRetention(dependencies, house, signal),
        signal,
      )
    },
  })
}
