import type { Page } from '@playwright/test'
import { openBox, openWithStream } from './support/guestbook.ts'
import { joinAs } from './support/newcomers.ts'
import { makeProduct, offerProducts } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { field, formState, navigation, notice, saveForm, visit } from './support/staff.ts'
import { expect, test as inTheDemo } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'DK'] })

const rowOf = (page: Page, product: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: product, exact: true }) })
const add = (page: Page, what: string) => page.getByRole('button', { name: what, exact: true }).click()

async function ask(page: Page, product: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${product}`, exact: true }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('a product is filled in and enabled, and a guest who is looking sees it at once', async ({
  page,
  property,
  person,
}) => {
  await visit(page, '/admin/products')
  await expect(page.getByText('No products yet')).toBeVisible()
  await add(page, 'Add the first product')
  const missing = page.getByRole('alert').filter({ hasText: 'Check before guests order it' })
  await expect(missing).toContainText('Its price is zero.')

  await field(page, 'Name').fill('Breakfast in bed')
  await field(page, 'Description').fill('Brought to your room.')
  await page
    .getByRole('tab', { name: /^Danish/ })
    .first()
    .click()
  await field(page, 'Name').fill('Morgenmad på sengen')
  await page
    .getByRole('tab', { name: /^English/ })
    .first()
    .click()
  await expect(field(page, 'Name')).toHaveValue('Breakfast in bed')
  await field(page, 'Price, VAT included').fill('145,50')
  await page.getByRole('switch', { name: /^Limit the stock/ }).check()
  await field(page, 'In stock').fill('3')

  await add(page, 'Add a list of choices')
  await field(page, 'Name of list 1').fill('Bread')
  const bread = page.getByRole('group', { name: 'Bread' })
  await bread.getByRole('textbox', { name: 'Name of choice 1' }).fill('Sourdough')
  await add(page, 'Add a choice')
  await bread.getByRole('textbox', { name: 'Name of choice 2' }).fill('Rye')
  await bread.getByRole('textbox', { name: 'Price added by Rye' }).fill('5')
  await bread.getByRole('button', { name: 'Move Rye up' }).press('Enter')
  await expect(bread.getByRole('textbox', { name: 'Name of choice 1' })).toHaveValue('Rye')
  await add(page, 'Add an extra')
  const extras = page.getByRole('group', { name: 'Extras' })
  await extras.getByRole('textbox', { name: 'Name of choice 1' }).fill('Jam')
  await extras.getByRole('textbox', { name: 'Price added by Jam' }).fill('15')
  await page.getByLabel('Every day, opens').fill('06:30')
  await page.getByRole('checkbox', { name: 'During the stay' }).check()
  await saveForm(page)
  await expect(missing).toHaveCount(0)

  const productId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await offerProducts(page, 'To order', [productId])
  const guest = await person({ ...PHONE, locale: 'da-DK' })
  await openWithStream(guest, () => guest.goto(property.guestbook))
  const sheet = await openBox(guest, 'To order')
  const offered = sheet.getByRole('button', { name: /^Morgenmad på sengen/ })
  await expect(offered).toHaveCount(0)

  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Enabled').click()
  await saveForm(page)
  await expect(offered).toBeVisible()
  await expect(offered).toContainText('145,50')
  await expect(offered).toContainText('3')
  await expect(sheet.getByRole('radio', { name: /^Rye/ })).toBeVisible()
  await expect(sheet.getByRole('checkbox', { name: /^Jam/ })).toBeVisible()
})

test('a copy says that it is one, and archiving a product can be taken back', async ({ page }) => {
  await makeProduct(page, 'Tea')
  await visit(page, '/admin/products')
  await ask(page, 'Tea', 'Duplicate')
  await expect(page.getByRole('heading', { level: 1, name: 'Tea (Copy)' })).toBeVisible()
  await visit(page, '/admin/products')
  await expect(rowOf(page, 'Tea (Copy)')).toContainText('Disabled')

  await ask(page, 'Tea', 'Archive')
  await expect(rowOf(page, 'Tea')).toHaveCount(0)
  await notice(page, 'Tea is archived.').getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Tea')).toContainText('Enabled')
})

test('a product that the booking system cannot place says what it lacks', async ({ page }) => {
  await makeProduct(page, 'Tea')
  await visit(page, '/admin/settings/property')
  await page.getByRole('switch', { name: /^Two-way products/ }).check()
  await saveForm(page)
  await visit(page, '/admin/products?state=incomplete')
  await expect(rowOf(page, 'Tea')).toContainText('Incomplete')
  await expect(rowOf(page, 'Tea')).toContainText('Booking system ID missing: Tea')
  await page.getByRole('link', { name: 'Tea', exact: true }).click()
  await expect(page.getByText('Its booking system ID is missing.')).toBeVisible()
  await field(page, 'Booking system ID').fill('PMS-7')
  await saveForm(page)
  await expect(page.getByRole('main').getByText('Incomplete')).toHaveCount(0)
})

test('two who change a product at once lose nothing, and choose where both changed the same', async ({
  page,
  person,
  server,
  guard,
}) => {
  guard.expectError(/409/)
  const { id } = await makeProduct(page, 'Tea')
  const colleague = await person(DESK)
  await joinAs(server, page, colleague, ['editor'])
  await visit(page, `/admin/products/${id}`)
  await field(page, 'Description').fill('From the garden')
  await visit(colleague, `/admin/products/${id}`)
  await field(colleague, 'Price, VAT included').fill('120')
  await saveForm(colleague)
  await saveForm(page)
  await expect(field(page, 'Price, VAT included')).toHaveValue('120')

  await field(page, 'Price, VAT included').fill('130')
  await expect(field(colleague, 'Description')).toHaveValue('From the garden')
  await field(colleague, 'Price, VAT included').fill('140')
  await saveForm(colleague)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const both = page.getByRole('dialog', { name: 'Somebody else saved changes' })
  const clash = both.getByRole('radiogroup', { name: 'Price' })
  await expect(clash).toContainText('130')
  await expect(clash).toContainText('140')
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await expect(formState(page)).toHaveText(/^Saved/)
  await expect(field(colleague, 'Price, VAT included')).toHaveValue('130')
})

inTheDemo.describe('in the demo', () => {
  inTheDemo.use(DESK)

  inTheDemo('reception answers requests but changes no products', async ({ page, signIn, guard }) => {
    guard.expectError(/ForbiddenError/)
    await signIn(page, 'reception')
    await visit(page, '/admin/products')
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: /^Requests/ })).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: 'Products' })).toHaveCount(0)
  })
})
