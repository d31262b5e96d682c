import type { Page } from '@playwright/test'
import { greeting, markDocument, openAlive, slider, untilAlive } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

type Seen = { largestPaint: number; shift: number; violations: string[] }

/** Watches the page from its very start. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { largestPaint: 0, shift: 0, violations: [] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

function look(page: Page): Promise<Seen & { firstScript: number; foreign: string[] }> {
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = resources.filter(({ name }) => /\.m?js(\?|$)/.test(name))
    return {
      ...(globalThis as unknown as { seen: Seen }).seen,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      foreign: resources.map(({ name }) => name).filter((name) => !name.startsWith(location.origin)),
    }
  })
}

for (const [name, screen] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${name}`, () => {
    test.use(screen)

    test('the first view is painted before any script is asked for, and nothing moves after it', async ({
      page,
      stays,
    }) => {
      await watch(page)
      await page.goto(stays.inHouse)
      await untilAlive(page)
      await expect(greeting(page)).toContainText('Astrid')
      const { largestPaint, firstScript, shift, violations, foreign } = await look(page)
      expect(largestPaint, 'a largest paint was seen').toBeGreaterThan(0)
      expect(firstScript, 'a script was seen').toBeLessThan(Number.POSITIVE_INFINITY)
      expect(firstScript).toBeGreaterThanOrEqual(largestPaint)
      expect(shift).toBeLessThan(0.02)
      expect(violations).toEqual([])
      expect(foreign).toEqual([])
    })
  })
}

test.describe('below the fold of a phone', () => {
  test.use(PHONE)

  test('a section comes to life when it comes near, with the HTML it came with', async ({ page, stays }) => {
    await openAlive(page, stays.qr)
    // Only a slider that is alive has buttons.
    const buttons = slider(page).getByRole('button')
    await expect(buttons).toHaveCount(0)
    await slider(page).evaluate((element) => element.setAttribute('data-first-html', ''))
    await slider(page).scrollIntoViewIfNeeded()
    await expect(buttons).not.toHaveCount(0)
    await expect(slider(page)).toHaveAttribute('data-first-html')
  })

  test('a card that is touched before its section is alive opens in place all the same', async ({
    page,
    stays,
  }) => {
    await openAlive(page, stays.qr)
    const isSameDocument = await markDocument(page)
    const last = page.getByRole('main').locator('section a[href^="?box="]').last()
    // Without scrolling there first, as a screen reader may.
    await last.evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await isSameDocument()
  })
})

test('pages without anything to run load no script at all', async ({ page, guard }) => {
  guard.expectError(/404/)
  await watch(page)
  for (const address of ['/welcome', '/guestbook/no-such-hotel']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { firstScript, violations } = await look(page)
    expect(firstScript).toBe(Number.POSITIVE_INFINITY)
    expect(violations).toEqual([])
  }
})
