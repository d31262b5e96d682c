import { expectAccessible, expectReadable } from './support/accessibility.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** Address and heading of each screen. */
const ENTRANCES = {
  '/admin/reset-password': 'Forgot your password?',
  '/admin/reset-password?token=none': 'Choose a new password',
  '/admin/create-account': 'You need an invitation',
  '/admin/verify-email?token=none': 'Confirm your e-mail address',
}
const SCREENS = {
  '/admin/account': 'Your account',
  '/admin/team': 'Team',
  '/admin/audit': 'Audit log',
  '/admin/settings/notifications': 'Notifications',
  '/admin/settings/property': 'Settings',
  '/admin/settings/languages': 'Languages',
  '/admin/modules': 'Modules and plan',
  '/admin/units': 'Units',
}
const GUESTBOOK_SCREENS = {
  '/admin/media': 'Media',
  '/admin/fonts': 'Own fonts',
  '/admin/guestbook/tab-bar': 'Tab bar',
  '/admin/guestbook/translate': 'Translation',
  '/admin/units/target-groups': 'Target groups',
}

for (const [name, screen, colorScheme, expectUsable] of [
  ['phone by night', PHONE, 'dark', expectReadable],
  ['desk by day', DESK, 'light', expectAccessible],
] as const) {
  test.describe(`on a ${name}, everybody can use`, () => {
    test.use({ ...screen, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the ways in', async ({ page }) => {
      for (const [address, heading] of Object.entries(ENTRANCES)) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectAccessible(page)
      }
    })

    for (const [what, screens] of [
      ['the house and the account', SCREENS],
      ['the guestbook', GUESTBOOK_SCREENS],
    ] as const) {
      test(`the screens of ${what}, none of which scrolls sideways`, async ({ page, signIn }) => {
        await signIn(page, 'owner')
        for (const [address, heading] of Object.entries(screens)) {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
          await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
          await expectUsable(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, address).toBeLessThanOrEqual(0)
        }
      })
    }
  })
}
