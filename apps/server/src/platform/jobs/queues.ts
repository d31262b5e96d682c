import { isDeepStrictEqual } from 'node:util'
import type { PgBoss, Queue } from 'pg-boss'
import type { Job } from './port.ts'

/** Jobs that failed for good wait here for an operator. */
export const DEAD_LETTERS = 'dead-letters'

const DAY_SECONDS = 24 * 60 * 60
const KEEP_COMPLETED_SECONDS = 7 * DAY_SECONDS
const KEEP_WAITING_SECONDS = 30 * DAY_SECONDS
const LONGEST_RETRY_DELAY_SECONDS = 15 * 60

type Settings = Omit<Queue, 'name' | 'policy'>

const DEAD_LETTERS_SETTINGS: Settings = {
  retentionSeconds: KEEP_WAITING_SECONDS,
  deleteAfterSeconds: KEEP_COMPLETED_SECONDS,
}

/** Creates and adjusts the queues of all jobs, touching only what differs: most starts change nothing. */
export async function prepareQueues(boss: PgBoss, jobs: Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, DEAD_LETTERS_SETTINGS)
  for (const job of jobs) {
    const settings = settingsOf(job)
    const queue = existing.get(job.name)
    // `short` makes a singleton key mean that only one with it waits; enqueue gives others a key of their own.
    if (!queue) await boss.createQueue(job.name, { ...settings, policy: 'short' })
    else if (differs(settings, queue)) await boss.updateQueue(job.name, settings)
  }
}

/** Makes the stored schedules those of the jobs; schedules of jobs this version does not know stay. */
export async function prepareSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  const existing = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const { name, schedule } of jobs) {
    const stored = existing.get(name)
    if (!schedule) {
      if (stored) await boss.unschedule(name)
      continue
    }
    const { cron, timeZone, payload } = schedule
    const data = (payload ?? {}) as object
    if (stored?.cron === cron && stored.timezone === timeZone && isDeepStrictEqual(stored.data, data))
      continue
    // One run makes up for any number missed while no node was up.
    await boss.schedule(name, cron, data, { tz: timeZone, missed: 'once' })
  }
}

function settingsOf(job: Job): Settings {
  return {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    ...(job.retryDelaySeconds > 0
      ? { retryBackoff: true, retryDelayMax: LONGEST_RETRY_DELAY_SECONDS }
      : { retryBackoff: false }),
    expireInSeconds: job.timeLimitSeconds,
    retentionSeconds: KEEP_WAITING_SECONDS,
    deleteAfterSeconds: KEEP_COMPLETED_SECONDS,
    deadLetter: DEAD_LETTERS,
    notify: true,
  }
}

function differs(wanted: Settings, stored: Settings): boolean {
  return Object.entries(wanted).some(([key, value]) => stored[key as keyof Settings] !== value)
}
