import { addDays, DAY_MS, localTimeAt } from '../time.ts'
import {
  ARCHIVE_DAYS_AFTER_DEPARTURE,
  type ConfirmationChannel,
  EXPIRY_HOURS,
  type RequestStatus,
  UNDO_ARCHIVE_SECONDS,
} from './constants.ts'

const HOUR_MS = DAY_MS / 24

/** What a rule needs to know of a request. */
export type RequestState = { status: RequestStatus; archivedAt: Date | null }
/** The three notices (spec 4): somebody was there first. */
export type Notice = 'already-accepted' | 'already-declined' | 'already-archived'

/** Why a request can no longer be accepted or declined; null when it can. */
export function decisionRefusal({ status, archivedAt }: RequestState): Notice | null {
  if (archivedAt) return 'already-archived'
  if (status === 'no action taken') return null
  return status === 'declined' ? 'already-declined' : 'already-accepted'
}

/** A request must be accepted or declined before it can be archived (spec 4). */
export function archiveRefusal({
  status,
  archivedAt,
}: RequestState): 'already-archived' | 'not-decided' | null {
  if (archivedAt) return 'already-archived'
  return status === 'no action taken' ? 'not-decided' : null
}

/** An archiving can be taken back for a few seconds; there is nothing to take back of one that is not archived. */
export function unarchiveRefusal({ archivedAt }: RequestState, now: Date): 'undo-expired' | null {
  return archivedAt === null || archivedAt < oldestUndo(now) ? 'undo-expired' : null
}

/** What was archived before this moment stays archived. */
export function oldestUndo(now: Date): Date {
  return new Date(now.getTime() - UNDO_ARCHIVE_SECONDS * 1000)
}

/** When an undecided request is declined by itself: one day after the time it was for. */
export function expiryOf({ timeRequested, placedAt }: { timeRequested: Date | null; placedAt: Date }): Date {
  return new Date((timeRequested ?? placedAt).getTime() + EXPIRY_HOURS * HOUR_MS)
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
