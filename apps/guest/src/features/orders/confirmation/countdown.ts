/** Whole seconds until the end, never below none. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}

/** Counts down to an instant, telling each second; `end` comes once, unless it is stopped before. */
export function startCountdown(
  endsAt: number,
  tell: { second: (left: number) => void; end: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    const now = Date.now()
    const left = secondsLeft(endsAt, now)
    tell.second(left)
    if (left === 0) tell.end()
    // The next whole second, however late this one came.
    else timer = setTimeout(tick, endsAt - now - (left - 1) * 1000)
  }
  tick()
  return () => clearTimeout(timer)
}

/** Somebody is reading: the page must not leave under their hands. */
export const SIGNS_OF_READING = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** An order opened again later is looked at, not just sent. */
const JUST_SENT_MS = 2 * 60_000

export function isJustSent(placedAt: string, now: number): boolean {
  return now - Date.parse(placedAt) < JUST_SENT_MS
}
