import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { DEMO_ACCOUNTS } from '../accounts.ts'
import type { DemoBooking, DemoBookingChange } from '../demo-property.ts'
import { fjellheimLinkKey } from './link-key.ts'
import { FJELLHEIM } from './property.ts'
import { unitId } from './units.ts'

const RECEPTION = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('reception@'))?.name ?? null
const FIRST_ROOM = '206'

type Step = Pick<DemoBookingChange, 'kind' | 'at'> & Partial<Pick<DemoBookingChange, 'before' | 'after'>>

/** What the pages of the guests everyone meets tell of them, oldest first; the last step is the booking's revision. */
export function bookingHistory(bookings: readonly DemoBooking[]): DemoBookingChange[] {
  return (['astrid', 'pekka', 'marieke'] as const).flatMap((known) => {
    const booking = bookings.find(({ linkKey }) => linkKey === fjellheimLinkKey(known))
    return booking ? changesOf(booking, STEPS[known](booking)) : []
  })
}

const moment = (day: string, clock: string) =>
  new Date(instantOfLocal(`${day}T${clock}`, FJELLHEIM.timeZone) ?? 0)
const created = ({ createdAt, arrival }: DemoBooking): Step => ({
  kind: 'created',
  at: createdAt ?? moment(addDays(arrival, -14), '10:00'),
})
const checkedIn = ({ checkedInAt, arrival }: DemoBooking): Step => ({
  kind: 'checked-in',
  at: checkedInAt ?? moment(arrival, '15:00'),
  before: { state: 'precheckin' },
  after: { state: 'checkin' },
})

const STEPS: Record<'astrid' | 'pekka' | 'marieke', (booking: DemoBooking) => Step[]> = {
  astrid: (booking) => [
    created(booking),
    {
      kind: 'moved',
      at: moment(booking.arrival, '11:20'),
      before: { unitId: unitId(FIRST_ROOM) },
      after: { unitId: booking.unitId },
    },
    checkedIn(booking),
  ],
  pekka: (booking) => [created(booking)],
  marieke: (booking) => [
    created(booking),
    checkedIn(booking),
    {
      kind: 'checked-out',
      at: booking.checkedOutAt ?? moment(booking.departure, '10:00'),
      before: { state: 'checkin' },
      after: { state: 'checkout' },
    },
  ],
}

function changesOf({ id }: DemoBooking, steps: readonly Step[]): DemoBookingChange[] {
  return steps.map(({ kind, at, before = {}, after = {} }, nth) => ({
    bookingId: id,
    revision: nth + 1,
    at,
    kind,
    source: nth === 0 ? 'demo' : 'staff',
    actorId: null,
    actorName: nth === 0 ? null : RECEPTION,
    before,
    after,
  }))
}
