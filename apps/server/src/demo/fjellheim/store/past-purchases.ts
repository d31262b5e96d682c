import { availabilityOf } from '@innkeeper/domain/orders/availability.ts'
import { dayStart } from '@innkeeper/domain/statistics/period.ts'
import { addDays, localTimeAt, MINUTE_MS } from '@innkeeper/domain/time.ts'
import { decided, type OrderDraft } from '../../decide-order.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { type Dice, diceFrom } from '../../seeded-random.ts'
import { DESK } from '../orders.ts'
import { FJELLHEIM } from '../property.ts'
import { cameFromOn } from './came-from.ts'
import { BUSIEST, busyOn } from './season.ts'
import { isOfferedTo, type Offer, purchase } from './store-offers.ts'
import { whenWanted } from './when-wanted.ts'

export const DAYS_OF_YEAR = 365
/** What is bought on a day of the busiest month, at the most. */
const MOST_A_DAY = 5
const SOONEST = 2
const LATEST = 20
const EVENING = [8 * 60, 22 * 60] as const

type Buyer = { booking: DemoBooking | null; arrival: string; departure: string }

/** What guests bought in a year; of those whose bookings are gone only what they bought is left. */
export function pastPurchases(
  now: number,
  offers: readonly Offer[],
  bookings: readonly DemoBooking[],
): OrderDraft[] {
  const dice = diceFrom(1936)
  const { timeZone } = FJELLHEIM
  const today = localTimeAt(now, timeZone).date
  const known = bookings.filter(isBuyer)
  const reach = known.reduce((first, { arrival }) => (arrival < first ? arrival : first), today)
  const days = Array.from({ length: DAYS_OF_YEAR }, (_, nth) => addDays(today, nth - DAYS_OF_YEAR))
  return days
    .flatMap((day) => {
      const count = dice.between(0, Math.ceil((busyOn(day) * MOST_A_DAY) / BUSIEST))
      return Array.from({ length: count }, () => day)
    })
    .flatMap((day): OrderDraft[] => {
      const placedAt = dayStart(day, timeZone) + dice.between(...EVENING) * MINUTE_MS
      const buyer = buyerOn(day, placedAt, known, reach, dice)
      const offer = buyer && liked(buyer, offers, day, today, dice)
      if (!offer) return []
      const draft = purchase({
        offer,
        arrival: buyer.arrival,
        booking: buyer.booking,
        placedAt,
        quantity: availabilityOf(offer.product.options) ? 1 : dice.between(1, 2),
        when: whenWanted(offer.product, buyer, dice),
        cameFrom: cameFromOn(day, offer.deal.id),
        decision: null,
      })
      return [inStoreWords(decided(draft, { now, desk: DESK, dice }))]
    })
}

const isBuyer = ({ guest, cancelledAt, noShowAt, checkInTime, checkOutTime }: DemoBooking) =>
  guest.email !== null && !cancelledAt && !noShowAt && !checkInTime && !checkOutTime

/** Somebody who was to come in the next weeks; further back than the bookings reach nobody's name is left. */
function buyerOn(
  day: string,
  placedAt: number,
  bookings: readonly DemoBooking[],
  reach: string,
  dice: Dice,
): Buyer | null {
  if (addDays(day, LATEST) < reach) {
    const arrival = addDays(day, dice.between(SOONEST, LATEST))
    return { booking: null, arrival, departure: addDays(arrival, dice.between(2, 4)) }
  }
  const [soonest, latest] = [addDays(day, SOONEST), addDays(day, LATEST)]
  const coming = bookings.filter(
    ({ arrival, createdAt }) =>
      arrival >= soonest && arrival <= latest && (createdAt?.getTime() ?? 0) < placedAt,
  )
  if (coming.length === 0) return null
  const booking = dice.pick(coming)
  return { booking, arrival: booking.arrival, departure: booking.departure }
}

function liked(
  { booking, arrival, departure }: Buyer,
  offers: readonly Offer[],
  day: string,
  today: string,
  dice: Dice,
): Offer | null {
  const near = [addDays(today, -1), today, addDays(today, 1)]
  const fitting = offers.filter((offer) => {
    const { targetGroups } = offer.deal.visibility
    if (offer.deal.state !== 'active') return false
    if (booking === null) return targetGroups.length === 0
    // Whoever comes or leaves these days does so at the usual time: the desk's day is told elsewhere.
    const isTimed = availabilityOf(offer.product.options)?.kind === 'hours'
    if (isTimed && (near.includes(arrival) || near.includes(departure))) return false
    return isOfferedTo(offer, booking, day)
  })
  const weighted = fitting.flatMap((offer) => Array.from({ length: offer.liking }, () => offer))
  return weighted.length > 0 ? dice.pick(weighted) : null
}

/** Nothing of a kitchen: what could not be done was too much at once. */
function inStoreWords(draft: OrderDraft): OrderDraft {
  const { decision } = draft
  return decision?.reason === 'other' ? { ...draft, decision: { ...decision, reason: 'too busy' } } : draft
}
