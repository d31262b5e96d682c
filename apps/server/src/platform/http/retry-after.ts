import type { FastifyReply } from 'fastify'
import type { AppError } from './app-error.ts'

/** By status: a server in trouble is asked again soon, whoever asks too often after the minute that is counted. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 503: 5, 429: 60 }

/** Tells when another try makes sense, for refusals that pass; whoever knew better has set the header already. */
export function setRetryAfter(reply: FastifyReply, error: AppError): void {
  const seconds = namedBy(error) ?? RETRY_AFTER_SECONDS[error.status]
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(seconds))
}

/** Limits on tries name the time themselves. */
function namedBy({ details }: AppError): number | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds
  return typeof seconds === 'number' ? Math.max(1, Math.ceil(seconds)) : undefined
}
