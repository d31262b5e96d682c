import type { Page } from 'playwright-core'

/** Tasks of 50 ms and more, which a browser tells of; what is shorter holds no frame up. */
export const WATCH_LONG_TASKS = `
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.longTasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })
`

/** The longest task since it was last asked, 0 when none was long. */
export async function longestTask(page: Page): Promise<number> {
  // What was just done is drawn, and told of, a frame or two later.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100)))')
  const tasks = (await page.evaluate('window.longTasks.splice(0)')) as number[]
  return Math.max(0, ...tasks)
}
