import { readFileSync } from 'node:fs'
import { test } from './support/own-property.ts'
import { DESK } from './support/screens.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const FILE = [
  'Bookingnummer;Gæst;Ankomst;Afrejse;Telefon',
  'A-1;Nilsen, Astrid;17.12.2026;19.12.2026;+47 90 00 00 01',
  'A-2;Berg, Jan;18.12.2026;16.12.2026;+47 90 00 00 02',
  'A-3;Lund, Ola;18.12.2026;21.12.2026;ring mig',
].join('\r\n')

test('a file with two mistakes is mended, imported and taken back', async ({ page }) => {
  await page.goto('/admin/guests')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const main = page.getByRole('main')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'december.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'latin1') })
  await expect(main.getByLabel('Columns are separated by')).toHaveValue(';')
  await expect(main.getByLabel('Text encoding')).toHaveValue('windows-1252')
  await expect(main.getByLabel('Meaning of Afrejse')).toHaveValue('departure')

  // Whoever comes back finds the import where it is.
  await page.reload()
  await main.getByRole('button', { name: 'Check the rows' }).click()
  await expect(main.getByText('The departure is before the arrival.')).toBeVisible()
  await expect(main.getByText('This is not a phone number: ring mig')).toBeVisible()
  const taken = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download refused rows' }).click()
  expect(readFileSync(await (await taken).path(), 'utf8')).toContain('ring mig')

  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Mend' }).first().click()
  await dialog.getByLabel('Afrejse').fill('20.12.2026')
  await dialog.getByLabel('Afrejse').press('Enter')
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: 'Mend' }).click()
  await dialog.getByLabel('Telefon').fill('+47 90 00 00 03')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  // With nothing left to mend, all rows are shown.
  await expect(main.getByRole('list', { name: 'All rows' }).getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('button', { name: 'Mend' })).toHaveCount(0)

  await main.getByRole('button', { name: 'Import 3 bookings' }).click()
  await expect(main.getByText('3 new bookings.')).toBeVisible()
  await main.getByRole('link', { name: 'Ola Lund', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ola Lund' })).toBeVisible()
  await page.goBack()
  await main.getByRole('link', { name: 'See the guests' }).click()
  await page.goto('/admin/guests?view=all')
  await expect(main.getByText('Ola Lund').first()).toBeVisible()

  await page.goto('/admin/guests/import')
  await main.getByRole('link', { name: /december\.csv/ }).click()
  await main.getByRole('button', { name: 'Take the import back' }).click()
  await dialog.getByRole('button', { name: 'Take the import back' }).click()
  await expect(main.getByText('3 bookings removed.')).toBeVisible()
})
