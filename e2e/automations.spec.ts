import type { Locator, Page } from '@playwright/test'
import { DESK } from './support/screens.ts'
import { field, saveForm } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const dryRun = (page: Page) => page.getByRole('region', { name: 'Dry run, 14 days' })
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })

/** As somebody without a mouse presses it. */
async function press(target: Locator): Promise<void> {
  await target.focus()
  await expect(target).toBeFocused()
  await target.page().keyboard.press('Enter')
}

test.describe('on a desk', () => {
  test.use(DESK)
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/automations')
    await expect(page.getByRole('button', { name: 'New automation' })).toBeVisible()
  })

  test('an automation begins from a starter, is changed, tried, turned on and paused without a mouse', async ({
    page,
    axe,
    guard,
  }) => {
    // Who has it open hears that it is gone, and looks.
    guard.expectError(/404.*hotel\/automations/)
    const name = `Two days before ${Date.now()}`
    await press(page.getByRole('button', { name: 'New automation' }))
    const starters = page.getByRole('dialog', { name: 'How should it begin?' })
    await press(starters.getByRole('button', { name: /^Welcome before arrival/ }))
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome before arrival' })).toBeVisible()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await expect(page.getByText(/^3 days before arrival at 10:00, all guests get/)).toBeVisible()

    await test.step('what is changed reads as a sentence, and who would get it is shown', async () => {
      await field(page, 'Name').fill(name)
      await field(page, 'Days').focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText(/^2 days before arrival at 10:00, all guests get/)).toBeVisible()
      await expect(dryRun(page).getByRole('listitem').first()).toContainText(/10:00.*arrives/)
      await expect(dryRun(page)).toContainText('nothing while it is paused')
      await press(page.getByRole('button', { name: 'Add a step' }))
      await expect(page.getByText(/One day later, they get/)).toBeVisible()
      await axe(page)
      await saveForm(page)
    })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await press(page.getByRole('button', { name: 'Turn on' }))
    await expect(page.getByText(/^On since/)).toBeVisible()
    await expect(dryRun(page)).toContainText('Nobody gets a step twice.')

    await press(page.getByRole('link', { name: 'Automations' }).first())
    const planned = rowOf(page, name).locator('dl > div').filter({ hasText: 'planned' })
    await expect(planned).toContainText(/[1-9]/)
    const isOn = rowOf(page, name).getByRole('switch')
    await isOn.focus()
    await page.keyboard.press('Space')
    await expect(isOn).not.toBeChecked()
    await expect(planned).toContainText(/^0/)

    await press(rowOf(page, name).getByRole('link'))
    await press(page.getByRole('button', { name: 'Delete' }))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await expect(page).toHaveURL(/\/admin\/automations$/)
    await expect(rowOf(page, name)).toHaveCount(0)
  })

  test('what went to whom, and why not, is told', async ({ page, axe }) => {
    await page.getByRole('link', { name: 'Welcome before arrival', exact: true }).click()
    await page.getByRole('tab', { name: 'History' }).focus()
    await page.keyboard.press('Enter')
    const history = page.getByRole('region', { name: 'What went to whom' })
    await expect(history.getByText('E-mail: sent').first()).toBeVisible()
    await expect(history.getByText('SMS: delivered').first()).toBeVisible()
    await axe(page)
  })
})
