/** Every code the API answers with, and its HTTP status. The list is closed: apps translate each one. */
export const ERROR_STATUS = {
  'request/invalid': 400,
  'request/broken-json': 400,
  'request/not-found': 404,
  'request/method-not-allowed': 405,
  'request/unsupported-media-type': 415,
  'request/too-large': 413,
  'request/too-many': 429,
  'request/foreign-origin': 403,
  'request/key-reused': 422,
  'request/in-progress': 409,
  'auth/required': 401,
  'auth/invalid-credentials': 401,
  'auth/no-property': 403,
  'auth/not-allowed': 403,
  'auth/user-disabled': 401,
  'auth/id-token-revoked': 401,
  'auth/user-token-expired': 401,
  'module/not-available': 403,
  'property/unknown': 404,
  'property/inactive': 410,
  'booking/unknown': 404,
  'guestbook/card-unknown': 404,
  'guestbook/voucher-unknown': 404,
  'guestbook/stale-revision': 409,
  'guestbook/nothing-to-publish': 409,
  'template/unknown': 404,
  'media/unknown': 404,
  'media/too-large': 413,
  'media/unsupported-type': 415,
  'media/busy': 503,
  'server/disk-full': 507,
  'server/unavailable': 503,
  'server/error': 500,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

/** What an error answer carries. */
export type ErrorBody = { code: ErrorCode; message: string; details?: unknown }

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value)
}
