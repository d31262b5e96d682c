import { isReady, type Mark, type MarkKind, taskOf } from './marks.ts'
import { lastDay } from './room-day.ts'
import type { CleaningSettings } from './settings-schema.ts'

/** Marks older than this, and stays that ended before, say nothing of a room any more. */
export const READY_LOOKS_BACK_DAYS = 7

/** What tells of the cleaning itself: who is to do it and what is broken do not. */
const SAYS_HOW_FAR: ReadonlySet<MarkKind> = new Set(['started', 'done', 'inspected', 'reopened'])

export type DayMark = Mark & { day: string }

export type RoomUse = {
  /** The last day on which a guest was in it, the asked day included; null where it has been empty for long. */
  usedUntil: string | null
  /** It was left on an earlier day, and nobody has cleaned it since. */
  isLeftOver: boolean
  marks: readonly DayMark[]
}

/**
 * Whether a guest can move in on a day. What was marked since somebody was in the room counts, also from the day before.
 * Where nobody marked anything, a room is ready unless somebody slept in it the night before, left it that day, or
 * left it earlier and nobody cleaned it.
 */
export function isRoomReady(
  { usedUntil, isLeftOver, marks }: RoomUse,
  date: string,
  settings: Pick<CleaningSettings, 'isInspected'>,
): boolean {
  const since = marks.filter(({ day, kind }) => day >= (usedUntil ?? '') && SAYS_HOW_FAR.has(kind))
  return since.length > 0 ? isReady(taskOf(since), settings) : usedUntil !== date && !isLeftOver
}

type Used = { arrival: string; departure: string; leftOn: string | null }

/** The last day up to this one on which a guest who has come was in the room; null where they only move in that day. */
export function usedUntil({ arrival, departure, leftOn }: Used, date: string): string | null {
  if (arrival >= date && leftOn !== date) return null
  const last = lastDay({ departure, leftOn })
  return last < date ? last : date
}
