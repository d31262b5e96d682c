import { addDays, DAY_MS, instantOfLocal, MINUTE_MS } from '../time.ts'
import type { Automation, Trigger, Wait } from './schema.ts'

/** What an automation asks of a stay. Moments are milliseconds since the epoch. */
export type PlannedStay = {
  arrival: string
  departure: string
  /** The stay's own, else the property's. */
  checkOutTime: string
  createdAt: number
  checkedInAt: number | null
  checkedOutAt: number | null
}
export type PlanHouse = { timeZone: string; checkInTime: string }

const HOUR_MS = 60 * MINUTE_MS
const UNIT_MS: Record<Wait['unit'], number> = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS }

export const waitMs = (wait: Wait | null): number => (wait ? wait.amount * UNIT_MS[wait.unit] : 0)

/** How long after the trigger each step is due. */
export function stepOffsets(steps: Automation['steps']): number[] {
  let offset = 0
  return steps.map((step) => {
    offset += waitMs(step.wait)
    return offset
  })
}

/** The day a trigger goes by, and how far from it; null for one that goes by a moment. */
export function triggerDay(
  trigger: Trigger,
): { of: 'arrival' | 'departure'; days: number; at: string } | null {
  switch (trigger.on) {
    case 'days before arrival':
    case 'registration missing':
      return { of: 'arrival', days: -trigger.days, at: trigger.at }
    case 'day of stay':
      return { of: 'arrival', days: trigger.day - 1, at: trigger.at }
    case 'days after check-out':
      return { of: 'departure', days: trigger.days, at: trigger.at }
    default:
      return null
  }
}

/** When a trigger comes for a stay; null while it has not happened, and for what does not come from the stay. */
export function triggerMoment(trigger: Trigger, stay: PlannedStay, house: PlanHouse): number | null {
  const local = (date: string, clock: string) => instantOfLocal(`${date}T${clock}`, house.timeZone) ?? null
  const day = triggerDay(trigger)
  if (day) {
    const date = addDays(stay[day.of], day.days)
    // A stay of two nights has no fourth day.
    if (trigger.on === 'day of stay' && date > stay.departure) return null
    return local(date, day.at)
  }
  switch (trigger.on) {
    case 'booking created':
      return stay.createdAt
    case 'hours before arrival':
      return (local(stay.arrival, house.checkInTime) ?? 0) - trigger.hours * HOUR_MS
    case 'check-in':
      return stay.checkedInAt
    case 'hours after check-out':
      return (stay.checkedOutAt ?? local(stay.departure, stay.checkOutTime) ?? 0) + trigger.hours * HOUR_MS
    default:
      return null
  }
}

/** Whether a message of this trigger is only for somebody who was here. */
export function asksForCheckIn(trigger: Trigger): boolean {
  return (
    trigger.on === 'day of stay' ||
    trigger.on === 'hours after check-out' ||
    trigger.on === 'days after check-out'
  )
}

/** Whether its messages are of no use to a guest who has registered. */
export function asksForRegistration({ trigger, onlyIf }: Pick<Automation, 'trigger' | 'onlyIf'>): boolean {
  return trigger.on === 'registration missing' || onlyIf.registration === 'missing'
}

/** Triggers that come from something that happened, at the moment it did: they are never late. */
export function isHappening({ on }: Trigger): boolean {
  return on === 'booking created' || on === 'check-in' || on === 'order placed' || on === 'low survey score'
}

/** Words about a stay that is over are of no use after this long. */
const LATE_AFTER_STAY_MS = 3 * DAY_MS

/** Until when a stay that is known too late can still get what its trigger sends; by its day and that moment. */
export function lateUntil(
  trigger: Trigger,
  { day, at }: { day: string; at: number },
  house: PlanHouse,
): number {
  const endOf = (date: string) => instantOfLocal(`${addDays(date, 1)}T00:00`, house.timeZone) ?? at
  switch (trigger.on) {
    case 'days before arrival':
    case 'hours before arrival':
    case 'registration missing':
      return endOf(day)
    case 'day of stay':
      return endOf(addDays(day, trigger.day - 1))
    default:
      return at + LATE_AFTER_STAY_MS
  }
}

/** What could not go out for this long after it was due does not go out any more. */
export const OVERDUE_MS = DAY_MS

/**
 * When an automation begins for a stay, or null for never. It begins with what comes after it was turned on. A stay
 * that came, or moved, when its moment had passed gets what is due at once or not at all, as the automation says;
 * `knownAt` is when the stay was first known as it is now.
 */
export function beginMoment(
  due: number,
  {
    knownAt,
    turnedOnAt,
    late,
    until,
  }: { knownAt: number; turnedOnAt: number; late: Automation['late']; until: number },
): number | null {
  if (due >= knownAt) return due >= turnedOnAt ? due : null
  return late === 'at once' && knownAt >= turnedOnAt && knownAt <= until ? knownAt : null
}
