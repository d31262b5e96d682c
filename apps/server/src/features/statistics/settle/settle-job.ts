import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { forEachDespiteFailures } from '../../../platform/jobs/for-each-despite-failures.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { properties } from '../../properties/tables.ts'
import { settleDays } from './settle-days.ts'

type Dependencies = { db: Database; clock: Clock }

/** Every night, in all properties: by then no day that is old enough changes any more, whatever the time zone. */
export function settleDaysJob(dependencies: Dependencies): Job<Record<string, never>> {
  return defineJob({
    name: 'statistics.settle-days',
    payload: z.object({}),
    schedule: { cron: '20 2 * * *', timeZone: 'UTC' },
    timeLimitSeconds: 1800,
    handler: async ({ signal }) => {
      const { propertyId, timeZone, checkInTime, currency } = properties
      const houses = await dependencies.db.installation(
        (tx) =>
          tx.select({ propertyId, timeZone, checkInTime, currency }).from(properties).orderBy(propertyId),
        { readOnly: true },
      )
      await forEachDespiteFailures(
        houses,
        async (house) => {
          await settleDays(dependencies, house, signal)
        },
        signal,
      )
    },
  })
}
