import { expect, type Locator, type Page } from '@playwright/test'

const LIVE_STREAM = /\/api\/guest\/[^/]+\/live/

/** Waits until the page's script runs; what is far below comes to life when it comes near. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('button[data-ready]')).toBeAttached()
}

export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilAlive(page)
}

/** Waits until the page hears what the property publishes; `way` opens it. */
export async function openWithStream(page: Page, way: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse(LIVE_STREAM)
  await way()
  await stream
}

/** The same, until the page is alive too. */
export async function openAliveWithStream(page: Page, way: () => Promise<unknown>): Promise<void> {
  await openWithStream(page, way)
  await untilAlive(page)
}

export function slider(page: Page): Locator {
  return page.locator('section[aria-roledescription]')
}

export function greeting(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** A box of the guestbook by its title; a title whose box opens holds a link of the same name. */
export function box(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('heading', { name: title, exact: true })
}

export async function openBox(page: Page, title: string): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: title })
  // The sheet is there at once, what stands in it when its script has come.
  await expect(sheet.getByRole('heading', { name: title, exact: true })).toBeVisible()
  return sheet
}

/**
 * Scrolls there in one step. Under a clock of its own a page is arranged anew once it is alive: what was found a moment
 * ago may have gone when a scroll of several steps comes to it.
 */
export async function comeNear(place: Locator): Promise<void> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** Leaves a mark that a reload would wipe out. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes'
  })
  return () => expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes')
}
