import { describeError } from './described-error.ts'
import type { ErrorLog, ErrorReports } from './port.ts'
import { scrubbedContext } from './scrubbed-context.ts'

/** Writes reports to the log and tells nobody else: the default. */
export function createLoggedErrorReports(log: ErrorLog): ErrorReports {
  return {
    report: (error, context = {}) => {
      const [first, ...causes] = describeError(error)
      const fields = { error: first, ...(causes.length > 0 && { causes }), ...scrubbedContext(context) }
      log.error(fields, 'unexpected error')
    },
    flush: async () => {},
  }
}
