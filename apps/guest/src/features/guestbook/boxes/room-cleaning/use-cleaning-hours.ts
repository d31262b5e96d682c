import type { Box } from '@innkeeper/api/guestbook.ts'
import { type CleaningWindow, type WindowNow, windowAt, windowOf } from '@innkeeper/domain/cleaning/window.ts'
import { clockOfMinute, instantOfLocal, nextDayStart } from '@innkeeper/domain/time.ts'
import { useCallback } from 'react'
import { usePageTime } from '../../clock/page-time.tsx'
import { useNow } from '../../clock/use-now.ts'

export type CleaningHours = CleaningWindow & Omit<WindowNow, 'changesAt'>

/** When the choice can be made and whether that is now, by the property's clock; follows it without a reload. */
export function useCleaningHours({ options }: Box): CleaningHours {
  const { timeZone, moment } = usePageTime()
  const window = windowOf(options)
  const changeAfter = useCallback(
    (now: number) => Math.min(windowAt(window, now, timeZone).changesAt, nextDayStart(now, timeZone)),
    [window, timeZone],
  )
  const now = useNow(changeAfter)
  const shown = moment && instantOfLocal(`${moment.date}T${clockOfMinute(moment.minute)}`, timeZone)
  const { today, tomorrow, isOpen } = windowAt(window, shown ?? now, timeZone)
  return { ...window, today, tomorrow, isOpen }
}
