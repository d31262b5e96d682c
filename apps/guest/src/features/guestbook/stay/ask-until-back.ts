import { followLive } from '../../../platform/live-stream.ts'

const FIRST_PAUSE_MS = 4000
const PAUSE_GROWS_BY = 1.5
const LONGEST_PAUSE_MS = 24_000
/** Up to this share is added to a pause, so that the guests of a house do not ask all at once. */
const JITTER = 0.25

/**
 * Asks again for what a server in trouble did not answer: now and then, and at once when its live stream is heard. The
 * return of a guest or of the connection is the answer store's own to notice. One question at a time; answers how to
 * stop. Not shared with a closed page's asking: a file for both would cost the first view its name.
 */
export function askUntilBack(ask: () => Promise<unknown>): () => void {
  let pause = FIRST_PAUSE_MS
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const askOnce = async () => {
    if (isAsking || document.visibilityState === 'hidden') return
    isAsking = true
    await ask()
    isAsking = false
  }
  const wait = () => {
    timer = setTimeout(
      () => {
        void askOnce()
        pause = Math.min(pause * PAUSE_GROWS_BY, LONGEST_PAUSE_MS)
        wait()
      },
      pause * (1 + JITTER * Math.random()),
    )
  }
  wait()
  const stopFollowing = followLive((name) => name !== 'lost' && void askOnce())
  return () => {
    clearTimeout(timer)
    stopFollowing()
  }
}
