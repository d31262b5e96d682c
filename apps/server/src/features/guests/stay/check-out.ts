import { departureAtCheckOut, todayIn } from '@innkeeper/domain/guests/stay-commands.ts'
import { recordStay } from './record-stay.ts'
import { requireAllowed } from './refusal.ts'
import { bookingAt, momentOf, type StayWork } from './work.ts'
import { writeStay } from './write-stay.ts'

/** Checks a guest out; who leaves early gives the other nights back. */
export async function checkOut(work: StayWork, at: { bookingId: string; revision: number }): Promise<string> {
  const booking = await bookingAt(work, at)
  requireAllowed('check out', booking, work)
  const { now, house } = momentOf(work)
  const departure = departureAtCheckOut(booking, todayIn(house, now))
  const left = { departure, state: 'checkout' as const, checkedOutAt: work.now }
  await writeStay(work, booking, left, { kind: 'checked-out', known: booking })
  await recordStay(work, 'booking.checked-out', booking)
  return booking.id
}
