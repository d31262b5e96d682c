import type { Page } from '@playwright/test'

/**
 * A colour on its way from one scheme to the other is neither, and what was opened a moment ago begins to come into
 * sight with the next frames; what moves for ever is not waited for.
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0))
    const ending = () => document.getAnimations().filter(isEnding)
    do {
      await Promise.allSettled(ending().map((animation) => animation.finished))
      // A few frames, also where the journey holds the page's clock.
      await document.documentElement.animate(null, 60).finished
    } while (ending().length > 0)
  })
}
