import { type ErrorCode, isErrorCode } from '@innkeeper/api/errors.ts'

/** The code in which a mark was refused; one that this version of the app does not know says as much as none. */
export function refusalCode(code: string | undefined): ErrorCode {
  return isErrorCode(code) ? code : 'cleaning/mark-refused'
}
