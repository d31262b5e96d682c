import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './accessibility.ts'
import { brightness, DARK_UNTIL, LIGHT_FROM } from './brightness.ts'
import { type COLOR_SCHEMES, DESK, PHONE } from './screens.ts'

type Scheme = (typeof COLOR_SCHEMES)[number]

export async function turnTo(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const ground = expect.poll(() => brightness(page))
  await (colorScheme === 'dark' ? ground.toBeLessThan(DARK_UNTIL) : ground.toBeGreaterThan(LIGHT_FROM))
}

/**
 * Everybody can use what a phone shows by day and read it by night, and use it on a desk: the same page on another
 * screen, since opening it anew takes longer than looking at it. It is left as it was found, on a phone by day.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  await turnTo(page, 'light')
  await expectAccessible(page)
  // The colours of the night are the same on every screen.
  await turnTo(page, 'dark')
  await expectReadable(page)
  await turnTo(page, 'light')
  await page.setViewportSize(DESK.viewport)
  await expectAccessible(page)
  await page.setViewportSize(PHONE.viewport)
}
