import type { Locator, Page } from '@playwright/test'
import { DESK, PHONE } from './support/screens.ts'
import { field, saveForm } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const dryRun = (page: Page) =>
  page.getByRole('region', { name: 'Dry run, the next 14 days' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** As somebody without a mouse presses it. */
async function press(target: Locator): Promise<void> {
  await target.focus()
  await expect(target).toBeFocused()
  await target.page().keyboard.press('Enter')
}
