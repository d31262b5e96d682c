import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'

export type Standing = 'calledOff' | 'left' | 'leavesToday' | 'inHouse' | 'arrivesToday' | 'expected'

type Stay = Pick<GuestPage, 'state' | 'arrival' | 'departure' | 'cancelledAt' | 'noShowAt'>

/** How the stay of whoever writes stands; `today` by the property's calendar. */
export function standingOf(stay: Stay, today: string): Standing {
  if (isCalledOff(stay)) return 'calledOff'
  if (stay.state === 'checkout') return 'left'
  if (stay.state === 'checkin') return stay.departure <= today ? 'leavesToday' : 'inHouse'
  return stay.arrival <= today ? 'arrivesToday' : 'expected'
}
