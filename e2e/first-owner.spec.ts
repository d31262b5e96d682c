import { linkFromMail } from './support/mailbox.ts'
import { PHONE } from './support/screens.ts'
import { setUpAddress } from './support/set-up.ts'
import { field } from './support/staff.ts'
import { expect, testOn } from './support/test.ts'

/** Its own server: nobody has been here before. */
const test = testOn({ isDemo: false })

test.use({ ...PHONE, timezoneId: 'Europe/Oslo' })

test('a new installation gets its first owner and property by the code of its terminal, once', async ({
  page,
  server,
  guard,
  axe,
  person,
}) => {
  guard.expectError(/401|403|409/)
  const password = page.getByLabel('New password', { exact: true })
  const next = page.getByRole('button', { name: 'Next' })
  const code = new URL(setUpAddress(server)).hash.replace('#code=', '')

  for (const address of ['/', '/admin', '/admin/login', '/welcome']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/admin\/set-up$/)
  }
  await expect(page.getByRole('heading', { name: 'Set up your property' })).toBeVisible()
  await axe(page)
  await field(page, 'Set-up code').fill('0000-0000-0000')
  await field(page, 'Your name').fill('Mia Holm')
  await field(page, 'E-mail address').fill('mia@skogly.example')
  await password.fill('short')
  await next.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('fog over the lower field')
  await next.click()
  await expect(page.getByText('This is not the set-up code.')).toBeVisible()
  await expect(field(page, 'Set-up code')).toBeFocused()
  await field(page, 'Set-up code').fill(code.toLowerCase().replaceAll('-', ' '))
  await next.click()

  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway (Norge)')
  await expect(page.getByText('NOK · Europe/Oslo · Norwegian, English')).toBeVisible()
  await field(page, 'Property name').fill('Skogly Gård')
  await expect(field(page, 'Web address')).toHaveValue('skogly-gard')
  await page.getByRole('radio', { name: 'Apartments or holiday home' }).check()
  await axe(page)
  await page.reload()
  await expect(page.getByText('your password is not kept in this browser')).toBeVisible()
  await expect(field(page, 'E-mail address')).toHaveValue('mia@skogly.example')
  await password.fill('fog over the lower field')
  await next.click()
  await expect(field(page, 'Property name')).toHaveValue('Skogly Gård')
  await next.click()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Apartments or holiday home' })).toBeChecked()
  await next.click()
  await page.getByText('Your guestbook as guests see it').click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('Velkommen')
  await expect(shown.getByText('Skogly Gård').first()).toBeVisible()
  await axe(page)

  const rival = await person(PHONE)
  await rival.goto(setUpAddress(server))
  await field(rival, 'Your name').fill('Ola')
  await page.getByRole('button', { name: 'Create Skogly Gård' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Mia$/ })).toBeVisible()
  await field(rival, 'E-mail address').fill('ola@skogly.example')
  await rival.getByLabel('New password', { exact: true }).fill('fog over the upper field')
  await rival.getByRole('button', { name: 'Next' }).click()
  await expect(rival.getByText('This installation already has its first owner.')).toBeVisible()
  await rival.goto('/admin/set-up')
  await expect(rival.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()

  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Request the confirmation link' }).click()
  await page.goto(await linkFromMail(server.dataDir, 'mia@skogly.example', /address/))
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto('/guestbook/skogly-gard?language=1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible()
})
