import type { CardState, Visibility, WeekdayWindow } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import type { Weekday } from '@innkeeper/domain/time.ts'

type Showing = {
  to: readonly CardState[]
  /** `HH:mm`, both ends included; an end before the start runs past midnight. */
  between?: readonly [string, string]
  on?: readonly Weekday[]
  during?: { from: string; to: string }
  onlyTo?: { targetGroups?: string[]; unitCategories?: string[] }
}

/** Visibility in one line of a card's plan: to whom, and if not always, when. */
export function shown({ to, between = ['00:00', '23:59'], on, during, onlyTo }: Showing): Visibility {
  const window = (weekday: Weekday): WeekdayWindow => ({
    isVisible: on === undefined || on.includes(weekday),
    start: clock(between[0]),
    end: clock(between[1]),
  })
  return {
    dateRange: { enabled: during !== undefined, from: during?.from ?? null, to: during?.to ?? null },
    state: [...to],
    weekdays: [window(1), window(2), window(3), window(4), window(5), window(6), window(7)],
    segmentation: {
      all: onlyTo === undefined,
      targetGroups: onlyTo?.targetGroups ?? [],
      unitCategories: onlyTo?.unitCategories ?? [],
      selection: [],
    },
  }
}

function clock(time: string) {
  return { hours: Number(time.slice(0, 2)), minutes: Number(time.slice(3, 5)) }
}
