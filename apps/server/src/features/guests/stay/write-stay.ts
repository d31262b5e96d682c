import type { BookingChangeKind } from '@innkeeper/domain/guests/schema.ts'
import { requireKnownUnits } from '../known-units.ts'
import { type BookingChange, changeBooking, type StoredBooking } from '../write-booking.ts'
import { isReturningGuest } from './other-stays.ts'
import { settleUnit } from './settle-unit.ts'
import { type StayWork, writerOf } from './work.ts'

type Writing = {
  kind: BookingChangeKind
  /** Why a unit that others have is shared. */
  reason?: string | undefined
  /** The stay whose neighbours are known already; null asks anew. */
  known: StoredBooking | null
}

const TAKING = [
  'unitId',
  'arrival',
  'departure',
  'state',
  'checkOutTime',
  'cancelledAt',
  'noShowAt',
] as const satisfies readonly (keyof StoredBooking)[]
const TELLING_WHO = ['email', 'phone', 'arrival'] as const satisfies readonly (keyof StoredBooking)[]

/** Writes a change of a stay by staff: its unit is free or shared with a reason, and who comes again is known. */
export async function writeStay(
  work: StayWork,
  booking: StoredBooking,
  change: BookingChange,
  { kind, reason, known }: Writing,
): Promise<StoredBooking> {
  const after = { ...booking, ...change }
  await requireKnownUnits(work.tx, work.propertyId, change)
  const isUnitAsked = kind === 'checked-in' || TAKING.some((field) => differs(booking, after, field))
  const sharedUnitReason = isUnitAsked
    ? await settleUnit(work, after, { known, said: reason || null, kept: keptReason(booking, after) })
    : booking.sharedUnitReason
  const asksWho = kind === 'checked-in' || TELLING_WHO.some((field) => differs(booking, after, field))
  const written = await changeBooking(
    work.tx,
    booking,
    {
      ...change,
      sharedUnitReason,
      isReturningGuest: asksWho ? await isReturningGuest(work.tx, after) : booking.isReturningGuest,
    },
    { kind, by: writerOf(work) },
  )
  if (written.unitId !== booking.unitId) await work.roomGiven(work.tx, written)
  return written
}

/** What was said of one unit says nothing of another. */
function keptReason(booking: StoredBooking, after: StoredBooking): string | null {
  return after.unitId === booking.unitId ? after.sharedUnitReason : null
}

function differs(before: StoredBooking, after: StoredBooking, field: keyof StoredBooking): boolean {
  return String(before[field]) !== String(after[field])
}
