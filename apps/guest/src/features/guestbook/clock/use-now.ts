import { useEffect, useState } from 'react'
import { startClock } from './clock.ts'
import { usePageTime } from './page-time.tsx'

/**
 * The present instant, told anew whenever what is shown of it changes. `changeAfter` must stay the same function
 * between renders: a new one starts the clock again.
 */
export function useNow(changeAfter: (now: number) => number): number {
  const [now, setNow] = useState(usePageTime().renderedAt)
  useEffect(() => startClock(changeAfter, setNow, document), [changeAfter])
  return now
}
