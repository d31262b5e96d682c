import { CallError } from '@innkeeper/api/client.ts'
import { FIELD_PROBLEMS, type Problem } from '@innkeeper/domain/registration/problems.ts'

/** Why a form was not stored, as far as the guest can do something about it. */
export type NotSent =
  | { kind: 'problems'; problems: Problem[] }
  /** The house changed its questions meanwhile. */
  | { kind: 'form changed' }
  /** By this guest, on another device. */
  | { kind: 'already sent' }
  /** A try before arrived, and what was changed since is not stored. */
  | { kind: 'sent otherwise' }
  | { kind: 'link used' }
  /** The booking was called off, is over, or has another link by now. */
  | { kind: 'closed' }
  | { kind: 'offline' }
  /** Trying again may help. */
  | { kind: 'failed' }
  /** Has words of its own. */
  | { kind: 'refused'; error: CallError }

/** Another form, or none any more. */
const FORM_CHANGED: readonly string[] = ['registration/form-changed', 'registration/form-unknown']
const OWN_WORDS: readonly string[] = ['registration/too-many-people']

/** How a form ends without being sent from here now. */
export type Ended = 'filled' | 'filled otherwise' | 'used' | 'closed' | 'handed back'

export function notSentBecause(error: unknown): NotSent {
  if (!(error instanceof CallError)) return { kind: 'failed' }
  if (error.code === 'offline') return { kind: 'offline' }
  const problems = problemsIn(error.details)
  if (problems.length > 0) return { kind: 'problems', problems }
  if (FORM_CHANGED.includes(error.code)) return { kind: 'form changed' }
  if (error.code === 'registration/already-sent') return { kind: 'already sent' }
  if (error.code === 'request/key-reused') return { kind: 'sent otherwise' }
  if (error.code === 'registration/link-used') return { kind: 'link used' }
  if (isClosed(error)) return { kind: 'closed' }
  return OWN_WORDS.includes(error.code) ? { kind: 'refused', error } : { kind: 'failed' }
}

/** Whether the address opens nothing any more; trying again would not help. */
export const isClosed = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'booking/unknown'

/** Those we have words for; a later server may know others. */
function problemsIn(details: unknown): Problem[] {
  const { problems } = (details ?? {}) as { problems?: unknown }
  if (!Array.isArray(problems)) return []
  return problems.filter(
    (one): one is Problem =>
      typeof one?.field === 'string' && (FIELD_PROBLEMS as readonly unknown[]).includes(one.problem),
  )
}
