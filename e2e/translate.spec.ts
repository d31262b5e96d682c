import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { addCards, test } from './support/own-property.ts'
import { DESK } from './support/screens.ts'
import { cardSaved, field } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'NO'] })

const cell = (page: Page, state: string) =>
  page.getByRole('button', { name: new RegExp(`^Sledging in Norwegian: ${state}`) })

async function act(page: Page, state: string, command: string): Promise<void> {
  await cell(page, state).click()
  await page.getByRole('menuitem', { name: command }).click()
}

test('a missing language is seen, copied, written, marked when its source changes, and checked', async ({
  page,
}) => {
  await addCards(page, [{ type: 'Content', title: 'Sledging' }])
  await page.goto('/admin/guestbook/translate')
  await expect(page.getByText('Machine translation is off.')).toBeVisible()
  await page.getByText('Missing', { exact: true }).first().click()
  await expect(page.getByRole('row')).toHaveCount(2)

  await act(page, 'Missing', 'Copy from the default language')
  await expect(page.getByText('No matching cards')).toBeVisible()
  await page.getByRole('button', { name: 'All cards' }).click()
  await cell(page, 'To check. Copied from the default language').click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Open the card' }).click()
  await expect(page.getByRole('tab', { name: 'Norwegian' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Title: copied from English.')).toBeVisible()
  await field(page, 'Title').fill('Aking')
  await expect(page.getByText('Title: copied from English.')).toBeHidden()
  await cardSaved(page)
  await page.getByRole('tab', { name: 'English' }).click()
  await field(page, 'Title').fill('Sledging by day')
  await cardSaved(page)

  await page.goto('/admin/guestbook/translate?search=Sledging')
  const stale = page.getByRole('button', { name: /^Sledging by day in Norwegian: To check/ })
  await expect(stale).toHaveAttribute('title', /The text in the default language has changed since/)
  await stale.click()
  await page.getByRole('menuitem', { name: 'Mark as checked' }).click()
  await expect(page.getByText('Sledging by day in Norwegian is marked as checked.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sledging by day in Norwegian: Complete' })).toBeVisible()
})
