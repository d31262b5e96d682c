import { startTransition, useEffect, useState } from 'react'

/** More than fill a tall screen. */
const FIRST = 24
/** So many more at a time: few enough that a click in between is answered at once. */
const STEP = 24
/** A browser that is never idle still draws the rest, at this pace. */
const LATEST_MS = 200

/** How many rows of a long list are drawn: a screenful at once, the others while the browser has time. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(FIRST)
  const isWhole = count >= total
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that was drawn asks for the next
  useEffect(() => {
    if (isWhole) return
    const grow = () => startTransition(() => setCount((drawn) => drawn + STEP))
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(grow, LATEST_MS)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(grow, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }, [count, isWhole])
  return Math.min(count, total)
}
