import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { canUndo } from '@innkeeper/domain/guests/undo.ts'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../platform/http/app-error.ts'
import { bookingChanges } from '../tables.ts'
import type { BookingChange, StoredBooking } from '../write-booking.ts'
import { requireFreeNumber } from './booking-number.ts'
import { recordStay } from './record-stay.ts'
import { bookingAt, momentOf, type StayWork } from './work.ts'
import { writeStay } from './write-stay.ts'

type Undoing = { bookingId: string; revision: number; sharedUnitReason?: string | undefined }

/** Takes the newest change back, where nothing changed since; the unit it gave up may be somebody else's now. */
export async function undo(work: StayWork, { sharedUnitReason, ...at }: Undoing): Promise<string> {
  const booking = await bookingAt(work, at)
  const last = await findChange(work, booking)
  if (!last || !canUndo(last)) throw nothingToUndo()
  const change = restored(last.before)
  const after = { ...booking, ...change }
  const { now, house } = momentOf(work)
  // The clock has gone past it: undone, the stay would be over all the same.
  if (after.state !== booking.state && currentState(after, now, house) !== after.state) throw nothingToUndo()
  await requireFreeNumber(work, after, booking)
  const reason = sharedUnitReason ?? after.sharedUnitReason ?? undefined
  await writeStay(work, booking, change, { kind: 'undone', reason, known: booking })
  await recordStay(work, 'booking.undone', after)
  return booking.id
}

async function findChange({ tx, propertyId }: StayWork, { id, revision }: StoredBooking) {
  const [last] = await tx
    .select()
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.propertyId, propertyId),
        eq(bookingChanges.bookingId, id),
        eq(bookingChanges.revision, revision),
      ),
    )
  return last
}

const MOMENTS: readonly string[] = ['cancelledAt', 'noShowAt', 'checkedInAt', 'checkedOutAt']

/** Moments are kept as text. */
function restored(before: Record<string, unknown>): BookingChange {
  const fields = Object.entries(before).map(([field, value]) => [
    field,
    MOMENTS.includes(field) && typeof value === 'string' ? new Date(value) : value,
  ])
  return Object.fromEntries(fields)
}

function nothingToUndo(): AppError {
  return new AppError('booking/nothing-to-undo', 'This cannot be undone any more.')
}
