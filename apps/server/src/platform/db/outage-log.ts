import type { DatabaseLogger } from './port.ts'

/** An outage fails every request: one line in this time tells as much as thousands. */
const LINE_EVERY_MS = 30_000

export type OutageLog = {
  /** Something failed because the database is away. */
  failed(error: unknown): void
  /** The database answered. */
  answered(): void
}

/** Says when the database went, now and then that it is still away, and when it is back. */
export function createOutageLog(
  logger: DatabaseLogger,
  now: () => number = () => performance.now(),
): OutageLog {
  let since: number | null = null
  let saidAt = 0
  let failures = 0
  const secondsSince = (start: number) => Math.round((now() - start) / 1000)
  return {
    failed(error) {
      failures += 1
      if (since !== null && now() - saidAt < LINE_EVERY_MS) return
      saidAt = now()
      if (since === null) logger.error({ err: error }, 'the database cannot be reached')
      else logger.error({ failures, seconds: secondsSince(since) }, 'the database is still away')
      since ??= saidAt
    },
    answered() {
      if (since === null) return
      logger.warn({ failures, seconds: secondsSince(since) }, 'the database answers again')
      since = null
      failures = 0
    },
  }
}
