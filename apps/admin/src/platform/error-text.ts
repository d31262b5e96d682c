import { CallError } from '@innkeeper/api/client.ts'
import { isErrorCode } from '@innkeeper/api/errors.ts'
import type { AdminTranslate } from './texts.ts'

/** What a person reads when something failed: the text of the code, else a general one. */
export function errorText(t: AdminTranslate, error: unknown): string {
  if (!(error instanceof CallError)) return t('server/error')
  if (error.code === 'offline') return t('error.offline')
  return isErrorCode(error.code) ? t(error.code) : t('server/error')
}

/** Whether the answer means that nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}
