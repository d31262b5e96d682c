import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { markDocument, openWithStream } from './support/guestbook.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { field, formState, saveForm } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ propertyLanguages: ['GB', 'NO'] })

/** Those staff made: Home stands before them by itself. */
const guestTabs = (guest: Page) =>
  guest
    .getByRole('navigation')
    .getByRole('link')
    .filter({ hasNotText: /^Home$/ })
const tabs = (page: Page) => page.getByRole('list', { name: 'Tabs' }).getByRole('listitem')
const addTab = (page: Page) => page.getByRole('button', { name: 'Add a tab' })
const edge = (place: Locator, side: 'top' | 'bottom') =>
  place.evaluate((element, name) => element.getBoundingClientRect()[name], side)

async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test.describe('on a desk', () => {
  test.use(DESK)

  test('a new tab in two languages and a new order reach an open guestbook at once', async ({
    page,
    person,
    property,
  }) => {
    const guest = await person(PHONE)
    await openWithStream(guest, () => guest.goto(property.guestbook))
    const isSame = await markDocument(guest)
    const before = await guestTabs(guest).allInnerTexts()

    await page.goto('/admin/guestbook/tab-bar')
    await expect(tabs(page)).toHaveCount(before.length)
    await addTab(page).click()
    const dialog = page.getByRole('dialog', { name: 'New tab' })
    await dialog.getByRole('button', { name: 'Save tab' }).click()
    await expect(dialog.getByText('Choose where the tab leads.')).toBeVisible()
    await expect(dialog.getByText('Enter a label')).toBeVisible()
    await choose(page, 'Links to', 'Web address')
    await field(page, 'Web address').fill('javascript:alert(1)')
    await expect(dialog.getByText('Enter a web address such as')).toBeVisible()
    await field(page, 'Web address').fill('https://example.com/skiing')
    await field(page, 'Label in English').fill('Skiing')
    await field(page, 'Label in Norwegian').fill('Ski')
    await dialog.getByRole('radio', { name: 'Skiing' }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save tab' }).click()
    await expect(dialog).toBeHidden()
    await expect(formState(page)).toHaveText('Not saved yet')

    await page.getByRole('button', { name: 'Move Skiing up' }).click()
    await page.getByRole('button', { name: 'Move Skiing', exact: true }).focus()
    for (let place = before.length - 1; place > 0; place--) await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('status').filter({ hasText: 'Skiing is now number 1 of' })).toBeAttached()
    await expect(tabs(page).first()).toContainText('Skiing')
    await saveForm(page)

    await expect(guestTabs(guest)).toHaveText(['Skiing', ...before].map((label) => new RegExp(`^${label}`)))
    await isSame()
    await expect(guestTabs(guest).first()).toHaveAttribute('href', 'https://example.com/skiing')
    const norwegian = await page.request.get(`${property.guestbook}?language=1`)
    expect(await norwegian.text()).toContain('>Ski<')
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('cancel and discard leave everything as it was; each phase can have its own bar', async ({
    page,
    person,
    property,
  }) => {
    const guest = await person(PHONE)
    await openWithStream(guest, () => guest.goto(property.guestbook))
    const before = await guestTabs(guest).allInnerTexts()
    const [first = '', second = ''] = before

    await page.goto('/admin/guestbook/tab-bar')
    await page.getByRole('button', { name: `Edit ${first}` }).click()
    await field(page, 'Label in English').fill('Something else')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(tabs(page).first()).toContainText(first)
    await page.getByRole('button', { name: `Remove ${first}` }).click()
    await expect(tabs(page)).toHaveCount(before.length - 1)
    // What can be taken back stands above what ends the form, both within reach of a thumb.
    const discard = page.getByRole('button', { name: 'Discard' })
    const undo = page.getByRole('alert').filter({ hasText: 'was removed' })
    expect(await edge(undo, 'bottom')).toBeLessThanOrEqual(await edge(discard, 'top'))
    await discard.click()
    await expect(tabs(page)).toHaveCount(before.length)

    await page.getByRole('radio', { name: 'Different for each phase' }).check()
    await page.getByRole('tab', { name: 'Before the stay' }).click()
    await page.getByRole('button', { name: `Remove ${first}` }).click()
    await page.getByRole('tab', { name: 'During the stay' }).click()
    await page.getByRole('button', { name: `Remove ${second}` }).click()
    await page.getByRole('switch', { name: 'Show labels under the icons' }).uncheck()
    await expectAccessible(page)
    await saveForm(page)
    await expect(guestTabs(guest)).toHaveCount(before.length - 1)
    await expect(guest.getByRole('navigation').getByText(second)).toHaveCount(0)
    await expect(guestTabs(guest).first()).toHaveAccessibleName(first)
  })
})
