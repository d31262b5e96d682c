import { readFileSync } from 'node:fs'
import { DESK } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('units are pasted, seen before they are there, and printed with their QR codes', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn(page, 'owner')
  await page.goto('/admin/units')
  await page.getByRole('button', { name: 'Add rooms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add rooms' })
  const list = dialog.getByRole('textbox', { name: 'Your list' })
  await list.fill('901; Attic\n902; Attic\n901; Attic')
  await expect(dialog.getByText('Same room number as in line 1')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
  await axe(page)
  await list.fill('901; Attic\n902; Attic')
  await expect(dialog.getByText('New room category: Attic')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 2 rooms' }).click()
  await expect(page.getByText('2 rooms imported')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all rooms in Attic' }).check()
  await expect(page.getByText('2 rooms selected')).toBeVisible()
  await page.getByRole('button', { name: 'Print QR codes' }).last().click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click()
  const sheet = readFileSync(await (await download).path())
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-')
})
