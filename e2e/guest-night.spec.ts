import { brightness, DARK_UNTIL, LIGHT_FROM } from './support/brightness.ts'
import { openAlive } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('at night the guestbook is dark, by day it is light', async ({ page, stays }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openAlive(page, stays.qr)
  expect(await brightness(page)).toBeGreaterThan(LIGHT_FROM)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => brightness(page)).toBeLessThan(DARK_UNTIL)
})
