import type { Clock } from '../clock/port.ts'
import { createLoggedErrorReports } from './log-only.ts'
import type { ErrorLog, ErrorReports } from './port.ts'
import { createSentryErrorReports } from './sentry.ts'

export type ErrorReportsOptions = { dsn?: string; release?: string; log: ErrorLog; clock: Clock }

/** Reports go to the log; with an address (ERROR_REPORTS_DSN) they go there too. */
export async function createErrorReports({ dsn, log, ...rest }: ErrorReportsOptions): Promise<ErrorReports> {
  return dsn ? createSentryErrorReports({ dsn, log, ...rest }) : createLoggedErrorReports(log)
}
