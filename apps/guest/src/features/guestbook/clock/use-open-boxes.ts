import type { Box } from '@innkeeper/api/guestbook.ts'
import { type LocalTime, localTimeAt } from '@innkeeper/domain/time.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { nextChange, openBoxes, openBoxesAt, startClock } from './clock.ts'

type Time = {
  timeZone: string
  renderedAt: number
  /** What a preview shows instead of now; its clock stands still. */
  moments: readonly LocalTime[] | null
}

type OpenBoxes = {
  boxes: Box[]
  /** The moment they are open at; the first of those a preview shows. */
  local: LocalTime
}

/** The open boxes, by the server's instant at first so that both renders agree, then by the clock. */
export function useOpenBoxes(boxes: readonly Box[], { timeZone, renderedAt, moments }: Time): OpenBoxes {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    if (moments) return
    return startClock((instant) => nextChange(boxes, instant, timeZone), setNow, document)
  }, [boxes, timeZone, moments])
  const open = useMemo(
    () => (moments ? openBoxesAt(boxes, moments) : openBoxes(boxes, now, timeZone)),
    [boxes, now, timeZone, moments],
  )
  const local = useMemo(() => moments?.[0] ?? localTimeAt(now, timeZone), [now, timeZone, moments])
  return { boxes: useSameList(open), local }
}

/** The list before, where the same boxes are open: nothing is drawn anew then. */
function useSameList(boxes: Box[]): Box[] {
  const before = useRef(boxes)
  const { current } = before
  const isSame = boxes.length === current.length && boxes.every((box, index) => box === current[index])
  if (!isSame) before.current = boxes
  return before.current
}
