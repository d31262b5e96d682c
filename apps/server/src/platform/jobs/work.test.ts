import type { Job as QueuedJob } from 'pg-boss'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DatabaseAwayError } from '../db/errors.ts'
import { createLogger } from '../log/logger.ts'
import { defineJob, JobRefusedError } from './port.ts'
import { runJob } from './work.ts'

const lines: string[] = []
const reported: [unknown, unknown][] = []
const told = {
  log: createLogger('info', { write: (line) => void lines.push(line) }),
  reports: { report: (error: unknown, context?: unknown) => void reported.push([error, context]) },
}
beforeEach(() => {
  lines.length = 0
  reported.length = 0
})

function run(thrown: unknown, retryCount: number) {
  const job = defineJob({
    name: 'messaging.send-mail',
    payload: z.object({ propertyId: z.string() }),
    retries: 2,
    handler: () => Promise.reject(thrown),
  })
  const queued = { id: 'id', data: { propertyId: 'fjellheim' }, signal: new AbortController().signal }
  return runJob(job, { ...queued, retryCount } as QueuedJob<unknown>, told)
}

const failedQuery = () =>
  new Error('Failed query: insert into messages\nparams: Kari,kari@nordmann.no', {
    cause: new Error('the disk is full'),
  })

test('a failed job leaves its message and stack in the log, and what was wrong in its state', async () => {
  expect(await run(failedQuery(), 0)).toMatchObject({
    status: 'failed',
    output: { message: expect.stringContaining('caused by: the disk is full') },
  })
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({
    level: 40,
    msg: 'a job failed and is tried again',
    job: 'messaging.send-mail',
    err: {
      message: expect.stringContaining('Failed query: insert into messages'),
      causes: [{ message: 'the disk is full' }],
      stack: expect.stringContaining('work.test.ts'),
    },
  })
  expect(line).not.toMatch(/kari/i)
  expect(reported).toEqual([])
})

test('one that failed for good is an error, and reported with the job’s name', async () => {
  const error = failedQuery()
  await run(error, 2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, msg: 'a job failed for good' })
  expect(reported).toEqual([
    [error, { task: 'messaging.send-mail', propertyId: 'fjellheim', extra: { attempt: 3 } }],
  ])
})

test('one that found the database away is tried again and says nothing: the database has said it', async () => {
  for (const retryCount of [0, 2])
    expect(await run(new DatabaseAwayError({ cause: null }), retryCount)).toMatchObject({ status: 'failed' })
  expect(lines).toEqual([])
  // A mail server that refuses is not the database.
  await run(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 0)
  expect(lines).toHaveLength(1)
})

test('one that its port refused is no error report', async () => {
  expect(await run(new JobRefusedError('the address is not one'), 0)).toMatchObject({ status: 'deadletter' })
  expect(reported).toEqual([])
})

test.each([
  [{ message: 'thrown by a library', code: 'E1' }, 'thrown by a library'],
  [new AggregateError([new Error('connect ECONNREFUSED')]), 'connect ECONNREFUSED'],
  ['a text', 'a text'],
])('whatever is thrown has a message: %o', async (thrown, message) => {
  expect(await run(thrown, 0)).toMatchObject({ output: { message } })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message } })
})
