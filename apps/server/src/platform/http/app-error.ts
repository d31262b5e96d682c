import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@innkeeper/api/errors.ts'

/** What services throw. The code is all that matters; the message is for developers who call the API. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  toBody(): ErrorBody {
    return {
      ...(this.code.startsWith('auth/') ? { success: false as const } : {}),
      code: this.code,
      message: this.message,
      ...(this.details === undefined ? {} : { details: this.details }),
    }
  }
}
