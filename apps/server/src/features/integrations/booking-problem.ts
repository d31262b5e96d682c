import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { AppError } from '../../platform/http/app-error.ts'

/** Why a reservation could not be written, by field where it is about some. */
export type BookingProblem = { code: ErrorCode; fields: Record<string, string> }

export function bookingProblemOf({ code, details }: AppError): BookingProblem {
  const problems =
    typeof details === 'object' && details !== null && 'problems' in details ? details.problems : null
  return { code, fields: (problems ?? {}) as Record<string, string> }
}
