import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { drawing, dropOn } from './support/drawings.ts'
import { openBox } from './support/guestbook.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { cardSaved, openCard, openSection, publishAll, saveForm, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'NO'] })

const upload = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Media library' }).getByRole('button', { name })
const fileInput = (page: Page) => page.locator('input[type=file]:not([capture])')
const dropPosition = (page: Page) => page.getByRole('button', { name: 'Choose files' })
const words = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Description in ${language}` })

test('files come by the chooser and by drop; each that cannot be taken says why', async ({ page }) => {
  await visit(page, '/admin/media')
  await expect(page.getByText('No pictures or documents yet')).toBeVisible()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files' }).click(),
  ])
  await chooser.setFiles([
    { name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') },
    {
      name: 'lie.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024 + 1, 0xff) },
    drawing('scripted.svg', '<script>alert(1)</script><image href="https://evil.example/x.png"/>'),
  ])
  await expect(upload(page, 'phone.heic').getByRole('alert')).toContainText('HEIC format')
  await expect(upload(page, 'lie.jpg').getByRole('alert')).toContainText('This type of file is not supported')
  await expect(upload(page, 'huge.jpg').getByRole('alert')).toContainText('too large')
  await expect(upload(page, 'scripted.svg')).toContainText('Added')

  const dropped = drawing('dropped.svg')
  await dropOn(dropPosition(page), dropped)
  await expect(upload(page, 'dropped.svg')).toContainText('Added')
  await dropOn(dropPosition(page), { ...dropped, name: 'again.svg' })
  await expect(upload(page, 'again.svg')).toContainText('You already have this file, as “dropped.svg”')
  await expect(page.getByRole('list', { name: 'Media library' }).getByRole('button')).toHaveCount(2)

  // What guests get of a drawing is a picture of it.
  await tile(page, 'scripted.svg').click()
  const address = await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('image/webp')
})

test('a picture is described where it is chosen, cropped around its point, and kept while guests see it', async ({
  page,
  person,
  property,
}) => {
  await openCard(page, 'Breakfast')
  await page.getByRole('button', { name: 'Add picture' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByText('No pictures yet')).toBeVisible()
  await fileInput(page).setInputFiles(drawing('table.svg'))
  const question = page.getByRole('dialog', { name: 'What does the picture show?' })
  await words(page, 'English').fill('A laid table')
  await words(page, 'Norwegian').fill('Et dekket bord')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Use picture' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Description of picture 1 in English' })).toHaveValue(
    'A laid table',
  )
  await cardSaved(page)
  await publishAll(page)

  await visit(page, '/admin/media')
  await tile(page, 'table.svg').click()
  const point = page.getByRole('button', { name: /^Focal point/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowUp')
  const place = await point.getAttribute('aria-label')
  expect(place).not.toContain('50 % from')
  await words(page, 'Norwegian').fill('Et pent dekket bord')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“table.svg” was saved.')).toBeVisible()
  await page.reload()
  await expect(point).toHaveAccessibleName(place ?? '')
  await expect(words(page, 'Norwegian')).toHaveValue('Et pent dekket bord')

  const guest = await person(PHONE)
  await guest.goto(property.guestbook)
  const sheet = await openBox(guest, 'Breakfast')
  const [across, down] = [...(place ?? '').matchAll(/\d+/g)].map(String)
  const seen = sheet.getByRole('img', { name: 'A laid table' })
  await expect(seen).toHaveCSS('object-position', `${across}% ${down}%`)

  const remove = page.getByRole('button', { name: 'Delete' })
  await remove.click()
  const refusal = page.getByRole('dialog', { name: 'Still in use' })
  await refusal.getByRole('link', { name: 'Card “Breakfast”' }).click()
  await openSection(page, 'Pictures')
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await cardSaved(page)
  await visit(page, '/admin/media')
  await tile(page, 'table.svg').click()
  await expect(page.getByRole('link', { name: 'Card “Breakfast”, published version' })).toBeVisible()
  await remove.click()
  await expect(refusal).toContainText('published version')
  await visit(page, '/admin/guestbook')
  await publishAll(page)
  await visit(page, '/admin/media')
  await tile(page, 'table.svg').click()
  await remove.click()
  const deleting = page.getByRole('dialog', { name: 'Delete “table.svg”?' })
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No pictures or documents yet')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the logo is chosen from the library or taken with the camera', async ({ page }) => {
    await visit(page, '/admin/settings/property')
    const choose = page.getByRole('button', { name: 'Choose a logo' })
    await choose.click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await expect(picker.getByRole('button', { name: 'Take a picture' })).toBeVisible()
    await expectAccessible(page)
    await fileInput(page).setInputFiles(drawing('mark.svg'))
    await page.getByRole('button', { name: 'Describe later' }).click()
    await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()
    await saveForm(page)

    await visit(page, '/admin/media?show=without-alt')
    await tile(page, 'mark.svg').click()
    await expect(page.getByText('The property’s logo')).toBeVisible()
  })
})
