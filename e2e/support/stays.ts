import type { Browser } from '@playwright/test'

/** Addresses of the demo's guests at each moment of a stay, and of visitors without a booking. */
export type Stays = { inHouse: string; beforeArrival: string; departed: string; qr: string; second: string }

const LINK_NAMES: Record<keyof Stays, string> = {
  inHouse: 'During your stay',
  beforeArrival: 'Before your stay',
  departed: 'After your stay',
  qr: 'Just looking',
  second: 'Another property',
}

/** Reads them from the welcome page, once per server. */
export async function findStays(browser: Browser, origin: string): Promise<Stays> {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(`${origin}/welcome`)
  const addressOf = async (name: string) => {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    if (!href) throw new Error(`The welcome page does not link "${name}"`)
    return origin + href
  }
  const stays = {
    inHouse: await addressOf(LINK_NAMES.inHouse),
    beforeArrival: await addressOf(LINK_NAMES.beforeArrival),
    departed: await addressOf(LINK_NAMES.departed),
    qr: await addressOf(LINK_NAMES.qr),
    second: await addressOf(LINK_NAMES.second),
  }
  await page.close()
  return stays
}
