import { PgBoss, type Job as QueuedJob } from 'pg-boss'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Database } from '../db/port.ts'
import type { ErrorReports } from '../error-reports/port.ts'
import { newId } from '../ids.ts'
import { readDeadLetters } from './dead-letters.ts'
import type { Job, Jobs, JobsLogger } from './port.ts'
import { prepareJobs } from './prepare.ts'
import { queueDatabase, queueInTransaction, SCHEMA } from './queue-database.ts'
import { DEAD_LETTERS, prepareQueues, prepareSchedules } from './queues.ts'
import { runJob } from './work.ts'

/** New jobs wake their worker; polling finds the ones that were to start later. */
const POLL_SECONDS = { whenWoken: 5, otherwise: 2 }
/** What is not done by then goes back to the queue. */
const STOP_LIMIT_MS = 1500

type JobsOptions = {
  db: Database
  log: JobsLogger
  /** Hears of what failed although it was tried again. */
  reports: Pick<ErrorReports, 'report'>
  /** False for a process that only enqueues, such as an operator's command. */
  runsJobs?: boolean
  pollSeconds?: number
  stopLimitMs?: number
}

export function createJobs(options: JobsOptions): Jobs {
  const { db, log, reports, runsJobs = true, stopLimitMs = STOP_LIMIT_MS } = options
  const pollSeconds = options.pollSeconds ?? POLL_SECONDS.whenWoken
  const registered = new Map<string, Job>()
  const workers = new Map<string, string[]>()
  let isStarted = false

  const boss = new PgBoss({
    db: queueDatabase(db),
    schema: SCHEMA,
    backend: db.engine,
    useListenNotify: runsJobs,
    supervise: runsJobs,
    schedule: runsJobs,
    // The product has no flows between jobs; this is the longest the queue may leave them unlooked at.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: Math.ceil(pollSeconds),
    // The embedded database is one connection for all; rebuilding indexes would make guests wait.
    reindex: db.engine === 'postgres',
    monitorVacuum: db.engine === 'postgres',
  })
  boss.on('error', (error) => {
    // Every worker asks again and again; that the database is away is told once for all.
    if (!isDatabaseAway(error)) log.error({ err: error }, 'the job queue had an error')
  })
  boss.on('warning', ({ message }) => log.warn({}, `the job queue warns: ${message}`))

  async function startWorker(job: Job): Promise<string> {
    const worker: string = await boss.work(
      job.name,
      {
        perJobResults: true,
        pollingIntervalSeconds: Math.min(POLL_SECONDS.otherwise, pollSeconds),
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async (queued: QueuedJob<unknown>[]) => {
        // Where one job was, more may wait: look again right after it, not at the next poll.
        boss.notifyWorker(worker)
        return Promise.all(queued.map((one) => runJob(job, one, { log, reports })))
      },
    )
    return worker
  }

  function wake(name: string) {
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }

  async function stopWorkers() {
    const limit = AbortSignal.timeout(stopLimitMs)
    const reached = new Promise<void>((resolve) => limit.addEventListener('abort', () => resolve()))
    const finished = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true })))
    await Promise.race([finished, reached])
  }

  return {
    register: (job) => {
      if (isStarted) throw new Error(`job ${job.name} was registered after the start`)
      if (registered.has(job.name)) throw new Error(`job ${job.name} was registered twice`)
      registered.set(job.name, job as Job)
    },
    enqueue: (tx, job, payload, { startAfter, singletonKey = newId() } = {}) => {
      if (!isStarted || !registered.has(job.name)) throw new Error(`job ${job.name} is not ready`)
      return boss.send(job.name, job.payload.parse(payload) as object, {
        db: queueInTransaction(tx),
        singletonKey,
        ...(startAfter ? { startAfter } : {}),
      })
    },
    start: async () => {
      const jobs = [...registered.values()]
      await prepareJobs(db)
      // Before the queue starts, since it reads its queues then: reading them in a transaction would block.
      await prepareQueues(boss, jobs)
      await boss.start()
      isStarted = true
      if (!runsJobs) return
      await prepareSchedules(boss, jobs)
      for (const job of jobs) {
        const ids = await Promise.all(Array.from({ length: job.concurrency }, () => startWorker(job)))
        workers.set(job.name, ids)
      }
    },
    stop: async () => {
      if (!isStarted) return
      isStarted = false
      await stopWorkers()
      // Aborts what still runs and hands it back to the queue.
      await boss.stop({ graceful: false })
    },
    deadLetters: (limit) => readDeadLetters(db, limit),
    retryDeadLetter: async (id) => {
      if (!/^[0-9a-f-]{36}$/.test(id)) return false
      const isMoved = (await boss.redrive(DEAD_LETTERS, { ids: [id], limit: 1 })) === 1
      for (const name of workers.keys()) wake(name)
      return isMoved
    },
  }
}
