import type { DeliveryFailure } from '@innkeeper/domain/webhooks/events.ts'
import { RefusedAddressError } from './look-up.ts'

const OF_CODE: Readonly<Record<string, DeliveryFailure>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  EPIPE: 'refused',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
}

export function failureOfStatus(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'answer'
}

/** What went wrong before anything was answered, in a word of ours. */
export function failureOfError(error: unknown): DeliveryFailure {
  if (error instanceof RefusedAddressError) return error.problem
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string') return 'broken'
  return OF_CODE[code] ?? (code.startsWith('CERT_') ? 'certificate' : 'broken')
}
