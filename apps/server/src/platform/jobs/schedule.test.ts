import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase, quietLogger, quietReports } from '../../testing/database.ts'
import type { Database } from '../db/port.ts'
import { createJobs } from './pg-boss.ts'
import { defineJob, type JobSchedule, type Jobs } from './port.ts'

let db: Database
let jobs: Jobs

beforeAll(async () => {
  db = await openTestDatabase()
  return () => db.close()
})

afterEach(() => jobs.stop())

async function start(schedule: JobSchedule<Record<string, never>> | null) {
  const runs: unknown[] = []
  const handler = async ({ payload }: { payload: unknown }) => void runs.push(payload)
  jobs = createJobs({ db, log: quietLogger, reports: quietReports, pollSeconds: 0.5 })
  jobs.register(defineJob({ name: 'test.tidy-up', payload: z.object({}), handler, schedule }))
  await jobs.start()
  return runs
}

const stored = async () => {
  const { rows } = await db.executeSql(
    `select cron, timezone from pgboss.schedule where name = 'test.tidy-up'`,
  )
  return rows
}

test('a schedule is stored once, follows its definition, and goes with it', async () => {
  await start({ cron: '0 3 * * *', timeZone: 'Europe/Oslo' })
  expect(await stored()).toEqual([{ cron: '0 3 * * *', timezone: 'Europe/Oslo' }])
  await jobs.stop()
  await start({ cron: '0 4 * * *', timeZone: 'UTC' })
  expect(await stored()).toEqual([{ cron: '0 4 * * *', timezone: 'UTC' }])
  await jobs.stop()
  await start(null)
  expect(await stored()).toEqual([])
})

test('a run that was missed while no node was up is made up for', async () => {
  await start({ cron: '0 3 * * *', timeZone: 'UTC' })
  await jobs.stop()
  // As if the last look at the schedules had been two days ago.
  await db.executeSql(`update pgboss.version set cron_on = now() - interval '2 days'`)
  await db.executeSql(
    `update pgboss.schedule set created_on = now() - interval '3 days', updated_on = now() - interval '3 days'`,
  )
  const runs = await start({ cron: '0 3 * * *', timeZone: 'UTC' })
  await vi.waitFor(() => expect(runs).toEqual([{}]), { timeout: 25_000, interval: 50 })
})

test('a schedule whose payload does not fit the job is refused when it is defined', () => {
  const define = () =>
    defineJob({
      name: 'test.tidy-up',
      payload: z.object({ days: z.int() }),
      handler: async () => {},
      schedule: { cron: '0 3 * * *', timeZone: 'UTC' },
    })
  expect(define).toThrow()
})

test('a schedule that cannot be read is refused at the start', async () => {
  await expect(start({ cron: 'every now and then', timeZone: 'UTC' })).rejects.toThrow()
})
