import type { Box } from '@innkeeper/api/guestbook.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import { nextChangeForNow } from '@innkeeper/domain/guestbook/for-now.ts'
import {
  type HasVisibility,
  isOpenAtLocal,
  nextVisibilityChange,
  VISIBILITY_HORIZON_MS,
} from '@innkeeper/domain/guestbook/visibility.ts'
import { type LocalTime, localTimeAt } from '@innkeeper/domain/time.ts'
import { timedOf } from '../sections/timed-of.ts'

const LAST_MINUTE = 23 * 60 + 59

/** The boxes that are open at this instant; to whom they show was decided before they were sent. */
export function openBoxes(boxes: readonly Box[], now: number, timeZone: string): Box[] {
  return openBoxesAt(boxes, [localTimeAt(now, timeZone)])
}

/** The boxes that are open at any of these moments, together with the group they stand in. */
export function openBoxesAt(boxes: readonly Box[], moments: readonly LocalTime[]): Box[] {
  const open = boxes.filter((box) => moments.some((moment) => isOpenAtLocal(visibilityOf(box), moment)))
  const ids = new Set(open.map(({ id }) => id))
  return open.filter(({ parentId }) => parentId === null || ids.has(parentId))
}

/** When any box opens, closes or changes its place next, at most a day ahead. */
export function nextChange(boxes: readonly Box[], now: number, timeZone: string): number {
  const changing: HasVisibility[] = boxes
    .filter((box) => !isAlwaysOpen(box))
    .map((box) => ({ visibility: visibilityOf(box) }))
  const shown =
    changing.length === 0 ? now + VISIBILITY_HORIZON_MS : nextVisibilityChange(changing, now, timeZone)
  return Math.min(shown, nextChangeForNow(boxes.map(timedOf), now, timeZone))
}

/** Tells the time now, at every change and whenever the page is looked at again; answers how to stop it. */
export function startClock(
  changeAfter: (now: number) => number,
  tell: (now: number) => void,
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = Date.now()
    tell(now)
    timer = setTimeout(tick, changeAfter(now) - now)
  }
  const tickWhenSeen = () => page.visibilityState === 'visible' && tick()
  page.addEventListener('visibilitychange', tickWhenSeen)
  tick()
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', tickWhenSeen)
  }
}

function visibilityOf(box: Box) {
  return { ...DEFAULT_VISIBILITY, ...box.opens }
}

/** Most boxes are: asking them when they change would walk through the whole day for nothing. */
function isAlwaysOpen({ opens }: Box): boolean {
  return (
    !opens.dateRange.enabled &&
    opens.weekdays.every(
      ({ isVisible, start, end }) =>
        isVisible && start.hours * 60 + start.minutes === 0 && end.hours * 60 + end.minutes === LAST_MINUTE,
    )
  )
}
