import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { type AdminTranslate, useT } from '../../../platform/texts.ts'

type Doubtful = Pick<
  RequestListItem,
  'isMatched' | 'bookingUnit' | 'isPaidLate' | 'source' | 'type' | 'payment' | 'isPreview'
>

/** What makes staff look twice, each in a few words. */
export function doubtWords(t: AdminTranslate, request: Doubtful): string[] {
  const { isMatched, bookingUnit, isPaidLate, isPreview, source, type, payment } = request
  // A link before or after the stay is a booking, only not one in house; an upgrade is asked for before it, too.
  const isWithoutBooking = type === 'in-stay' || source === 'room upgrades'
  const unmatched = isWithoutBooking ? 'requests.notMatched' : 'requests.notInHouse'
  const isGone = payment === 'released' || payment === 'refunded'
  return [
    ...(isMatched || isPreview || (bookingUnit !== null && type === 'in-stay') ? [] : [t(unmatched)]),
    // A booking in house vouches for it, but not for the room.
    ...(bookingUnit === null ? [] : [t('requests.notMatchedRoom', { unit: bookingUnit })]),
    ...(isPaidLate ? [t(isGone ? 'requests.paidLate' : 'requests.paidLateGoingBack')] : []),
  ]
}

export function useDoubts(): (request: Doubtful) => string[] {
  const t = useT()
  return (request) => doubtWords(t, request)
}
