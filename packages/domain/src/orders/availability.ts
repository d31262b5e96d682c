import { addDays, clockOfMinute, dayOfIsoDate, minuteOfClock, weekdayOfDay } from '../time.ts'
import type { Availability, AvailabilityKind } from './availability-schema.ts'
import { MAX_DAYS_OF_LINE, type ProductKind, type StayMoment, type StayTime } from './constants.ts'
import type { StayTimes } from './stay-moment.ts'
import { grantedStayTime, type HoursFrom, hoursBeyond } from './stay-time.ts'

/*
 * What can be had on which day of a stay. A line that asks for days says them itself, and its time where there are slots;
 * early check-in and late check-out are a time on the first or the last day, so many whole hours from the usual one.
 */

/** When a line is for. */
export type LineWhen = { days: readonly string[]; time: string | null }

/** One count that an order takes from: of a product or a deal, on a day, at a time where there are slots. */
export type Take = {
  subject: string
  day: string
  slot: string
  quantity: number
  /** As many as the house has; null counts the rooms that no booking has. */
  places: number | null
}

export type DatedOptions = {
  kind: ProductKind
  stayMoment: StayMoment
  availability: Availability | null
}
type Stay = NonNullable<StayTimes['stay']>

/** Which ways of counting fit a product: by its kind, and the part of the stay it is about. */
export function availabilityKindsFor({
  kind,
  stayMoment,
}: Omit<DatedOptions, 'availability'>): AvailabilityKind[] {
  if (kind !== 'part of the stay') return ['time slots', 'each day']
  return stayMoment === 'whole stay' ? ['each night', 'each day'] : ['hours']
}

/** How the product is counted, as far as that fits what it is: a product that changed its kind keeps no old count. */
export function availabilityOf(options: DatedOptions): Availability | null {
  const { availability } = options
  return availability && availabilityKindsFor(options).includes(availability.kind) ? availability : null
}

/** The nights of a stay, by the day on which each begins. */
export function nightsOf({ arrival, departure }: Stay): string[] {
  const nights: string[] = []
  for (let day = arrival; day < departure && nights.length < MAX_DAYS_OF_LINE; day = addDays(day, 1))
    nights.push(day)
  return nights
}

/** The days of a stay, with that of the departure. */
export function daysOf({ arrival, departure }: Stay): string[] {
  return [...nightsOf({ arrival, departure }), departure].slice(0, MAX_DAYS_OF_LINE)
}

/** The days of a stay for which this can be asked. */
export function daysToAskFor(options: DatedOptions, stay: Stay): string[] {
  const availability = availabilityOf(options)
  if (availability?.kind === 'each night') return nightsOf(stay)
  if (availability?.kind === 'hours')
    return [options.stayMoment === 'arrival' ? stay.arrival : stay.departure]
  return daysOf(stay)
}

/** The slots of a day, in the order of the clock. */
export function slotsOn(availability: Availability | null, day: string): { time: string; places: number }[] {
  if (availability?.kind !== 'time slots') return []
  const weekday = weekdayOfDay(dayOfIsoDate(day))
  return availability.slots
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ time, places }) => ({ time, places }))
    .sort((one, other) => one.time.localeCompare(other.time))
}

/**
 * The times that stand for one hour, two hours and so on before the usual check-in or after the usual check-out, within
 * the day; each with the hours it brings beyond what the stay has, and none that brings nothing.
 */
export function hourSteps(
  { most }: { most: number },
  moment: StayTime,
  times: HoursFrom,
): { time: string; hours: number }[] {
  const usual = minuteOfClock(moment === 'arrival' ? times.checkInTime : times.checkOutTime)
  const granted = grantedStayTime(moment, times)
  const steps: { time: string; hours: number }[] = []
  for (let hours = 1; hours <= most; hours++) {
    const minute = moment === 'arrival' ? usual - hours * 60 : usual + hours * 60
    if (minute < 0 || minute >= 24 * 60) break
    const time = clockOfMinute(minute)
    steps.push({ time, hours: hoursBeyond(moment, time, granted) })
  }
  return steps.filter((step) => step.hours > 0)
}
