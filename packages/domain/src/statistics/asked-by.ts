import type { Device } from './visits.ts'

/** What a browser says of itself and of why it asks; anything may be missing. */
export type AskedBy = {
  userAgent: string | undefined
  /** `Sec-CH-UA-Mobile`: `?1` on phones. */
  mobileHint: string | undefined
  /** `Sec-Purpose`, or `Purpose` of older browsers. */
  purpose: string | undefined
  /** `Sec-Fetch-Mode` and `Sec-Fetch-Dest`; only where the page is reached safely. */
  fetchMode: string | undefined
  fetchDestination: string | undefined
}

/** Every browser begins like this, and no program that says honestly what it is. */
const BROWSER = /^(?:Mozilla|Opera)\//
/** Robots, previews of links in chats, and what measures pages; Cubot makes phones. */
const ROBOT =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|pingdom|uptime|monitor/i
const FRAMES = new Set(['iframe', 'frame', 'embed', 'object'])

/** Whether somebody looks at the page that is asked for, as far as the request says. */
export function isLookedAt(by: AskedBy): boolean {
  const { userAgent = '', purpose = '', fetchMode, fetchDestination = '' } = by
  if (!BROWSER.test(userAgent) || ROBOT.test(userAgent)) return false
  if (purpose.includes('prefetch')) return false
  // The service worker asks for a copy, a page of staff shows it in a frame.
  return (fetchMode === undefined || fetchMode === 'navigate') && !FRAMES.has(fetchDestination)
}

const TABLET = /iPad|Tablet|PlayBook|Silk|Kindle/i
const PHONE = /Mobi|iPhone|iPod|Opera Mini|IEMobile/i

/** An iPad that passes itself off as a Mac is a computer here: nothing in a request tells them apart. */
export function deviceOf({ userAgent = '', mobileHint }: AskedBy): Device {
  if (mobileHint === '?1') return 'phone'
  if (TABLET.test(userAgent)) return 'tablet'
  if (PHONE.test(userAgent)) return 'phone'
  return userAgent.includes('Android') ? 'tablet' : 'computer'
}
