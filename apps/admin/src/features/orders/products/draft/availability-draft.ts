import {
  availabilityKindsFor,
  availabilityOf,
  type DatedOptions,
} from '@innkeeper/domain/orders/availability.ts'
import type {
  Availability,
  AvailabilityKind,
  TimeSlot,
} from '@innkeeper/domain/orders/availability-schema.ts'
import type { StayTime } from '@innkeeper/domain/orders/constants.ts'

/** How a product is counted, or that nobody counts it by days. */
export type CountedBy = AvailabilityKind | 'none'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
export const NEW_SLOT: TimeSlot = { time: '18:00', weekdays: EVERY_DAY, places: 4 }

/** What can be chosen for this product; not to be counted comes first. */
export function waysToCount(options: DatedOptions): CountedBy[] {
  return ['none', ...availabilityKindsFor(options)]
}

export function countedBy(options: DatedOptions): CountedBy {
  return availabilityOf(options)?.kind ?? 'none'
}

/** How counting begins when it is chosen. */
export function firstAvailability(kind: CountedBy): Availability | null {
  switch (kind) {
    case 'none':
      return null
    case 'time slots':
      return { kind, slots: [NEW_SLOT] }
    case 'hours':
      return { kind, most: 3, places: 2 }
    default:
      return { kind, places: 10 }
  }
}

/** Places among the slots that stand twice at one time on one weekday. */
export function slotsTwice(slots: readonly TimeSlot[]): number[] {
  const seen = new Set<string>()
  return slots.flatMap(({ time, weekdays }, place) => {
    const own = [...new Set(weekdays)].map((day) => `${day} ${time}`)
    const isTwice = own.some((each) => seen.has(each))
    for (const each of own) seen.add(each)
    return isTwice ? [place] : []
  })
}

/** Early check-in or late check-out, of what is had in hours. */
export function hoursAt({ stayMoment }: Pick<DatedOptions, 'stayMoment'>): StayTime {
  return stayMoment === 'departure' ? 'departure' : 'arrival'
}
