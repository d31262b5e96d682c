import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { quietLogger, quietReports } from '../../testing/database.ts'
import { addProperty, type PostgresNodes, preparePostgresNodes } from '../../testing/nodes.ts'
import { createJobs } from './pg-boss.ts'
import { defineJob, type Jobs } from './port.ts'

let nodes: PostgresNodes
const started: Jobs[] = []

beforeAll(async () => {
  nodes = await preparePostgresNodes()
})

afterAll(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  await nodes.close()
})

const payload = z.object({ number: z.int() })

test('two nodes that start together on a new database share the jobs, and run each once', async () => {
  const runs: { node: number; number: number }[] = []
  const nodesJobs = await Promise.all(
    [0, 1].map(async (node) => {
      const db = await nodes.open()
      const jobs = createJobs({ db, log: quietLogger, reports: quietReports, pollSeconds: 0.5 })
      const job = defineJob({
        name: 'test.count-up',
        payload,
        concurrency: 2,
        // Long enough that one node alone would not take all before the other looks.
        handler: async (run) => {
          runs.push({ node, number: run.payload.number })
          await new Promise((resolve) => setTimeout(resolve, 10))
        },
      })
      jobs.register(job)
      return { db, jobs, job }
    }),
  )
  await Promise.all(nodesJobs.map(({ jobs }) => jobs.start()))
  started.push(...nodesJobs.map(({ jobs }) => jobs))
  const [first] = nodesJobs
  if (!first) throw new Error('no node')
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  await addProperty(first.db).then((hotel) =>
    first.db.tenant(hotel, async (tx) => {
      for (const number of numbers) await first.jobs.enqueue(tx, first.job, { number })
    }),
  )
  await vi.waitFor(() => expect(runs.length).toBeGreaterThanOrEqual(60), { timeout: 20_000 })
  await Promise.all(nodesJobs.map(({ jobs }) => jobs.stop()))
  expect(runs.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(numbers)
  expect(new Set(runs.map(({ node }) => node))).toEqual(new Set([0, 1]))
})
