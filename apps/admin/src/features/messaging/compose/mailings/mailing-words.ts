import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import type { MessageState } from '@innkeeper/domain/messaging/constants.ts'
import type { MailingState } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { StateTone } from '../../../../components/states/state-badge.tsx'

export const MAILING_TONES: Record<MailingState, StateTone> = {
  scheduled: 'wait',
  sending: 'wait',
  done: 'good',
  cancelled: 'quiet',
  failed: 'notice',
}

/** In the order in which a bar shows them. */
export const SHOWN_STATES = [
  'delivered',
  'sent',
  'kept',
  'queued',
  'failed',
  'cancelled',
  'skipped',
] as const satisfies readonly MessageState[]

type Standing = Pick<Mailing, 'state' | 'counts'>

/** How a mailing stands: one of which nothing left the house is kept, however done it is. */
export function standingOf({ state, counts }: Standing): MailingState | 'kept' {
  const hasLeft = counts.sent + counts.delivered > 0
  return state === 'done' && counts.kept > 0 && !hasLeft ? 'kept' : state
}

/** One with failures is not simply done. */
export function toneOf(mailing: Standing): StateTone {
  const standing = standingOf(mailing)
  if (standing === 'kept') return 'wait'
  return standing === 'done' && mailing.counts.failed > 0 ? 'notice' : MAILING_TONES[standing]
}

export type Progress = {
  /** Messages that were to go to somebody; who was skipped is not among them. */
  total: number
  /** Of them, those that wait no longer. */
  finished: number
  parts: { state: (typeof SHOWN_STATES)[number]; count: number }[]
}

/** How far a mailing is. */
export function progressOf(counts: Mailing['counts']): Progress {
  const parts = SHOWN_STATES.map((state) => ({ state, count: counts[state] })).filter(
    ({ count }) => count > 0,
  )
  const total = parts.reduce((sum, { state, count }) => (state === 'skipped' ? sum : sum + count), 0)
  return { total, finished: total - counts.queued, parts }
}

/** What can be done about it now. */
export function deedsOf({ state, counts }: Standing) {
  return {
    canCancel: state === 'scheduled' || (state === 'sending' && counts.queued > 0),
    canResend: counts.failed > 0,
  }
}
