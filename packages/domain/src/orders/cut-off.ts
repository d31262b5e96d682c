import { addDays, instantOfLocal, localTimeAt, MINUTE_MS } from '../time.ts'
import type { CutOff } from './product-schema.ts'

/** The last moment to order something for this instant; null where there is none but the instant itself. */
export function orderableUntil(cutOff: CutOff | null, wanted: number, timeZone: string): number | null {
  if (cutOff === null) return null
  if (cutOff.kind === 'minutes before') return wanted - cutOff.minutes * MINUTE_MS
  const dayBefore = addDays(localTimeAt(wanted, timeZone).date, -1)
  return instantOfLocal(`${dayBefore}T${cutOff.time}`, timeZone) ?? null
}

/** Whether it can still be ordered for this instant. */
export function isInTime(cutOff: CutOff | null, wanted: number, now: number, timeZone: string): boolean {
  const until = orderableUntil(cutOff, wanted, timeZone)
  return until === null || now <= until
}
