import { newId } from '../../../platform/ids.ts'
import { changeBooking } from '../write-booking.ts'
import { recordStay } from './record-stay.ts'
import { requireAllowed } from './refusal.ts'
import { bookingAt, type StayWork, writerOf } from './work.ts'

/** The old link is unknown from now on; open pages are told under both. */
export async function renewLink(
  work: StayWork,
  at: { bookingId: string; revision: number },
): Promise<string> {
  const booking = await bookingAt(work, at)
  requireAllowed('renew the link', booking, work)
  await changeBooking(work.tx, booking, { linkKey: newId() }, { kind: 'link-renewed', by: writerOf(work) })
  await recordStay(work, 'booking-link.renewed', booking)
  return booking.id
}
