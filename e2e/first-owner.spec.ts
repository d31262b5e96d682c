import { linkFromMail } from './support/mailbox.ts'
import { PHONE } from './support/screens.ts'
import { expect, testOn } from './support/test.ts'

/** Its own server: nobody has been here before. */
const test = testOn({ isDemo: false })

test.use(PHONE)

test('a new installation gets its first owner and house, and the owner confirms their address', async ({
  page,
  server,
  guard,
  axe,
}) => {
  guard.expectError(/401/)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Nobody has an account here yet' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the property' })).toBeVisible()
  await axe(page)
  await page.getByRole('textbox', { name: 'Name of the property' }).fill('Skogly Gård')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Holm')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mia@skogly.example')
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New password', { exact: true }).fill('fog over the lower field')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Mia$/ })).toBeVisible()

  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Send the confirmation link' }).click()
  await page.goto(await linkFromMail(server.dataDir, 'mia@skogly.example', /address/))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible()

  await page.goto('/guestbook/skogly-gard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(page.getByRole('heading', { name: 'Wi-Fi' })).toBeVisible()
})
