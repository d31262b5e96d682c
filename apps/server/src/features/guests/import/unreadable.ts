import { AppError } from '../../../platform/http/app-error.ts'

/** Names the line of the file that the reading ended in. */
export function unreadable(line: number, reason: 'quote' | 'json' | 'row'): AppError {
  return new AppError('booking-import/unreadable', `The file cannot be read from line ${line} on.`, {
    line,
    reason,
  })
}
