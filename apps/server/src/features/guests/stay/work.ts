import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { holdPlaces } from '../hold-places.ts'
import { lockBooking, type StoredBooking, type Writer } from '../write-booking.ts'
import type { StayHouse } from './house.ts'
import { readGuestPage } from './read-guest-page.ts'

export type RoomGiven = (
  tx: Tx,
  stay: Pick<StoredBooking, 'propertyId' | 'id' | 'unitCategoryId' | 'unitId'>,
) => Promise<void>

/** One command of a member of staff in one transaction. */
export type StayWork = {
  tx: Tx
  propertyId: string
  staff: Pick<Staff, 'userId' | 'name'>
  now: Date
  house: StayHouse
  /** Tells of a stay whose room changed, in the same transaction. */
  roomGiven: RoomGiven
}

/** As rules ask for it. */
export function momentOf({ now, house }: Pick<StayWork, 'now' | 'house'>) {
  return { now: now.getTime(), house: house.property }
}

export function writerOf({ staff }: Pick<StayWork, 'staff'>): Writer {
  return { source: 'staff', actorId: staff.userId, actorName: staff.name }
}

/** The booking, held; throws `booking/stale-revision` with its page where somebody changed it meanwhile. */
export async function bookingAt(
  work: StayWork,
  { bookingId, revision }: { bookingId: string; revision: number },
): Promise<StoredBooking> {
  await holdPlaces(work.tx, work.propertyId)
  const booking = await lockBooking(work.tx, work.propertyId, bookingId)
  await requireRevision(work, booking, revision)
  return booking
}

/** Throws `booking/stale-revision` with the page as it is now. */
export async function requireRevision(
  work: StayWork,
  { id, revision }: StoredBooking,
  based: number,
): Promise<void> {
  if (revision === based) return
  throw new AppError('booking/stale-revision', 'Somebody changed this booking meanwhile.', {
    current: await readGuestPage(work, id),
  })
}
