import type { Browser } from 'playwright-core'
import type { Size } from '../size.ts'

/** A slow phone on slow 4G, as the tools for measuring pages have it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const NOT_SLOWED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const CONDITIONS = {
  full: { network: SLOW_4G, cpuSlowdown: 4, quietMs: 2000 },
  smoke: { network: NOT_SLOWED, cpuSlowdown: 1, quietMs: 300 },
}
const SCREEN = { width: 390, height: 844 }
const QUIET_LIMIT_MS = 30_000

export type Visit = {
  lcpMs: number
  /** What the largest paint was, for a glance at whether both pages paint the same. */
  largest: string
  layoutShift: number
  /** Of all tasks, as long as the slow phone takes; 0 where none took 50 ms. */
  longestTaskMs: number
  /** When a form that came with the page could be filled in; infinite where none waited for that. */
  filledFromMs: number
  scripts: { path: string; startMs: number }[]
}

/** What the page itself observed; written by the script below, which runs before any of its own. */
type Observed = Omit<Visit, 'scripts'>

const OBSERVE = `
  window.observed = { lcpMs: NaN, largest: '', layoutShift: 0, longestTaskMs: 0, filledFromMs: Infinity }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, startTime, url } = entry
      window.observed.lcpMs = startTime
      window.observed.largest = (element?.localName ?? '') + ' ' + (url ? new URL(url).pathname : '')
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.observed.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.observed.longestTaskMs = Math.max(window.observed.longestTaskMs, duration)
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(([{ target }]) => {
    if (target.localName === 'form' && !target.inert) window.observed.filledFromMs = performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['inert'] })
`

/** Opens a page as a guest who was never here before, or has only this stored, until nothing more is loaded. */
export async function visit(
  browser: Browser,
  address: string,
  size: Size,
  storage: Readonly<Record<string, string>> = {},
): Promise<Visit> {
  const { network, cpuSlowdown, quietMs } = CONDITIONS[size]
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, locale: 'en' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.addInitScript(OBSERVE)
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, storage)
    await page.goto(address, { waitUntil: 'load', timeout: QUIET_LIMIT_MS })
    // Live streams never end, so the network is not awaited as a whole: the app's start is.
    await page.evaluate(untilQuiet(quietMs))
    const observed = (await page.evaluate('window.observed')) as Observed
    const scripts = (await page.evaluate(SCRIPTS)) as Visit['scripts']
    return { ...observed, scripts }
  } finally {
    await context.close()
  }
}

/** So long without a new resource, or the limit. */
const untilQuiet = (quietMs: number) => `new Promise((resolve) => {
  const end = () => resolve(undefined)
  let quiet = setTimeout(end, ${quietMs})
  setTimeout(end, ${QUIET_LIMIT_MS})
  new PerformanceObserver(() => {
    clearTimeout(quiet)
    quiet = setTimeout(end, ${quietMs})
  }).observe({ type: 'resource' })
})`

const SCRIPTS = `performance.getEntriesByType('resource')
  .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
  .map((entry) => ({ path: new URL(entry.name).pathname, startMs: entry.startTime }))`
