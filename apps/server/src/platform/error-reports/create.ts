import type { Clock } from '../clock/port.ts'
import { DatabaseAwayError } from '../db/errors.ts'
import { createLoggedErrorReports } from './log-only.ts'
import type { ErrorLog, ErrorReports } from './port.ts'
import { createSentryErrorReports } from './sentry.ts'

export type ErrorReportsOptions = { dsn?: string; release?: string; log: ErrorLog; clock: Clock }

/**
 * Reports go to the log; with an address (ERROR_REPORTS_DSN) they go there too. That the database is away is told once
 * for all, by the database itself.
 */
export async function createErrorReports({ dsn, log, ...rest }: ErrorReportsOptions): Promise<ErrorReports> {
  const reports = dsn ? await createSentryErrorReports({ dsn, log, ...rest }) : createLoggedErrorReports(log)
  return {
    ...reports,
    report: (error, context) => {
      if (!(error instanceof DatabaseAwayError)) reports.report(error, context)
    },
  }
}
