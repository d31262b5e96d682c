import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { markDocument, openWithStream } from './support/guestbook.ts'
import { makeProduct, offerProducts } from './support/order-calls.ts'
import { type Property, test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { cardSaved, field, openCard, publishAll, saveForm, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'DK'] })

/** The smallest that is one: two files of different content are two documents. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>\n%%EOF`),
})

async function dataOf<T>(page: Page, address: string): Promise<T> {
  const answer = await page.request.get(address)
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}`)
  return ((await answer.json()) as { data: T }).data
}

async function addDocument(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a PDF' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a document' })
  await picker.locator('input[type=file]:not([capture])').setInputFiles(pdf(name))
  await expect(picker).toBeHidden()
}

/** Door code and Wi-Fi of the house and of a room reach the guest in it, and nobody else. */
async function changeAccess(page: Page, stranger: Page, property: Property): Promise<void> {
  await visit(page, '/admin/settings/property')
  await page.getByLabel('Front door code', { exact: true }).fill('1905#')
  await field(page, 'Wi-Fi name').fill('Fagerli')
  await page.getByLabel('Wi-Fi password', { exact: true }).fill('bre og fjord')
  await page.getByRole('button', { name: 'Show Wi-Fi password' }).click()
  await expect(page.getByLabel('Wi-Fi password', { exact: true })).toHaveAttribute('type', 'text')
  await expectAccessible(page)
  await saveForm(page)

  await visit(page, '/admin/units')
  await page.getByRole('textbox', { name: 'Name of the new room category' }).fill('Double')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Number of a new room in Double' }).fill('204')
  await page.keyboard.press('Enter')
  const unit = page.getByRole('button', { name: 'Room 204' })
  await unit.click()
  const dialog = page.getByRole('dialog', { name: 'Room 204' })
  await dialog.getByLabel('Door code', { exact: true }).fill('47 11')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('img', { name: 'Has its own door code or Wi-Fi' })).toBeVisible()

  const preview = `${property.guestbook}/preview?states=checkin&unit=204`
  const seen = await (await page.request.get(preview)).text()
  for (const own of ['47 11', 'Fagerli', 'bre og fjord']) expect(seen).toContain(own)
  expect(seen).not.toContain('1905#')
  const unseen = await (await stranger.request.get(preview)).text()
  for (const secret of ['47 11', '1905#', 'bre og fjord']) expect(unseen).not.toContain(secret)
}

/** A section begins with a card, in two languages, and its heading finds it. */
async function beginSection(page: Page, property: Property): Promise<void> {
  await openCard(page, 'Breakfast')
  await page.getByRole('button', { name: /^Section/ }).click()
  await page.getByRole('switch', { name: 'Start a section with this card' }).check()
  await field(page, 'Heading').fill('Eat')
  await field(page, 'Note beside the heading').fill('Kitchen until 22:00')
  await page
    .getByRole('tab', { name: /^Danish/ })
    .last()
    .click()
  await field(page, 'Heading').fill('Spise')
  await page.getByRole('button', { name: /^Appearance/ }).click()
  await page.getByText('Small, two side by side').click()
  await cardSaved(page)
  await expectAccessible(page)
  const list = page.getByRole('list', { name: 'Guestbook cards' })
  await expect(list.getByText('Eat', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('spise')
  await expect(list.getByRole('link')).toHaveText(['Breakfast'])
  await publishAll(page)

  type Box = { content: { title?: string; section?: { title: string; note: string } }; styles: object }
  const section = async (language: number) => {
    const address = `/api/guest/${property.id}/guestbook?language=${language}`
    const { boxes } = await dataOf<{ boxes: Box[] }>(page, address)
    return boxes.find(({ content }) => ['Eat', 'Spise'].includes(content.section?.title ?? ''))
  }
  await expect
    .poll(async () => (await section(0))?.content.section)
    .toEqual({
      title: 'Eat',
      note: 'Kitchen until 22:00',
    })
  expect((await section(1))?.content.section).toEqual({ title: 'Spise', note: '' })
  expect((await section(0))?.styles).toMatchObject({ layout: 'small' })
}

/** The kind decides what is asked, and the marks reach the guest. */
async function changeKind(page: Page, property: Property): Promise<void> {
  const { id } = await makeProduct(page, 'Late check-out')
  await offerProducts(page, 'To order', [id])
  await visit(page, `/admin/products/${id}`)
  await expect(page.getByRole('switch', { name: /^Guests can also pick it up/ })).toBeVisible()
  await page.getByRole('radio', { name: /^Part of the stay/ }).click()
  await expect(page.getByRole('switch', { name: /^Guests can also pick it up/ })).toHaveCount(0)
  await expect(page.getByLabel('Every day, opens')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Departure' }).check()
  await page.getByRole('radio', { name: 'At a set time the day before' }).check()
  await page.getByRole('textbox', { name: 'Time the day before' }).fill('19:30')
  await expect(page.getByText('Sulphites', { exact: true })).toHaveCount(0)
  await field(page, 'Minimum age').fill('18')
  await expectAccessible(page)
  await saveForm(page)

  type Offered = { products: { id: string; kind: string }[] }
  const offered = async () =>
    (await dataOf<Offered>(page, `/api/guest/${property.id}/products`)).products.find((one) => one.id === id)
  await expect.poll(offered).toMatchObject({
    kind: 'part of the stay',
    stayMoment: 'departure',
    cutOff: { kind: 'day before', time: '19:30' },
    minimumAge: 18,
  })
  await page.getByRole('radio', { name: /^Delivered/ }).click()
  await page.getByText('Sulphites', { exact: true }).click()
  await page.getByText('Vegan', { exact: true }).click()
  await saveForm(page)
  await expect.poll(offered).toMatchObject({ kind: 'brought', allergens: ['sulphites'], diets: ['vegan'] })
}

test('what staff say of rooms, sections and products is what guests get', async ({
  page,
  property,
  person,
}) => {
  await changeAccess(page, await person(PHONE), property)
  await beginSection(page, property)
  await changeKind(page, property)
})

test('a tab with one PDF opens it at once; a second makes it a small list', async ({
  page,
  property,
  person,
}) => {
  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(property.guestbook))
  const isSame = await markDocument(guest)
  const bar = guest.getByRole('navigation', { name: 'Main menu' })

  await visit(page, '/admin/guestbook/tab-bar')
  await page.getByRole('button', { name: 'Add a tab' }).click()
  await page.getByRole('combobox', { name: 'Links to' }).click()
  await page.getByRole('option', { name: 'Pages and PDFs' }).click()
  await addDocument(page, 'Menu.pdf')
  await field(page, 'Label in English').fill('Read')
  await page.getByRole('button', { name: 'Save tab' }).click()
  await saveForm(page)
  await expect(bar.getByRole('link', { name: /^Read/ })).toHaveAttribute('href', /document\.pdf$/)

  await page.getByRole('button', { name: 'Edit Read' }).click()
  await addDocument(page, 'Wine list.pdf')
  await field(page, 'Label of Wine list in English').fill('Wine')
  await page.getByRole('button', { name: 'Move Wine list up' }).press('Enter')
  await expect(
    page.getByRole('list', { name: 'Pages and PDFs' }).getByRole('listitem').first(),
  ).toContainText('Wine list')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save tab' }).click()
  await saveForm(page)

  const tab = bar.getByRole('button', { name: 'Read' })
  await tab.click()
  const contents = guest.getByRole('list', { name: 'Read' }).getByRole('link')
  await expect(contents).toHaveText([/^Wine/, /^Menu/])
  await expectAccessible(guest)
  await guest.keyboard.press('Escape')
  await expect(contents.first()).toBeHidden()
  await isSame()
})
