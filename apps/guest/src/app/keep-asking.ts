import { onReturn } from '../platform/on-return.ts'

const FIRST_PAUSE_MS = 4000
const PAUSE_GROWS_BY = 1.5
const LONGEST_PAUSE_MS = 60_000
/** Up to this share is added to a pause, so that the guests of a house do not ask all at once. */
const JITTER = 0.25

/**
 * Asks now and then whether what was closed is open again: soon at first, then more seldom, and whenever somebody
 * returns. A page nobody looks at asks nothing. Answers how to stop.
 */
export function keepAsking(ask: () => void, random: () => number = Math.random): () => void {
  let pause = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(
      () => {
        if (document.visibilityState === 'visible') ask()
        pause = Math.min(pause * PAUSE_GROWS_BY, LONGEST_PAUSE_MS)
        wait()
      },
      pause * (1 + JITTER * random()),
    )
  }
  wait()
  const stop = onReturn(ask)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
