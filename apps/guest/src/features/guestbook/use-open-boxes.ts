import type { Box } from '@innkeeper/api/guestbook.ts'
import { useEffect, useMemo, useState } from 'react'
import { nextChange, openBoxes, startClock } from './clock.ts'

/** The open boxes, by the server's instant at first so that both renders agree, then by the clock. */
export function useOpenBoxes(boxes: readonly Box[], timeZone: string, renderedAt: number): Box[] {
  const [now, setNow] = useState(renderedAt)
  useEffect(
    () => startClock((instant) => nextChange(boxes, instant, timeZone), setNow, document),
    [boxes, timeZone],
  )
  return useMemo(() => openBoxes(boxes, now, timeZone), [boxes, now, timeZone])
}
