import { CallError } from '@innkeeper/api/client.ts'
import { isTrouble } from '../../../platform/server-trouble.ts'
import type { StayCleaning } from '../api.ts'

export type Outcome =
  | { kind: 'sent'; answer: StayCleaning }
  /** Nobody can answer now; it goes later. */
  | { kind: 'offline' }
  /** Sent again, it would be refused again. */
  | { kind: 'refused'; error: CallError }
  /** Trying again may help. */
  | { kind: 'failed'; error: unknown }

const FIRST_REFUSAL = 400

export function notSentBecause(error: unknown): Outcome {
  if (!(error instanceof CallError)) return { kind: 'failed', error }
  if (error.code === 'offline') return { kind: 'offline' }
  // A newer version of the app can send it.
  if (error.status < FIRST_REFUSAL || isTrouble(error.status) || error.code === 'client/too-old')
    return { kind: 'failed', error }
  return { kind: 'refused', error }
}
