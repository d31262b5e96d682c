import type { LineWhen } from '@innkeeper/domain/orders/availability.ts'
import { GUEST_CANCELLED_REASON } from '@innkeeper/domain/orders/constants.ts'
import { addDays, localTimeAt, MINUTE_MS } from '@innkeeper/domain/time.ts'
import type { OrderDraft } from '../../decide-order.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { fjellheimLinkKey } from '../link-key.ts'
import { DESK } from '../orders.ts'
import { FJELLHEIM } from '../property.ts'
import { cameFromOn } from './came-from.ts'
import { isOfferedTo, type Offer, offerOf, purchase } from './store-offers.ts'

const HOURS = 60
const DAYS = 24 * HOURS
/** Booked long enough before to have bought something since. */
const BOOKED_DAYS_AGO = 4
const COMING_DAYS = 16

/** `answeredAfter` in minutes; one without waits, unless nobody has to answer. */
type Recent = {
  deal: string
  minutesAgo: number
  quantity?: number
  when(stay: DemoBooking): LineWhen
  answer?: { after: number; reason: 'out of stock' | 'too busy' | typeof GUEST_CANCELLED_REASON | null }
  /** Bought by the guest of the line before. */
  isSameGuest?: true
  /** The guest everyone meets before the arrival. */
  isPekka?: true
}

const onDay = (after: number, time: string | null) => (stay: DemoBooking) => ({
  days: [addDays(stay.arrival, after)],
  time,
})

const RECENT: readonly Recent[] = [
  {
    deal: 'breakfast-in-bed',
    minutesAgo: 2 * DAYS,
    quantity: 2,
    when: onDay(2, '08:30'),
    answer: { after: 35, reason: null },
    isPekka: true,
  },
  {
    deal: 'sauna-and-a-dip',
    minutesAgo: 3 * HOURS,
    when: onDay(1, '18:00'),
    answer: { after: 3 * HOURS - 26, reason: GUEST_CANCELLED_REASON },
  },
  // The same guest with the hour changed.
  { deal: 'sauna-and-a-dip', minutesAgo: 26, when: onDay(1, '20:00'), isSameGuest: true },
  { deal: 'no-hurry', minutesAgo: 95, when: ({ departure }) => ({ days: [departure], time: '13:00' }) },
  {
    deal: 'breakfast-in-bed',
    minutesAgo: 5 * HOURS,
    quantity: 2,
    when: ({ arrival }) => ({ days: [addDays(arrival, 1), addDays(arrival, 2)], time: '09:00' }),
  },
  {
    deal: 'cocoa-under-the-stars',
    minutesAgo: 1 * DAYS,
    when: ({ arrival }) => ({ days: [arrival, addDays(arrival, 1)], time: null }),
  },
  { deal: 'barn-for-the-car', minutesAgo: 2 * DAYS, when: onDay(0, null) },
  {
    deal: 'room-from-one',
    minutesAgo: 1 * DAYS + 90,
    when: ({ arrival }) => ({ days: [arrival], time: '13:00' }),
  },
  {
    deal: 'no-hurry',
    minutesAgo: 2 * DAYS + 40,
    when: ({ departure }) => ({ days: [departure], time: '14:00' }),
    answer: { after: 18, reason: null },
  },
  {
    deal: 'bed-for-one-more',
    minutesAgo: 1 * DAYS + 300,
    when: onDay(0, null),
    answer: { after: 50, reason: 'out of stock' },
  },
  {
    deal: 'sauna-and-a-dip',
    minutesAgo: 2 * DAYS + 200,
    when: onDay(0, '18:00'),
    answer: { after: 64, reason: 'too busy' },
  },
  {
    deal: 'bed-for-one-more',
    minutesAgo: 9 * HOURS,
    when: onDay(0, null),
    answer: { after: 70, reason: GUEST_CANCELLED_REASON },
  },
]

/** Everything a request of the store can be, of guests who come in the next weeks. */
export function recentPurchases(
  now: number,
  offers: readonly Offer[],
  bookings: readonly DemoBooking[],
): OrderDraft[] {
  const { timeZone } = FJELLHEIM
  const today = localTimeAt(now, timeZone).date
  const bookedBefore = now - BOOKED_DAYS_AGO * DAYS * MINUTE_MS
  const pekka = bookings.find(({ linkKey }) => linkKey === fjellheimLinkKey('pekka'))
  const coming = bookings.filter(
    (booking) =>
      booking !== pekka &&
      booking.arrival >= addDays(today, 3) &&
      booking.arrival <= addDays(today, COMING_DAYS) &&
      booking.departure >= addDays(booking.arrival, 2) &&
      booking.guest.email !== null &&
      !booking.cancelledAt &&
      (booking.createdAt?.getTime() ?? 0) < bookedBefore,
  )
  let last: DemoBooking | undefined
  return RECENT.map(({ deal, minutesAgo, quantity = 1, when, answer, isSameGuest, isPekka }, nth) => {
    const offer = offerOf(offers, deal)
    const placedAt = now - minutesAgo * MINUTE_MS
    const day = localTimeAt(placedAt, timeZone).date
    const next = coming.find((booking) => isOfferedTo(offer, booking, day))
    const booking = isPekka ? pekka : isSameGuest ? last : next
    if (!booking) throw new Error(`nobody in the demo can buy ${deal}`)
    last = booking
    if (booking === next) coming.splice(coming.indexOf(next), 1)
    const isByGuest = answer?.reason === GUEST_CANCELLED_REASON
    return purchase({
      offer,
      arrival: booking.arrival,
      booking,
      placedAt,
      quantity,
      when: when(booking),
      cameFrom: cameFromOn(day, offer.deal.id),
      decision: answer
        ? {
            status: answer.reason === null ? 'accepted' : 'declined',
            at: placedAt + answer.after * MINUTE_MS,
            by: isByGuest ? null : (DESK[nth % DESK.length] ?? null),
            reason: answer.reason,
          }
        : null,
    })
  })
}
