import { linkFromMail } from './support/mailbox.ts'
import { fillNewcomerSignIn } from './support/newcomers.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('a forgotten password is replaced by the link in a mail, which ends every open session', async ({
  page,
  person,
  newcomer,
  server,
  guard,
}) => {
  guard.expectError(/401/)
  const tiril = await newcomer(['reception'])
  await page.goto('/admin/guests')
  await expect(page.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible()

  const phone = await person(PHONE)
  await phone.goto('/admin/reset-password')
  await phone.getByRole('textbox', { name: 'E-mail' }).fill(tiril.email)
  await phone.getByRole('button', { name: 'Request a link' }).click()
  await expect(phone.getByRole('heading', { name: 'No e-mail was sent' })).toBeVisible()
  const link = await linkFromMail(server.dataDir, tiril.email, /new password/)
  await phone.goto(link)
  await phone.getByLabel('New password', { exact: true }).fill('seven geese over the fjord')
  await phone.getByRole('button', { name: 'Save new password' }).click()
  await expect(phone.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
  await fillNewcomerSignIn(page, { ...tiril, password: 'seven geese over the fjord' })
  await expect(page.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible()
})

test('an address without an account gets the same answer and no mail', async ({ page }) => {
  await page.goto('/admin/reset-password')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Request a link' }).click()
  await expect(page.getByRole('heading', { name: 'No e-mail was sent' })).toBeVisible()
})
