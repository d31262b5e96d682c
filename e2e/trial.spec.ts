import type { Page } from '@playwright/test'
import { openAlive } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { fillSignIn } from './support/staff.ts'
import { expect, testOn } from './support/test.ts'

/** Its own server: a month passes in it. */
const test = testOn({ canJump: true })

test.use({ ...DESK, consent: null })

const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' })

test('a trial opens a module to guests and ends by itself after a month, without a restart', async ({
  page,
  person,
  guestUrl,
  server,
  guard,
}) => {
  guard.expectError(/401/)
  const row = page.getByRole('listitem').filter({ hasText: 'What guests open, read and order' })
  await page.goto('/admin/modules')
  await fillSignIn(page, 'owner')
  await page.getByRole('button', { name: 'Change to Essential' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click()
  await expect(row.getByText('Not in your plan')).toBeVisible()
  const guest = await person(PHONE)
  await openAlive(guest, guestUrl())
  await expect(question(guest)).toHaveCount(0)

  await row.getByRole('button', { name: 'Try Statistics for 30 days' }).click()
  await expect(row.getByText('Trial, 30 days left')).toBeVisible()
  await openAlive(guest, guestUrl())
  await expect(question(guest)).toBeVisible()

  server.jumpAhead()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
  await fillSignIn(page, 'owner')
  await expect(row.getByText('Trial ended')).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await openAlive(guest, guestUrl())
  await expect(question(guest)).toHaveCount(0)
})
