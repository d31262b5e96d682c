import type { OrderPaymentState, PaymentService } from '../payments/constants.ts'
import { addDays, HOUR_MS, localTimeAt } from '../time.ts'
import {
  ARCHIVE_DAYS_AFTER_DEPARTURE,
  type ConfirmationChannel,
  EXPIRY_HOURS,
  type RequestStatus,
  UNDO_ARCHIVE_SECONDS,
} from './constants.ts'

/** What a rule needs to know of a request. */
export type RequestState = { status: RequestStatus; archivedAt: Date | null; doneAt: Date | null }
/** The three notices (spec 4): somebody was there first. */
export const NOTICES = ['already-accepted', 'already-declined', 'already-archived'] as const
export type Notice = (typeof NOTICES)[number]

/** Why a request can no longer be accepted or declined; null when it can. */
export function decisionRefusal({
  status,
  archivedAt,
}: Pick<RequestState, 'status' | 'archivedAt'>): Notice | null {
  if (archivedAt) return 'already-archived'
  if (status === 'no action taken') return null
  return status === 'declined' ? 'already-declined' : 'already-accepted'
}

/** Who did what a notice tells of, and when. */
export type HandledState = Pick<RequestState, 'status' | 'archivedAt'> & {
  decidedByName: string | null
  decidedAt: Date | null
  archivedByName: string | null
  /** An accepted request that was cancelled afterwards is declined. */
  cancelledByName: string | null
  cancelledAt: Date | null
}

/** The notice of a request (spec 3) with who and when; by nobody where nobody did it. Null while it waits. */
export function noticeOf(request: HandledState): { kind: Notice; by: string | null; at: Date | null } | null {
  const kind = decisionRefusal(request)
  if (kind === null) return null
  if (kind === 'already-archived') return { kind, by: request.archivedByName, at: request.archivedAt }
  if (request.cancelledAt) return { kind, by: request.cancelledByName, at: request.cancelledAt }
  return { kind, by: request.decidedByName, at: request.decidedAt }
}

const isAccepted = ({ status }: Pick<RequestState, 'status'>) =>
  status === 'accepted' || status === 'auto accepted'

/** Whether it was promised and is still to be done. */
export function isToDo(request: RequestState): boolean {
  return isAccepted(request) && request.doneAt === null && request.archivedAt === null
}

/** Why a request cannot be marked as done; null when it can: after the acceptance comes done or delivered. */
export function doneRefusal(request: RequestState): Notice | 'already-done' | 'not-accepted' | null {
  if (request.archivedAt) return 'already-archived'
  if (request.doneAt) return 'already-done'
  if (isAccepted(request)) return null
  return request.status === 'declined' ? 'already-declined' : 'not-accepted'
}

/** Why there is no done to take back; null where there is. */
export function undoneRefusal({ status, archivedAt, doneAt }: RequestState): Notice | 'not-done' | null {
  if (archivedAt) return 'already-archived'
  // Cancelled after it was done: what was handed over stays handed over.
  if (status === 'declined') return 'already-declined'
  return doneAt ? null : 'not-done'
}

/** Why an answered request cannot be cancelled or refunded; null where it was accepted, done or not. */
export function cancelRefusal({
  status,
  archivedAt,
}: Pick<RequestState, 'status' | 'archivedAt'>): Notice | 'not-accepted' | null {
  if (archivedAt) return 'already-archived'
  if (status === 'no action taken') return 'not-accepted'
  return status === 'declined' ? 'already-declined' : null
}

/** What cancelling does with the money: a hold is let go, a payment goes back, a bill is the reception's to change. */
export type MoneyBack = 'nothing' | 'release' | 'refund' | 'bill' | 'cash'

/** What becomes of the money when an accepted request is cancelled; of what was paid at the door staff give it back. */
export function moneyBackOf({
  service,
  payment,
  total,
  doneAt,
}: {
  service: PaymentService
  payment: OrderPaymentState
  total: number
  doneAt: unknown
}): MoneyBack {
  if (payment === 'held') return 'release'
  if (payment === 'captured') return 'refund'
  if (payment !== 'none' || total === 0) return 'nothing'
  if (service === 'Put on bill') return 'bill'
  return doneAt ? 'cash' : 'nothing'
}

/** Money that should have gone back by then did not: its provider refuses, or nobody reaches it. */
const RETURN_WITHIN_MS = HOUR_MS / 4

/** How far the money of a declined or cancelled request is on its way back; null where none is. */
export function moneyReturning(
  { status, payment, endedAt }: { status: RequestStatus; payment: OrderPaymentState; endedAt: number | null },
  now: number,
): 'releasing' | 'refunding' | 'overdue' | null {
  if (status !== 'declined' || (payment !== 'held' && payment !== 'captured')) return null
  if (endedAt !== null && now - endedAt > RETURN_WITHIN_MS) return 'overdue'
  return payment === 'held' ? 'releasing' : 'refunding'
}

/** A request must be accepted or declined before it can be archived (spec 4). */
export function archiveRefusal({
  status,
  archivedAt,
}: Pick<RequestState, 'status' | 'archivedAt'>): 'already-archived' | 'not-decided' | null {
  if (archivedAt) return 'already-archived'
  return status === 'no action taken' ? 'not-decided' : null
}

/** An archiving can be taken back for a few seconds; there is nothing to take back of one that is not archived. */
export function unarchiveRefusal(
  { archivedAt }: Pick<RequestState, 'archivedAt'>,
  now: Date,
): 'undo-expired' | null {
  return archivedAt === null || archivedAt < oldestUndo(now) ? 'undo-expired' : null
}

/** What was archived before this moment stays archived. */
export function oldestUndo(now: Date): Date {
  return new Date(now.getTime() - UNDO_ARCHIVE_SECONDS * 1000)
}

type AskedFor = {
  timeRequested: Date | null
  /** The end of the first day it is for, of what has a day and no time. */
  endOfFirstDay?: Date | null
  placedAt: Date
}

/** When an undecided request is declined by itself: one day after the time it was for, or after its first day. */
export function expiryOf({ timeRequested, endOfFirstDay = null, placedAt }: AskedFor): Date {
  const moments = [timeRequested, endOfFirstDay].flatMap((moment) => moment?.getTime() ?? [])
  const wanted = moments.length > 0 ? Math.min(...moments) : placedAt.getTime()
  return new Date(wanted + EXPIRY_HOURS * HOUR_MS)
}

/** A hold is let go this long before it lapses, so that the money goes back in good order. */
const RELEASE_BEFORE_LAPSE_MS = HOUR_MS

/** Holds that lapse until this moment are let go now, where nobody has answered. */
export function lapsingUntil(now: Date): Date {
  return new Date(now.getTime() + RELEASE_BEFORE_LAPSE_MS)
}

/** The day from which an archived request loses its person: counted from departure, else from the order's day. */
export function removalDay(departure: string | null, placedAt: Date, timeZone: string): string {
  const from = departure ?? localTimeAt(placedAt.getTime(), timeZone).date
  return addDays(from, ARCHIVE_DAYS_AFTER_DEPARTURE)
}

/** The ways a message goes. */
export function channelsOf(confirmation: ConfirmationChannel): ('sms' | 'email')[] {
  if (confirmation === 'none') return []
  return confirmation === 'both' ? ['sms', 'email'] : [confirmation]
}
