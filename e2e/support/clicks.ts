import type { BrowserContext } from '@playwright/test'

/** Counts every press of the mouse or a finger on a page of this browser, whatever it meets; typing is free. */
export async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0
  await context.exposeBinding('countClick', () => {
    clicks++
  })
  await context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => isTrusted && (globalThis as unknown as { countClick(): void }).countClick(),
      true,
    )
  })
  return () => clicks
}
