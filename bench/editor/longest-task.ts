import type { Browser, Page } from 'playwright-core'

type TraceEvent = {
  ph: string
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

const TASK = 'RunTask'
const MAIN_THREAD = 'CrRendererMain'

/**
 * The longest task of the pages while `act` runs, in milliseconds of processor time: a machine that is busy with
 * other things stretches the clock, not this.
 */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  // What was just done is drawn a frame or two later.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100)))')
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name.endsWith(TASK) && threads.has(`${pid}:${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur }) => (tdur ?? 0) / 1000))
}
