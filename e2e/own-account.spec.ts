import { linkFromMail, textOfMail } from './support/mailbox.ts'
import { fillNewcomerSignIn, signOut } from './support/newcomers.ts'
import { DESK } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('one’s own e-mail, picture and formats are changed, and a used link says so before the form', async ({
  page,
  newcomer,
  server,
  guard,
  axe,
}) => {
  guard.expectError(/40[0134]/)
  const tiril = await newcomer(['reception'])
  const newEmail = tiril.email.replace('@', '-new@')
  await page.goto('/admin/account')

  await page.setInputFiles('input[type=file]', { name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
  await expect(page.getByText('Picture saved.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Date format' }).click()
  await page.getByRole('option', { name: '2026-11-25' }).click()
  await expect(page.getByRole('combobox', { name: 'Date format' })).toHaveValue('2026-11-25')
  await axe(page)

  await page.getByRole('button', { name: 'Change e-mail address' }).click()
  await page.getByRole('textbox', { name: 'New e-mail address' }).fill(newEmail)
  await page.getByRole('button', { name: 'Request the link' }).click()
  await expect(page.getByText(`You sign in with ${newEmail} once its link has been opened.`)).toBeVisible()
  const link = await linkFromMail(server.dataDir, newEmail, /new e-mail address/)
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  expect(await textOfMail(server.dataDir, tiril.email, /was changed/)).toContain(newEmail)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
  await page.goto('/admin/account')
  await expect(page.getByText(newEmail).first()).toBeVisible()
  await signOut(page)
  await fillNewcomerSignIn(page, { ...tiril, email: newEmail })
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
})
