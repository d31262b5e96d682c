import { DESK } from './support/screens.ts'
import { visit } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('the palette finds cards, products, requests and settings, does what is asked, and remembers it', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn(page, 'owner')
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  const type = async (text: string) => {
    await page.keyboard.press('Control+k')
    await palette.getByRole('textbox').fill(text)
  }
  await type('breakfast')
  await expect(palette.getByRole('group', { name: 'Cards' }).getByRole('option').first()).toBeVisible()
  await expect(palette.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')

  await type('check-in time')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/property/)
  await expect(page.getByRole('textbox', { name: 'Check-in from' })).toBeFocused()
  await type('booking system')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Booking system' })).toBeInViewport()

  await type('print qr')
  await expect(palette.locator('[data-combobox-selected]')).toHaveText(/Print QR codes/)
  await page.keyboard.press('Enter')
  const print = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Download PDF' }) })
  await expect(print).toBeVisible()
  await page.keyboard.press('Escape')

  await type('')
  await expect(
    palette.getByRole('group', { name: 'Recently opened' }).getByRole('option').first(),
  ).toHaveText('Print QR codes')
})

test('door codes are pasted from a spreadsheet for all rooms at once, and the log says whose they are', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn(page, 'owner')
  await visit(page, '/admin/units/access')
  const table = page.getByRole('table', { name: 'Door codes and Wi-Fi' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const rooms = await table.getByRole('rowheader').locator('span:first-child').allInnerTexts()
  const [first = '', second = ''] = rooms
  const cell = (room: string) => table.getByRole('textbox', { name: `Door code of ${room}`, exact: true })
  await cell(first).evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, '4711#\n4712#')
  await expect(cell(second)).toHaveValue('4712#')
  await expect(page.getByText('2 rooms changed, not saved yet')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 rooms saved.')).toBeVisible()
  await page.reload()
  await expect(cell(first)).toHaveValue('4711#')

  await visit(page, '/admin/audit')
  const entry = page
    .getByRole('row')
    .filter({ hasText: `changed access details of ${first}, ${second}: door code` })
  await expect(entry).toBeVisible()
  await expect(entry).not.toContainText('4711#')
})
