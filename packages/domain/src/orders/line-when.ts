import { instantOfLocal } from '../time.ts'
import {
  availabilityOf,
  type DatedOptions,
  daysToAskFor,
  hourSteps,
  type LineWhen,
  slotsOn,
  type Take,
} from './availability.ts'
import type { StayTime } from './constants.ts'
import { isInTime } from './cut-off.ts'
import { isOpenAt } from './delivery-times.ts'
import { asksForTime } from './product-kinds.ts'
import type { Product } from './product-schema.ts'
import type { StayTimes } from './stay-moment.ts'
import type { HoursFrom } from './stay-time.ts'

/** Why a line cannot be had when it says, as an error code. */
export type WhenProblemCode =
  /** It says no day, or no time where it has to. */
  | 'order/day-missing'
  | 'order/outside-stay'
  | 'order/closed-hours'
  | 'order/too-late'
  /** Hours that bring nothing beyond what the stay has, or has ordered. */
  | 'order/hours-had'
  /** It says days of what is not had on days. */
  | 'order/choice-refused'

type Options = DatedOptions & Pick<Product['options'], 'cutOff' | 'openingHours'>
type Where = StayTimes & { stay: NonNullable<StayTimes['stay']>; now: number }

/** Whether each line of it says for which days it is; in the store also what is had at a time says so itself. */
export function asksForDays(options: DatedOptions, isStore: boolean): boolean {
  return availabilityOf(options) !== null || (isStore && asksForTime(options.kind))
}

/** Whether only somebody whose stay is known can say when it is for: its nights, its first or its last day. */
export function needsStay(options: DatedOptions, stay: object | null): boolean {
  return stay === null && options.kind === 'part of the stay' && availabilityOf(options) !== null
}

/** Why a line that says its days cannot be had then; null where it can, as far as there are places. */
export function whenProblem(options: Options, when: LineWhen | null, where: Where): WhenProblemCode | null {
  if (!when || when.days.length === 0 || new Set(when.days).size !== when.days.length)
    return 'order/day-missing'
  const possible = daysToAskFor(options, where.stay)
  if (when.days.some((day) => !possible.includes(day))) return 'order/outside-stay'
  if (needsTime(options) && when.time === null) return 'order/day-missing'
  if (areHoursHad(options, when.time, where)) return 'order/hours-had'
  if (when.days.some((day) => !isTimeOn(options, day, when.time, where))) return 'order/closed-hours'
  return when.days.every((day) => isStillAhead(options, day, when.time, where)) ? null : 'order/too-late'
}

/** Whether there is a room to bring it to: not before check-in on the first day, nor after check-out on the last. */
export function isWhileTheirRoom(
  { kind }: Pick<DatedOptions, 'kind'>,
  { day, time }: { day: string; time: string | null },
  { stay, checkInTime, checkOutTime }: Pick<Where, 'stay' | 'checkInTime' | 'checkOutTime'>,
): boolean {
  if (kind !== 'brought' || time === null) return true
  return (day !== stay.arrival || time >= checkInTime) && (day !== stay.departure || time <= checkOutTime)
}

/** Whether a slot begins while they stay: on the day of departure none does from the stay's own check-out on. */
export function isBeforeTheyLeave(
  options: DatedOptions,
  { day, time }: { day: string; time: string | null },
  { stay, checkOutTime }: Pick<Where, 'stay' | 'checkOutTime'>,
): boolean {
  if (availabilityOf(options)?.kind !== 'time slots' || time === null || day !== stay.departure) return true
  return time < (stay.checkOutTime ?? checkOutTime)
}

/** How many pieces a line is, which its price is counted by: each on each of its days, or the hours. */
export function piecesOf(
  options: DatedOptions,
  line: { quantity: number; when: LineWhen | null },
  times: HoursFrom,
): number {
  const availability = availabilityOf(options)
  if (availability?.kind === 'hours') return hoursOf(options, line.when?.time ?? null, times) ?? 0
  return line.quantity * Math.max(line.when?.days.length ?? 1, 1)
}

/** Which time of the stay this moves: that of check-in or of check-out; null for all that is not had in hours. */
export function stayTimeOf(options: DatedOptions): StayTime | null {
  const { stayMoment } = options
  return availabilityOf(options)?.kind === 'hours' && stayMoment !== 'whole stay' ? stayMoment : null
}

/** How many hours beyond what the stay has a time brings; null where it is not one that can be had. */
export function hoursOf(options: DatedOptions, time: string | null, times: HoursFrom): number | null {
  const availability = availabilityOf(options)
  if (availability?.kind !== 'hours' || options.stayMoment === 'whole stay') return null
  return hourSteps(availability, options.stayMoment, times).find((step) => step.time === time)?.hours ?? null
}

/** Whether it is a time that is sold, and no better than what the stay has. */
function areHoursHad(options: DatedOptions, time: string | null, times: HoursFrom): boolean {
  return hoursOf(options, time, { ...times, stay: null }) !== null && hoursOf(options, time, times) === null
}

/** How many a line takes on each of its days: a guest who comes early is one guest, however many hours. */
export function takenEachDay(options: DatedOptions, quantity: number): number {
  return availabilityOf(options)?.kind === 'hours' ? 1 : quantity
}

/** What a line takes from the product's own count; nothing where nobody counts. */
export function takesOfLine(
  { id, options }: { id: string; options: DatedOptions },
  { quantity, when }: { quantity: number; when: LineWhen | null },
): Take[] {
  const availability = availabilityOf(options)
  if (!availability || !when) return []
  return when.days.map((day): Take => {
    if (availability.kind !== 'time slots') {
      const taken = takenEachDay(options, quantity)
      return { subject: id, day, slot: '', quantity: taken, places: availability.places }
    }
    const slot = when.time ?? ''
    const places = slotsOn(availability, day).find(({ time }) => time === slot)?.places ?? 0
    return { subject: id, day, slot, quantity, places }
  })
}

/** The first moment a line is for; null where its days have no time. */
export function firstMomentOf(when: LineWhen | null, timeZone: string): number | null {
  const [first] = [...(when?.days ?? [])].sort()
  return first && when?.time ? (instantOfLocal(`${first}T${when.time}`, timeZone) ?? null) : null
}

function needsTime(options: DatedOptions): boolean {
  const availability = availabilityOf(options)
  if (availability) return availability.kind === 'time slots' || availability.kind === 'hours'
  return asksForTime(options.kind)
}

function isTimeOn(options: Options, day: string, time: string | null, where: Where): boolean {
  const availability = availabilityOf(options)
  if (availability?.kind === 'time slots')
    return slotsOn(availability, day).some((slot) => slot.time === time)
  if (availability?.kind === 'hours') return hoursOf(options, time, where) !== null
  if (availability) return time === null
  const instant = instantOfLocal(`${day}T${time}`, where.timeZone)
  return instant !== undefined && isOpenAt(options.openingHours, instant, where.timeZone)
}

type Clock = Pick<Where, 'now' | 'timeZone'>

/** A day without a time can be had until it begins to end: until its check-out, or its night. */
export function isStillAhead(
  options: Pick<Options, 'cutOff'>,
  day: string,
  time: string | null,
  { now, timeZone }: Clock,
): boolean {
  const moment = instantOfLocal(`${day}T${time ?? '23:59'}`, timeZone) ?? 0
  return now < moment && isInTime(options.cutOff, moment, now, timeZone)
}
