/** Timers reach no further than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
/** How soon it is looked again where the server, whose clock counts, says that it is still open. */
const AGAIN_MS = 15_000

type Closing = { closesAt: number; look: () => Promise<unknown> }

/**
 * Looks at the moment the store closes by this clock, and again and again from then on, since a clock may run ahead of
 * the server's. Answers how to stop.
 */
export function lookAtClosing({ closesAt, look }: Closing): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  const arm = (soonest: number) => {
    const wait = Math.max(closesAt - Date.now(), soonest)
    timer = setTimeout(
      async () => {
        await look().catch(() => undefined)
        if (!isOver) arm(AGAIN_MS)
      },
      Math.min(wait, LONGEST_TIMER_MS),
    )
  }
  arm(0)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
