import type { Page } from '@playwright/test'
import { publishCards } from './support/card-calls.ts'
import { drawing } from './support/drawings.ts'
import { openAlive, openBox } from './support/guestbook.ts'
import { makeProduct, offerProducts } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { addCard, cardSaved, field, publishAll, saveForm, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const fileInput = (page: Page) => page.locator('input[type=file]:not([capture])')
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a new card shows what was put on it: times of the house, hours asked for, a picture, a button, the logo', async ({
  page,
  property,
  person,
}) => {
  await visit(page, '/admin/settings/property')
  await page.getByRole('button', { name: 'Choose a logo' }).click()
  await fileInput(page).setInputFiles(drawing('mark.svg'))
  await page.getByRole('button', { name: 'Describe later' }).click()
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()
  await saveForm(page)

  await visit(page, '/admin/guestbook')
  await addCard(page, /^Facilities/)
  await field(page, 'Title').fill('Sauna')
  await expect(page.getByLabel('Check-in from')).toHaveValue('15:00')
  await page.getByRole('button', { name: 'Remove both times' }).click()
  await expect(page.getByLabel('Check-in from')).toHaveValue('')
  await expect(page.getByText('When is it open?')).toBeVisible()
  await expect(page.getByText('Closed', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Set opening hours' }).click()
  await expect(page.getByText('When is it open?')).toHaveCount(0)

  await field(page, 'Button text').fill('Book a time')
  await expect(
    page.getByText('Choose what the button links to. Until then, guests do not see it.'),
  ).toBeVisible()
  await choose(page, 'Button links to', 'Web page')
  await field(page, 'Web address').fill('https://sauna.example/book')
  await expect(page.getByText('guests do not see it')).toHaveCount(0)

  await page.getByRole('button', { name: 'Add picture' }).click()
  await fileInput(page).setInputFiles(drawing('sauna.svg'))
  await page.getByRole('button', { name: 'Describe later' }).click()
  await page.getByLabel('Description of picture 1 in English').fill('The sauna by the lake')
  await cardSaved(page)
  await page.getByRole('button', { name: /^Appearance/ }).click()
  await expect(page.getByRole('radio', { name: 'Picture above' })).toBeChecked()
  await publishAll(page)

  const guest = await person(PHONE)
  await openAlive(guest, property.guestbook)
  await expect(guest.getByRole('banner').getByRole('img', { name: 'Fagerli' })).toBeVisible()
  const card = guest.getByRole('main').locator('article, div').filter({ hasText: 'Sauna' }).last()
  await expect(card).toBeVisible()
  await expect(guest.getByRole('main').locator('img').first()).toBeVisible()
  const sheet = await openBox(guest, 'Sauna')
  await expect(sheet.getByRole('link', { name: /^Book a time/ })).toHaveAttribute(
    'href',
    'https://sauna.example/book',
  )
  await expect(sheet.getByText('Check-in from')).toHaveCount(0)
  await expect(sheet.getByText('08:00–\u206020:00').first()).toBeVisible()
})

test('a new product is for the stay, says who can order it, and gets its card in one click', async ({
  page,
  property,
  person,
}) => {
  await visit(page, '/admin/products')
  await page.getByRole('button', { name: 'Add the first product' }).click()
  await expect(page.getByText('Nobody can order it yet: enable it when it is ready.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'During the stay' })).toBeChecked()
  await field(page, 'Name').fill('Breakfast in bed')
  await field(page, 'Price, VAT included').fill('145')
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Enabled').click()
  await saveForm(page)
  await expect(
    page.getByText(
      'All guests can order it in the guestbook before the stay and during the stay, at any time.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add a card for it' }).click()
  await expect(page.getByText('Once you publish, guests find it on the card')).toBeVisible()
  await publishCards(page)
  await expect(page.getByText('Guests find it on the card')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Breakfast in bed' }).click()
  await expect(field(page, 'Title')).toHaveValue('Breakfast in bed')

  const guest = await person(PHONE)
  await openAlive(guest, property.guestbook)
  const sheet = await openBox(guest, 'Breakfast in bed')
  await expect(sheet.getByRole('button', { name: /^Add,/ })).toBeVisible()
})

test('the preview offers in each phase what a guest in that phase could order', async ({
  page,
  property,
  person,
}) => {
  const visibility = { targetGroups: [], productArea: { guestbook: true, automation: false } }
  const tea = await makeProduct(page, 'Tea', { visibility: { ...visibility, guestJourney: ['IN_STAY'] } })
  const wine = await makeProduct(page, 'Wine', { visibility: { ...visibility, guestJourney: ['PRE_STAY'] } })
  await offerProducts(page, 'To order', [tea.id, wine.id])
  const guest = await person(PHONE)
  const seen = async (looking: Page, address: string) => {
    await openAlive(looking, address)
    const sheet = await openBox(looking, 'To order')
    await expect(sheet.getByRole('button', { name: /^Add,/ })).toBeVisible()
    const texts = await sheet.allInnerTexts()
    return ['Tea', 'Wine'].filter((name) => texts.join().includes(name))
  }
  expect(await seen(guest, property.guestbook)).toEqual(['Tea'])
  expect(await seen(page, `${property.guestbook}/preview?states=qr`)).toEqual(['Tea'])
  expect(await seen(page, `${property.guestbook}/preview?states=checkin`)).toEqual(['Tea'])
  expect(await seen(page, `${property.guestbook}/preview?states=precheckin`)).toEqual(['Wine'])
})

test('the QR code of one room is a file of its own, in several sizes', async ({ page }) => {
  await visit(page, '/admin/units')
  await page.getByRole('button', { name: 'Add rooms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add rooms' })
  await dialog.getByRole('textbox', { name: 'Your list' }).fill('204; Double')
  await dialog.getByRole('button', { name: 'Import 1 room' }).click()
  await page.getByRole('button', { name: 'Room 204', exact: true }).click()
  for (const size of ['A6 card', 'Sticker']) {
    await page.getByRole('button', { name: 'QR code as PDF' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: size }).click()
    expect((await download).suggestedFilename()).toMatch(/^qr-code-204-.*\.pdf$/)
  }
})
