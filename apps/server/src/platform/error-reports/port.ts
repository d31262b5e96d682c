// Error reports: failures nobody expected, told to whoever operates the installation, without personal data.
// Adapters: the log alone (log-only.ts), and a Sentry-compatible address by setting (sentry.ts).

export type ErrorContext = {
  requestId?: string
  method?: string
  /** The route's template, `/api/guest/:hotel/bookings/:bookingId`, never the address asked for. */
  route?: string
  status?: number
  propertyId?: string
  /** The job, listener or command that failed. */
  task?: string
  /** Anything else that helps; scrubbed of personal data before it leaves. */
  extra?: Record<string, unknown>
}

export type ErrorReports = {
  /** Never throws and never waits: it is called where something has already gone wrong. */
  report(error: unknown, context?: ErrorContext): void
  /** Waits until what was reported has left, at most this long. */
  flush(limitMs: number): Promise<void>
}

/** The part of the application's logger (pino) that reports are written to. */
export type ErrorLog = { error(fields: object, message: string): void }
