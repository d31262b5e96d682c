import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import { MESSAGE_CHANNELS } from '@innkeeper/domain/messaging/constants.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { defineJob, type Job } from '../../../platform/jobs/port.ts'
import { findDueLanes, type Lane } from './due-messages.ts'
import type { LaneWork } from './send-lane.ts'

const laneSchema = z.object({ propertyId: propertyIdSchema, channel: z.enum(MESSAGE_CHANNELS) })

/** Sends what is due in a lane. */
export function sendLaneJob(work: LaneWork): Job<Lane> {
  return defineJob({
    name: 'messaging.send-lane',
    payload: laneSchema,
    // A provider that does not answer holds its own lane up and leaves room for the others.
    concurrency: 6,
    timeLimitSeconds: 600,
    // The minute comes anyway.
    retries: 1,
    handler: ({ payload, signal }) => work(payload, signal),
  })
}

type Sweeping = { db: Database; clock: Clock; ask: (lane: Lane) => Promise<void> }

/** Finds what is due without anybody having said so: further tries, hours that have come, what a crash left. */
export function sweepLanesJob({ db, clock, ask }: Sweeping): Job<Record<string, never>> {
  return defineJob({
    name: 'messaging.sweep-lanes',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: async () => {
      const lanes = await db.installation((tx) => findDueLanes(tx, clock.now()), { readOnly: true })
      for (const lane of lanes) await ask(lane)
    },
  })
}
