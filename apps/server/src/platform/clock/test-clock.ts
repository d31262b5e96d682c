import type { Clock } from './port.ts'

export type TestClock = Clock & {
  set(moment: Date | string): void
  advance(by: Duration): void
}

export type Duration = { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }

export function createTestClock(start: Date | string): TestClock {
  let current = toTime(start)
  return {
    // A new object each time: a caller that changes its date must not move the clock.
    now: () => new Date(current),
    set: (moment) => {
      current = toTime(moment)
    },
    advance: (by) => {
      current += toMilliseconds(by)
    },
  }
}

function toTime(moment: Date | string): number {
  const time = new Date(moment).getTime()
  if (Number.isNaN(time)) throw new RangeError(`not a moment: ${moment}`)
  return time
}

function toMilliseconds({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }: Duration): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms
}
