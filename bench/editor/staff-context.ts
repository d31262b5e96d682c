import type { Browser, BrowserContext } from 'playwright-core'
import type { StaffSession } from '../events/staff-session.ts'

const SCREEN = { width: 1440, height: 900 }

/** A browser that was never here before, signed in. */
export async function staffContext(
  browser: Browser,
  origin: string,
  { cookie }: StaffSession,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en' })
  const cookies = cookie.split('; ').map((pair) => pair.split('=') as [string, string])
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
  return context
}
