import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import type { DoDue } from './do-due.ts'
import { findPropertiesDue, findPropertiesWithOneOn } from './repository.ts'

const toPlanSchema = z.object({ propertyId: propertyIdSchema, bookingId: z.nullable(publicIdSchema) })
export type ToPlan = z.infer<typeof toPlanSchema>
const propertySchema = z.object({ propertyId: propertyIdSchema })
export type PropertyDue = z.infer<typeof propertySchema>

/** Plans one stay anew, or all of them, and does what is due by that. */
export function planJob(plan: (toPlan: ToPlan) => Promise<void>): Job<ToPlan> {
  return defineJob({
    name: 'automations.plan',
    payload: toPlanSchema,
    concurrency: 2,
    timeLimitSeconds: 120,
    retries: 2,
    handler: ({ payload }) => plan(payload),
  })
}

export function doDueJob(doDue: DoDue): Job<PropertyDue> {
  return defineJob({
    name: 'automations.do-due',
    payload: propertySchema,
    concurrency: 2,
    timeLimitSeconds: 300,
    // The minute comes anyway.
    retries: 0,
    handler: ({ payload: { propertyId }, signal }) => doDue(propertyId, signal),
  })
}

type Sweeping = { db: Database; clock: Clock; ask: (propertyId: string) => Promise<void> }

export function sweepDueJob({ db, clock, ask }: Sweeping): Job<Record<string, never>> {
  return defineJob({
    name: 'automations.sweep-due',
    payload: z.object({}),
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: async () => {
      const due = await db.installation((tx) => findPropertiesDue(tx, clock.now()), { readOnly: true })
      for (const propertyId of due) await ask(propertyId)
    },
  })
}

/** Days come nearer, groups change, and events may have been missed: every hour all is planned anew. */
export function planAllJob({ db, ask }: Omit<Sweeping, 'clock'>): Job<Record<string, never>> {
  return defineJob({
    name: 'automations.plan-all',
    payload: z.object({}),
    schedule: { cron: '7 * * * *', timeZone: 'UTC' },
    retries: 0,
    handler: async () => {
      const on = await db.installation((tx) => findPropertiesWithOneOn(tx), { readOnly: true })
      for (const propertyId of on) await ask(propertyId)
    },
  })
}
