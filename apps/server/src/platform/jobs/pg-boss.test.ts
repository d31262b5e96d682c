import { randomBytes } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase, quietLogger, quietReports } from '../../testing/database.ts'
import { addProperty } from '../../testing/nodes.ts'
import type { Database } from '../db/port.ts'
import { createJobs } from './pg-boss.ts'
import { defineJob, type Job, JobRefusedError, type JobRun, type Jobs } from './port.ts'

const payload = z.object({ propertyId: z.string(), mailId: z.string() })
type Payload = z.infer<typeof payload>

let db: Database
let jobs: Jobs
let hotel: string
let name: string

beforeAll(async () => {
  db = await openTestDatabase()
  hotel = await addProperty(db)
  return () => db.close()
})

// A queue of its own for each test; making the queue's schema anew would take seconds each time.
beforeEach(() => {
  name = `test.send-${randomBytes(8)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
})

afterEach(() => jobs.stop())

const lettersOf = async (limit: number) => (await jobs.deadLetters(limit)).filter(({ job }) => job === name)

type Handler = (run: JobRun<Payload>) => Promise<void>

async function started(handler: Handler, change: Partial<Job<Payload>> = {}, stopLimitMs = 5000) {
  const job = defineJob({ name, payload, handler, retryDelaySeconds: 0, ...change })
  jobs = createJobs({ db, log: quietLogger, reports: quietReports, pollSeconds: 0.5, stopLimitMs })
  jobs.register(job)
  await jobs.start()
  return job
}

const enqueue = (job: Job<Payload>, mailId: string, options = {}) =>
  db.tenant(hotel, (tx) => jobs.enqueue(tx, job, { propertyId: hotel, mailId }, options))

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 })

/** Keeps the mails it was called for. */
function recordingHandler(fails: (call: number) => Error | null = () => null) {
  const mails: string[] = []
  const handler: Handler = async (run) => {
    mails.push(run.payload.mailId)
    const error = fails(mails.length)
    if (error) throw error
  }
  return { mails, handler }
}

test('an enqueued job runs once its transaction commits', async () => {
  const { mails, handler } = recordingHandler()
  const job = await started(handler)
  await enqueue(job, 'm1')
  await eventually(() => expect(mails).toEqual(['m1']))
})

test('a job enqueued in a rolled back transaction never runs', async () => {
  const { mails, handler } = recordingHandler()
  const job = await started(handler)
  const failing = db.tenant(hotel, async (tx) => {
    await jobs.enqueue(tx, job, { propertyId: hotel, mailId: 'm1' })
    throw new Error('changed their mind')
  })
  await expect(failing).rejects.toThrow('changed their mind')
  await enqueue(job, 'm2')
  await eventually(() => expect(mails).toEqual(['m2']))
})

test('jobs can be enqueued over the whole installation as well', async () => {
  const { mails, handler } = recordingHandler()
  const job = await started(handler)
  await db.installation((tx) => jobs.enqueue(tx, job, { propertyId: hotel, mailId: 'm1' }))
  await eventually(() => expect(mails).toEqual(['m1']))
})

test('many jobs follow each other without waiting for the next look', async () => {
  const { mails, handler } = recordingHandler()
  const job = await started(handler)
  const ids = Array.from({ length: 30 }, (_, index) => `m${index}`)
  await db.tenant(hotel, async (tx) => {
    for (const mailId of ids) await jobs.enqueue(tx, job, { propertyId: hotel, mailId })
  })
  await vi.waitFor(() => expect(mails.toSorted()).toEqual(ids.toSorted()), { timeout: 10_000, interval: 20 })
})

test('a tenant cannot read what is enqueued', async () => {
  const job = await started(async () => {})
  await enqueue(job, 'm1', { startAfter: new Date(Date.now() + 60_000) })
  const reading = db.tenant(hotel, (tx) => tx.execute('select data from pgboss.job_common'))
  await expect(reading).rejects.toThrow()
})

test('a payload that does not fit is refused when it is enqueued', async () => {
  const job = await started(async () => {})
  const wrong = { propertyId: hotel } as Payload
  await expect(db.tenant(hotel, async (tx) => jobs.enqueue(tx, job, wrong))).rejects.toThrow()
})

test('a job that failed is tried again until it succeeds', async () => {
  const { mails, handler } = recordingHandler((call) => (call < 3 ? new Error('mail server is away') : null))
  const job = await started(handler)
  await enqueue(job, 'm1')
  await eventually(() => expect(mails).toEqual(['m1', 'm1', 'm1']))
  expect(await lettersOf(10)).toEqual([])
})

test('further tries wait longer and longer', async () => {
  const { mails, handler } = recordingHandler(() => new Error('mail server is away'))
  const job = await started(handler, { retryDelaySeconds: 60 })
  const id = await enqueue(job, 'm1')
  await eventually(async () => {
    const { rows } = await db.executeSql(
      `select extract(epoch from start_after - now()) as wait from pgboss.job where id = $1 and state = 'retry'`,
      [id],
    )
    expect(Number((rows[0] as { wait: string } | undefined)?.wait)).toBeGreaterThan(50)
  })
  expect(mails).toEqual(['m1'])
})

describe('dead letters', () => {
  test('a job that failed every time is a dead letter with its reason, and can be tried anew', async () => {
    const { mails, handler } = recordingHandler((call) => (call <= 3 ? new Error('mailbox unknown') : null))
    const job = await started(handler, { retries: 2 })
    await enqueue(job, 'm1')
    await eventually(async () => expect(await lettersOf(10)).toHaveLength(1))
    const [letter] = await lettersOf(10)
    expect(letter).toMatchObject({
      job: name,
      payload: { propertyId: hotel, mailId: 'm1' },
      failure: 'mailbox unknown',
      diedAt: expect.any(Date),
    })
    expect(mails).toHaveLength(3)

    expect(await jobs.retryDeadLetter(letter?.id ?? '')).toBe(true)
    await eventually(() => expect(mails).toHaveLength(4))
    expect(await lettersOf(10)).toEqual([])
    expect(await jobs.retryDeadLetter(letter?.id ?? '')).toBe(false)
  })

  test('a job that another try cannot help is a dead letter at once', async () => {
    const { mails, handler } = recordingHandler(() => new JobRefusedError('the address is not one'))
    const job = await started(handler)
    await enqueue(job, 'm1')
    await eventually(async () => expect(await lettersOf(10)).toHaveLength(1))
    expect(mails).toEqual(['m1'])
  })

  test('the list of dead letters has a page size', async () => {
    const { handler } = recordingHandler(() => new JobRefusedError('no'))
    const job = await started(handler)
    for (const mailId of ['m1', 'm2', 'm3']) await enqueue(job, mailId)
    await eventually(async () => expect(await lettersOf(10)).toHaveLength(3))
    expect(await jobs.deadLetters(2)).toHaveLength(2)
  })

  test.each(['', 'nonsense', '00000000-0000-0000-0000-000000000000'])(
    'there is no dead letter %j to try again',
    async (id) => {
      await started(async () => {})
      expect(await jobs.retryDeadLetter(id)).toBe(false)
    },
  )
})

test('while a job with a key waits, another with that key is not added', async () => {
  const job = await started(async () => {})
  const later = { startAfter: new Date(Date.now() + 60_000), singletonKey: hotel }
  expect(await enqueue(job, 'm1', later)).toEqual(expect.any(String))
  expect(await enqueue(job, 'm2', later)).toBeNull()
  expect(await enqueue(job, 'm3', { startAfter: later.startAfter })).toEqual(expect.any(String))
  expect(await enqueue(job, 'm4', { startAfter: later.startAfter })).toEqual(expect.any(String))
})

test('a job to start later waits for its time', async () => {
  const { mails, handler } = recordingHandler()
  const job = await started(handler)
  await enqueue(job, 'tomorrow', { startAfter: new Date(Date.now() + 86_400_000) })
  await enqueue(job, 'soon', { startAfter: new Date(Date.now() + 50) })
  await enqueue(job, 'now')
  await eventually(() => expect(mails.toSorted()).toEqual(['now', 'soon']))
})

test('work that exceeds its time limit is told so and tried again', async () => {
  const aborted = vi.fn()
  let calls = 0
  const handler: Handler = ({ signal }) => {
    if (++calls > 1) return Promise.resolve()
    signal.addEventListener('abort', aborted)
    return new Promise(() => {})
  }
  const job = await started(handler, { timeLimitSeconds: 1 })
  await enqueue(job, 'm1')
  await eventually(() => expect(calls).toBe(2))
  expect(aborted).toHaveBeenCalled()
})

describe('stopping', () => {
  test('running work is waited for', async () => {
    const run = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const job = await started(async () => {
      begun.resolve()
      await run.promise
    })
    await enqueue(job, 'm1')
    await begun.promise
    const stopping = jobs.stop()
    run.resolve()
    await stopping
    const { rows } = await db.executeSql('select state from pgboss.job where name = $1', [name])
    expect(rows).toEqual([{ state: 'completed' }])
  })

  test('work that does not end in time is aborted and left for the next start', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const handler: Handler = ({ signal }) => {
      begun.resolve(signal)
      return new Promise(() => {})
    }
    const job = await started(handler, {}, 50)
    await enqueue(job, 'm1')
    const signal = await begun.promise
    await jobs.stop()
    expect(signal.aborted).toBe(true)
    const { mails, handler: next } = recordingHandler()
    await started(next)
    await eventually(() => expect(mails).toEqual(['m1']))
  })
})

test('a second start finds its queues and runs what waited', async () => {
  const first = await started(async () => {})
  await enqueue(first, 'm1', { startAfter: new Date(Date.now() + 1) })
  await jobs.stop()
  const { mails, handler } = recordingHandler()
  const job = await started(handler, { retries: 9 })
  await enqueue(job, 'm2')
  await eventually(() => expect(mails).toContain('m2'))
  const { rows } = await db.executeSql('select retry_limit from pgboss.queue where name = $1', [name])
  expect(rows).toEqual([{ retry_limit: 9 }])
})

test('a name is registered once, and only before the start', async () => {
  const job = await started(async () => {})
  expect(() => jobs.register(job)).toThrow('after the start')
  const other = createJobs({ db, log: quietLogger, reports: quietReports })
  other.register(job)
  expect(() => other.register(job)).toThrow('twice')
})

test('a job that is not started yet cannot be enqueued', async () => {
  const job = await started(async () => {})
  const other = createJobs({ db, log: quietLogger, reports: quietReports })
  const enqueueing = db.tenant(hotel, async (tx) =>
    other.enqueue(tx, job, { propertyId: hotel, mailId: 'm1' }),
  )
  await expect(enqueueing).rejects.toThrow('not ready')
})
