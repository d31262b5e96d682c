// Jobs: work that happens after a transaction, on any node, tried again when it fails, or at set times.
// Adapter: pg-boss in its own schema of the database (pg-boss.ts).
import type * as z from 'zod/mini'
import type { Tx } from '../db/port.ts'

/** What a job's work gets. The signal aborts at the time limit and when the server has to stop. */
export type JobRun<P> = { payload: P; signal: AbortSignal }

export type Job<P = unknown> = {
  /** Feature and verb, such as `messaging.send-mail`; renaming one leaves its waiting jobs behind. */
  readonly name: string
  /** Ids, never a person's data: payloads outlive what they are about. */
  readonly payload: z.ZodMiniType<P>
  /** May run twice for one enqueued job, after a crash for instance, so it has to be repeatable. */
  handler(run: JobRun<P>): Promise<void>
  /** How often a failed job is tried again before it is a dead letter. */
  readonly retries: number
  /** The first wait before trying again; each further one is about twice as long. Zero means at once. */
  readonly retryDelaySeconds: number
  readonly timeLimitSeconds: number
  /** How many of these run at a time on one node. */
  readonly concurrency: number
  readonly schedule: JobSchedule<P> | null
}

export type JobSchedule<P> = {
  cron: string
  timeZone: string
  /** What each run gets; an empty object if left out. */
  payload?: P
}

type JobDefinition<P> = Pick<Job<P>, 'name' | 'payload' | 'handler'> & Partial<Job<P>>

const DEFAULTS = {
  retries: 5,
  retryDelaySeconds: 5,
  timeLimitSeconds: 60,
  concurrency: 1,
  schedule: null,
}

export function defineJob<P>(definition: JobDefinition<P>): Job<P> {
  const job = { ...DEFAULTS, ...definition }
  if (!/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/.test(job.name)) {
    throw new TypeError(`not a job name: ${job.name}`)
  }
  // A schedule whose payload does not fit would fail every time, unseen, at night.
  if (job.schedule) job.payload.parse(job.schedule.payload ?? {})
  return job
}

/** Thrown by a handler that knows another try is of no use; the job is a dead letter at once. */
export class JobRefusedError extends Error {
  override name = 'JobRefusedError'
  readonly retryable = false
}

export type EnqueueOptions = {
  startAfter?: Date
  /** While a job with this key waits, another is not added. */
  singletonKey?: string
}

export type DeadLetter = {
  id: string
  job: string
  payload: unknown
  failure: string
  diedAt: Date
}

export type Jobs = {
  /** Before start. */
  register<P>(job: Job<P>): void
  /** Written in the transaction: runs once it commits, never otherwise. Answers null if the key already waits. */
  enqueue<P>(tx: Tx, job: Job<P>, payload: P, options?: EnqueueOptions): Promise<string | null>
  start(): Promise<void>
  /** Waits for running jobs up to a limit, then aborts them; they are tried again later. */
  stop(): Promise<void>
  /** The latest first. */
  deadLetters(limit: number): Promise<DeadLetter[]>
  /** False when there is no such dead letter. */
  retryDeadLetter(id: string): Promise<boolean>
}

/** The part of the application's logger (pino) that jobs use. */
export type JobsLogger = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
