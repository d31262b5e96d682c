import type { JobResult, Job as QueuedJob } from 'pg-boss'
import type { Job, JobsLogger } from './port.ts'

const MAX_FAILURE_LENGTH = 500

/** Runs one queued job and says what became of it; never throws. */
export async function runJob(
  job: Job,
  { id, data, signal, retryCount }: QueuedJob<unknown>,
  log: JobsLogger,
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
    const isLast = retryCount >= job.retries || !isRetryable(error)
    const report = isLast ? log.error.bind(log) : log.warn.bind(log)
    report({ ...fields, err: error }, isLast ? 'a job failed for good' : 'a job failed and is tried again')
    return { id, status: isRetryable(error) ? 'failed' : 'deadletter', output: { message: failureOf(error) } }
  }
}

/** Errors of ports say themselves whether another try can help (MailError, for one). */
function isRetryable(error: unknown): boolean {
  return !(error instanceof Error && 'retryable' in error && error.retryable === false)
}

function failureOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).slice(0, MAX_FAILURE_LENGTH)
}
