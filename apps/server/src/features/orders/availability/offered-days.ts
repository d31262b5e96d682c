import type { OfferedDay } from '@innkeeper/api/orders/products.ts'
import { availabilityOf, daysToAskFor, hourSteps, slotsOn } from '@innkeeper/domain/orders/availability.ts'
import type { StayTime } from '@innkeeper/domain/orders/constants.ts'
import { timesOfDay } from '@innkeeper/domain/orders/delivery-times.ts'
import { isStillAhead } from '@innkeeper/domain/orders/line-when.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { type HadByStay, leftForStay } from '@innkeeper/domain/orders/stay-limit.ts'
import type { StayTimes } from '@innkeeper/domain/orders/stay-moment.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { Taken } from './find-taken.ts'

/** A stay, the property's usual times and now. */
export type OfferedIn = StayTimes & {
  stay: NonNullable<StayTimes['stay']>
  now: number
  /** For which of its times the stay has ordered hours: those are had once. */
  bought?: readonly StayTime[]
  /** What the stay has already, of which it may not have any number. */
  had?: HadByStay
}

/** The days of a stay on which a product can be had, with what is left; days that are full or over say so by none left. */
export function offeredDays(
  { id, options }: Pick<Product, 'id' | 'options'>,
  where: OfferedIn,
  taken: Taken,
): OfferedDay[] {
  const availability = availabilityOf(options)
  return daysToAskFor(options, where.stay).map((day): OfferedDay => {
    // What could be had a day before can be had at every time of the day.
    const isFarAhead = isStillAhead(options, addDays(day, -1), '00:00', where)
    const isAhead = (time: string | null) => isFarAhead || isStillAhead(options, day, time, where)
    const forStay =
      leftForStay(options.quantity.maxQuantity, where.had?.of(id, day) ?? 0) ?? Number.POSITIVE_INFINITY
    const leftOf = (places: number, slot?: string) =>
      Math.max(0, Math.min(places - taken.of(id, day, slot), forStay))
    if (availability?.kind === 'time slots') {
      const times = slotsOn(availability, day).map(({ time, places }) => ({
        time,
        left: isAhead(time) ? leftOf(places, time) : 0,
        hours: null,
      }))
      return { day, left: noneWithout(times), times }
    }
    if (availability?.kind === 'hours' && options.stayMoment !== 'whole stay') {
      const left = Math.max(0, availability.places - taken.of(id, day))
      const isBought = where.bought?.includes(options.stayMoment) ?? false
      const steps = isBought ? [] : hourSteps(availability, options.stayMoment, where)
      const times = steps.map(({ time, hours }) => ({ time, left: isAhead(time) ? left : 0, hours }))
      return { day, left: times.length > 0 ? left : 0, times }
    }
    if (availability?.kind === 'each day' || availability?.kind === 'each night') {
      return {
        day,
        left: isAhead(null) ? leftOf(availability.places) : 0,
        times: [],
      }
    }
    const times = timesOfDay(options.openingHours, day, where.timeZone).filter((time) => isAhead(time))
    return { day, left: noneWithout(times), times: times.map((time) => ({ time, left: null, hours: null })) }
  })
}

/** What is had at a time of the day is not had on a day without any. */
function noneWithout(times: readonly unknown[]): number | null {
  return times.length === 0 ? 0 : null
}
