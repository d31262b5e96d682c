import { isDay } from '../calendar-range.ts'
import { instantOfLocal, MINUTE_MS, utcOffsetMinutes } from '../time.ts'

export const LATER_MINUTES = [15, 30, 60] as const
type LaterMinutes = (typeof LATER_MINUTES)[number]

/** As the guest asked, some minutes later, a time of the person's own, or none. */
export type ExpectedChoice = 'asked' | `${LaterMinutes}` | 'other' | 'none'

const STEP_MS = 5 * MINUTE_MS

/** What a dialog begins with: the time asked for, unless it has passed. */
export function firstChoice(asked: number | null, now: number): ExpectedChoice {
  if (asked === null) return 'none'
  return asked >= now ? 'asked' : '15'
}

/** Which choices make sense. */
export function expectedChoices(asked: number | null): ExpectedChoice[] {
  const later = LATER_MINUTES.map((minutes) => `${minutes}` as const)
  return asked === null ? ['none', ...later, 'other'] : ['asked', ...later, 'other', 'none']
}

type Given = { asked: number | null; now: number; timeZone: string; other: string }

/** The moment a choice means; undefined while the own time is not complete. */
export function expectedAt(choice: ExpectedChoice, { asked, now, timeZone, other }: Given) {
  if (choice === 'none') return null
  if (choice === 'asked') return asked
  if (choice === 'other') return completeTime(other, timeZone)
  // Later than what was asked for, or than now where that has passed or nothing was asked for.
  const soonest = Math.ceil(now / STEP_MS) * STEP_MS
  return Math.max(asked ?? soonest, soonest) + Number(choice) * MINUTE_MS
}

/** While somebody types a year, the field says 0002, 0020, 0202. */
function completeTime(local: string, timeZone: string): number | undefined {
  if (!isDay(local.slice(0, 10))) return undefined
  return instantOfLocal(local, timeZone)
}

/** How long ago a promised time may be: a dialog stays open while the telephone rings. */
const PAST_MS = 5 * MINUTE_MS

/** Whether a time can be promised: one that has passed cannot, unless the guest asked for it. */
export function canPromise(expected: number, { asked, now }: Pick<Given, 'asked' | 'now'>): boolean {
  return expected === asked || expected >= now - PAST_MS
}

/** `YYYY-MM-DDTHH:mm` as clocks in the zone show it. */
export function localOfInstant(instant: number, timeZone: string): string {
  return new Date(instant + utcOffsetMinutes(instant, timeZone) * MINUTE_MS).toISOString().slice(0, 16)
}
