import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectReadable } from './accessibility.ts'
import { brightness, DARK_UNTIL, LIGHT_FROM } from './brightness.ts'
import { COLOR_SCHEMES } from './screens.ts'

export type Scheme = (typeof COLOR_SCHEMES)[number]

/** Everybody can use the page by day, and read it by night. */
export async function expectAccessibleIn(
  page: Page,
  schemes: readonly Scheme[] = COLOR_SCHEMES,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const ground = expect.poll(() => brightness(page))
    await (colorScheme === 'dark' ? ground.toBeLessThan(DARK_UNTIL) : ground.toBeGreaterThan(LIGHT_FROM))
    await (colorScheme === schemes[0] ? expectAccessible(page) : expectReadable(page))
  }
}
