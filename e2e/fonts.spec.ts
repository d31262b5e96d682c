import { createRequire } from 'node:module'
import { expectAccessible } from './support/accessibility.ts'
import { greeting, openWithStream } from './support/guestbook.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { saveForm, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

/** Stands for a font the house has bought. */
const LICENSED = createRequire(import.meta.url).resolve(
  '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2',
)

test('a licensed font is uploaded, chosen for headings, and followed by an open guestbook', async ({
  page,
  person,
  property,
  guard,
}) => {
  // The name of a web font is taken.
  guard.expectError(/409|422/)
  await visit(page, '/admin/fonts')
  await expect(page.getByText('you need the Custom fonts module')).toBeVisible()
  await page.request.post('/api/hotel/subscriptions/trial', { data: { module: 'customFonts' } })
  await page.reload()

  await page.getByRole('button', { name: 'Upload a font' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a font' })
  await page.locator('input[type=file]').setInputFiles(LICENSED)
  const send = dialog.getByRole('button', { name: 'Upload 1 file' })
  await expect(send).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /licence/ }).check()
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('There is already a font with this name.')
  await dialog.getByRole('combobox', { name: 'Font name' }).fill('Fagerli Display')
  await expectAccessible(page)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Fagerli Display' })).toBeVisible()
  await expect(page.getByText('Licence confirmed by Tiril Vik')).toBeVisible()

  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(property.guestbook))
  await visit(page, '/admin/settings/property')
  await page.getByRole('combobox', { name: 'Heading font' }).fill('Fagerli')
  await page.getByRole('option', { name: 'Fagerli Display' }).click()
  const [fetched] = await Promise.all([
    guest.waitForResponse((answer) => answer.url().endsWith('.woff2')),
    saveForm(page),
  ])
  expect(fetched.ok()).toBe(true)
  await expect(greeting(guest)).toHaveCSS('font-family', /^"?Fagerli Display/)

  await visit(page, '/admin/fonts')
  await expect(page.getByText('Used for headings')).toBeVisible()
  await page.getByRole('button', { name: /^Delete Fagerli Display/ }).click()
  await expect(page.getByRole('dialog')).toContainText('This font is used for headings.')
})
