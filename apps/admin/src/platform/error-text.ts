import { CallError } from '@innkeeper/api/client.ts'
import { type ErrorCode, isErrorCode } from '@innkeeper/api/errors.ts'
import { SIGN_OUT_CODES } from '@innkeeper/domain/auth/error-outcomes.ts'
import type { AdminTranslate } from './texts.ts'

/** The code of a failed call; anything unknown is a failure of the server. */
export function codeOf(error: unknown): ErrorCode | 'offline' {
  if (!(error instanceof CallError)) return 'server/error'
  return error.code === 'offline' || isErrorCode(error.code) ? error.code : 'server/error'
}

/** What a person reads when something failed: the text of the code, else a general one. */
export function errorText(t: AdminTranslate, error: unknown): string {
  return codeText(t, codeOf(error))
}

export function codeText(t: AdminTranslate, code: ErrorCode | 'offline'): string {
  return code === 'offline' ? t('error.offline') : t(code)
}

/** Whether the answer means that nobody is signed in any more; a wrong password, for one, does not. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'auth/required' || SIGN_OUT_CODES.includes(error.code))
}

/** Whether a link is of no use any more, unlike after a failure that passes. */
export function isSpent(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'auth/link-expired' || error.code === 'request/invalid')
  )
}

/** Whether the property asks for a second factor that this person has not set up yet. */
export function isSetUpMissing(error: unknown): boolean {
  return error instanceof CallError && error.code === 'auth/second-factor-setup-required'
}
