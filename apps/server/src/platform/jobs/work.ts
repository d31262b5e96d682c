import type { JobResult, Job as QueuedJob } from 'pg-boss'
import { DatabaseAwayError } from '../db/errors.ts'
import { errorInWords } from '../error-reports/described-error.ts'
import type { ErrorReports } from '../error-reports/port.ts'
import type { Job, JobsLogger } from './port.ts'

const MAX_FAILURE_LENGTH = 1000

type Told = { log: JobsLogger; reports: Pick<ErrorReports, 'report'> }

/** Runs one queued job and says what became of it; never throws. */
export async function runJob(
  job: Job,
  { id, data, signal, retryCount }: QueuedJob<unknown>,
  { log, reports }: Told,
): Promise<JobResult> {
  const fields = { job: job.name, jobId: id, attempt: retryCount + 1 }
  const payload = job.payload.safeParse(data)
  if (!payload.success) {
    log.error(fields, 'a job with an unknown payload is a dead letter')
    return { id, status: 'deadletter', output: { message: 'unknown payload' } }
  }
  try {
    await job.handler({ payload: payload.data, signal })
    return { id, status: 'completed' }
  } catch (error) {
    const isFinal = retryCount >= job.retries || !isRetryable(error)
    const message = isFinal ? 'a job failed for good' : 'a job failed and is tried again'
    const level = isFinal ? 'error' : 'warn'
    // The database tells itself that it is away.
    log[error instanceof DatabaseAwayError ? 'debug' : level]({ ...fields, err: error }, message)
    // What a port calls refused is its answer; that another try did not help is what nobody expected.
    if (isFinal && isRetryable(error)) {
      reports.report(error, { task: job.name, ...propertyOf(data), extra: { attempt: fields.attempt } })
    }
    return { id, status: isRetryable(error) ? 'failed' : 'deadletter', output: { message: failureOf(error) } }
  }
}

/** Errors of ports say themselves whether another try can help (MailError, for one). */
function isRetryable(error: unknown): boolean {
  return !(error instanceof Error && 'retryable' in error && error.retryable === false)
}

function propertyOf(payload: unknown): { propertyId?: string } {
  const { propertyId } = (payload ?? {}) as { propertyId?: unknown }
  return typeof propertyId === 'string' ? { propertyId } : {}
}

function failureOf(error: unknown): string {
  return errorInWords(error).slice(0, MAX_FAILURE_LENGTH)
}
