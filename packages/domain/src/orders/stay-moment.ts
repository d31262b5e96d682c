import { instantOfLocal } from '../time.ts'
import type { StayMoment } from './constants.ts'
import { isInTime } from './cut-off.ts'
import type { Product } from './product-schema.ts'

/** Arrival and departure as days, and the times the stay has of its own. */
export type StayDays = {
  arrival: string
  departure: string
  checkInTime?: string | null
  checkOutTime?: string | null
}

/** A stay, and the property's clock. */
export type StayTimes = {
  stay: StayDays | null
  checkInTime: string
  checkOutTime: string
  timeZone: string
}

/** When a part of the stay is had: at check-in or check-out; null for the whole stay, and without a booking. */
export function stayMomentAt(moment: StayMoment, times: StayTimes): number | null {
  const { stay, checkInTime, checkOutTime, timeZone } = times
  if (stay === null || moment === 'whole stay') return null
  const local = moment === 'arrival' ? `${stay.arrival}T${checkInTime}` : `${stay.departure}T${checkOutTime}`
  return instantOfLocal(local, timeZone) ?? null
}

type StayPart = { options: Pick<Product['options'], 'kind' | 'stayMoment' | 'cutOff'> }

/** Whether this part of the stay is over, or its cut-off is. */
export function isStayPartTooLate({ options }: StayPart, now: number, times: StayTimes): boolean {
  if (options.kind !== 'part of the stay') return false
  const moment = stayMomentAt(options.stayMoment, times)
  return moment !== null && (now >= moment || !isInTime(options.cutOff, moment, now, times.timeZone))
}

/** The first moment of the stay that these are about; null where none has one. */
export function firstStayMoment(parts: readonly StayPart[], times: StayTimes): number | null {
  const moments = parts
    .filter(({ options }) => options.kind === 'part of the stay')
    .flatMap(({ options }) => stayMomentAt(options.stayMoment, times) ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}
