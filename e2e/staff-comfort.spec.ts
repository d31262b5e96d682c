import type { Route } from '@playwright/test'
import { changeCard, publishCards } from './support/card-calls.ts'
import { DESK } from './support/screens.ts'
import { field, saveForm } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('Ctrl+K finds a guest by name and opens the list at that guest', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('textbox').fill('Nilsen')
  await palette
    .getByRole('group', { name: 'Guests' })
    .getByRole('option', { name: /Astrid Nilsen/ })
    .first()
    .click()
  await expect(palette).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Astrid Nilsen' })).toBeVisible()
})

test('Ctrl+K opens the page that is highlighted with Enter', async ({ page, signIn }) => {
  await signIn(page, 'owner')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('textbox').fill('prod')
  await expect(palette.locator('[data-combobox-selected]')).toHaveText(/Products/)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})

test('a colleague’s change shows by itself, and a lost connection is told', async ({
  page,
  context,
  person,
  signIn,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_CONNECTION/)
  // The phone beside the list may still be loading then.
  guard.expectError(/dynamically imported module/)
  const colleague = await person()
  await signIn(page, 'owner')
  await signIn(colleague, 'editor')
  await changeCard(colleague, 'Dinner in the dining room', { subtitle: `Two courses ${Date.now()}` })
  await publishCards(colleague)
  const stream = page.waitForResponse(/\/api\/hotel\/live/)
  await page.goto('/admin/guestbook')
  await stream
  const row = page
    .getByRole('list', { name: 'Guestbook cards' })
    .getByRole('listitem')
    .filter({ hasText: 'Dinner in the dining room' })
  await expect(row).toBeVisible()
  await expect(row.getByText('Changed', { exact: true })).toBeHidden()
  await changeCard(colleague, 'Dinner in the dining room', { subtitle: `Three courses ${Date.now()}` })
  await expect(row.getByText('Changed', { exact: true })).toBeVisible()

  await context.setOffline(true)
  const lost = page.getByRole('alert').filter({ hasText: 'Connection lost.' })
  await expect(lost).toBeVisible()
  await context.setOffline(false)
  await expect(lost).toBeHidden()
})

const away = (route: Route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '5' },
    json: { code: 'server/unavailable', message: '' },
  })

test('a page on which nobody works says by itself that the server is away, and goes on when it is back', async ({
  page,
  signIn,
  guard,
}) => {
  guard.expectError(/503/)
  await signIn(page, 'reception')
  // The live stream is all this page has on its way.
  await page.route(/\/(api\/hotel\/live|readyz)/, away)
  await page.goto('/admin/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  const bar = page.getByRole('status').filter({ hasText: 'Innkeeper is unavailable right now.' })
  await expect(bar).toBeVisible()
  await page.unroute(/\/(api\/hotel\/live|readyz)/)
  await expect(bar).toBeHidden()
})

test('while the server cannot answer a bar says so, what is typed stays, and work goes on when it is back', async ({
  page,
  context,
  signIn,
  guard,
}) => {
  guard.expectError(/503/)
  // React writes down why the new tab shows its error page.
  guard.expectError(/^console: CallError/)
  await signIn(page, 'owner')
  await page.goto('/admin/settings/property')
  const name = field(page, 'Name')
  await expect(name).toHaveValue(/Fjellheim/)
  const before = await name.inputValue()
  const bar = page.getByRole('status').filter({ hasText: 'Innkeeper is unavailable right now.' })
  await page.route(/\/(api\/|readyz)/, away)
  await name.fill('Fjellheim by the lake')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bar).toContainText('Nothing you typed is lost')
  await expect(name).toHaveValue('Fjellheim by the lake')

  const fresh = await context.newPage()
  await fresh.route(/\/(api\/|readyz)/, away)
  await fresh.goto('/admin/guests')
  await expect(
    fresh.getByRole('heading', { level: 1, name: 'Innkeeper is unavailable right now' }),
  ).toBeVisible()
  await fresh.unroute(/\/(api\/|readyz)/)
  await expect(fresh.getByRole('heading', { level: 1, name: 'Guests' })).toBeVisible()
  await fresh.close()

  await page.unroute(/\/(api\/|readyz)/)
  await expect(bar).toBeHidden()
  await expect(name).toHaveValue('Fjellheim by the lake')
  await saveForm(page)
  await name.fill(before)
  await saveForm(page)
})
