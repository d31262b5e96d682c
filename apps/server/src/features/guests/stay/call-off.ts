import { recordStay } from './record-stay.ts'
import { requireAllowed } from './refusal.ts'
import { bookingAt, type StayWork } from './work.ts'
import { writeStay } from './write-stay.ts'

type At = { bookingId: string; revision: number }

export async function cancel(work: StayWork, at: At): Promise<string> {
  const booking = await bookingAt(work, at)
  requireAllowed('cancel', booking, work)
  await writeStay(work, booking, { cancelledAt: work.now }, { kind: 'cancelled', known: booking })
  await recordStay(work, 'booking.cancelled', booking)
  return booking.id
}

/** The guest was expected and did not come. */
export async function markNoShow(work: StayWork, at: At): Promise<string> {
  const booking = await bookingAt(work, at)
  requireAllowed('no-show', booking, work)
  await writeStay(work, booking, { noShowAt: work.now }, { kind: 'no-show', known: booking })
  await recordStay(work, 'booking.no-show', booking)
  return booking.id
}

/** Brings it back as it was; its unit may have been given away meanwhile. */
export async function reinstate(
  work: StayWork,
  { sharedUnitReason, ...at }: At & { sharedUnitReason?: string | undefined },
): Promise<string> {
  const booking = await bookingAt(work, at)
  requireAllowed('reinstate', booking, work)
  const back = { cancelledAt: null, noShowAt: null }
  await writeStay(work, booking, back, { kind: 'reinstated', reason: sharedUnitReason, known: null })
  await recordStay(work, 'booking.reinstated', booking)
  return booking.id
}
