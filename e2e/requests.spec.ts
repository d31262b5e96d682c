import type { Locator, Page } from '@playwright/test'
import { ENGLISH } from './support/card-calls.ts'
import { hearChimes, heardChimes } from './support/chime.ts'
import { textOfMail } from './support/mailbox.ts'
import { joinAs } from './support/newcomers.ts'
import { makeProduct, newId, sendOrder } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { DESK } from './support/screens.ts'
import { navigation, notice, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'DK'] })

/** The place of a house's second language. */
const DANISH = 1

const rowOf = (page: Page, guest: string) => page.getByRole('row').filter({ hasText: guest })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Request \d+$/ })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}`) })
const press = (where: Locator, name: string) => where.getByRole('button', { name, exact: true }).click()
const named = (firstName: string) => ({ checkout: { firstName } })

test('a new request is heard and counted at once, and not heard by who does not want to', async ({
  page,
  property,
  person,
}) => {
  const tea = await makeProduct(page, 'Tea')
  await hearChimes(page)
  await visit(page, '/admin/requests')
  await expect(page.getByText('No requests yet')).toBeVisible()
  await expect(page).toHaveTitle(/^Requests/)

  const guest = await person()
  await sendOrder(guest, property.id, tea, { quantity: 2 })
  await expect(rowOf(page, 'Ada Lund')).toContainText('2 × Tea')
  await expect(rowOf(page, 'Ada Lund')).toContainText('DKK 200')
  await expect(page).toHaveTitle(/^\(1\) Requests/)
  await expect(navigation(page).getByRole('link', { name: /^Requests/ })).toContainText('1')
  await expect.poll(() => heardChimes(page)).toBe(1)

  const quiet = { playSoundInTab: false, playSoundOutOfTab: false, displayNotifications: false }
  await page.request.put('/api/hotel/users/notifications', { data: quiet })
  await page.reload()
  await expect(rowOf(page, 'Ada Lund')).toBeVisible()
  const { orderId } = await sendOrder(guest, property.id, tea, named('Bo'))
  await expect(rowOf(page, 'Bo Lund')).toContainText('Not matched to a booking')
  // Beside the navigation the answer stays in sight; below 1000 px rows are cards.
  const hidden = () =>
    page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  for (const width of [1024, 1180]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(hidden, `${width} wide`).toBe(0)
  }
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: 'Bo Lund' })).toContainText('Accept')
  await page.setViewportSize(DESK.viewport)
  await expect(page).toHaveTitle(/^\(2\) Requests/)
  await guest.request.post(`/api/guest/${property.id}/orders/${orderId}/cancel`)
  await expect(rowOf(page, 'Bo Lund')).toContainText('Cancelled by the guest')
  await expect(page).toHaveTitle(/^\(1\) Requests/)
  expect(await heardChimes(page), 'sounds after the reload').toBe(0)
})

test('what narrows the list is in the address and survives a reload', async ({ page, property }) => {
  const tea = await makeProduct(page, 'Tea')
  await sendOrder(page, property.id, tea, named('Ada'))
  await sendOrder(page, property.id, tea, { checkout: { firstName: 'Bo', roomNumber: '31' } })
  await visit(page, '/admin/requests')
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('New (2)').click()
  await page.getByRole('combobox', { name: 'Room' }).fill('31')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'Ada Lund')).toHaveCount(0)
  await expect(page).toHaveURL(/status=.*unit=/)
  await page.reload()
  await expect(rowOf(page, 'Bo Lund')).toBeVisible()
  await expect(rowOf(page, 'Ada Lund')).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Room' })).toHaveValue('31')
  await page.getByRole('searchbox', { name: 'Find by guest, number or product' }).fill('Nobody')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowOf(page, 'Ada Lund')).toBeVisible()
})

test('of two who answer at the same moment the first one wins, and the second reads who it was', async ({
  page,
  property,
  person,
  server,
  guard,
}) => {
  guard.expectError(/409/)
  const tea = await makeProduct(page, 'Tea')
  const { orderId } = await sendOrder(page, property.id, tea)
  const colleague = await person(DESK)
  await joinAs(server, page, colleague, ['reception'])
  // Both have decided before either hears of the other.
  const { promise: declined, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/accept', async (route) => {
    await declined
    await route.continue()
  })
  await visit(page, '/admin/requests')
  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Accept/ })
    // In a hurry: the second press falls beside what the first one opened, and does not close it.
    .dblclick({ delay: 100 })
  await press(dialog(page, 'Accept request'), 'Accept')

  await visit(colleague, `/admin/requests?open=${orderId}`)
  await press(panel(colleague), 'Decline')
  const declining = dialog(colleague, 'Decline request')
  await declining.getByText('Other reason').click()
  await press(declining, 'Decline')
  await expect(declining.getByText('Enter a reason.')).toBeVisible()
  await declining.getByRole('textbox', { name: 'Message to the guest' }).fill('The kettle is broken')
  await press(declining, 'Decline')
  await expect(panel(colleague).getByText('The kettle is broken')).toBeVisible()

  letThrough()
  const tooLate = dialog(page, 'Accept request').getByRole('alert')
  await expect(tooLate).toContainText(/Already declined by Tiril Vik, \d\d:\d\d\./)
  await expect(tooLate).toContainText('Your answer was not sent.')
  await dialog(page, 'Accept request').getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, 'Ada Lund')).toContainText('Declined')
})

test('requests are handled together, each for itself, and archiving can be taken back', async ({
  page,
  property,
}) => {
  const tea = await makeProduct(page, 'Tea')
  for (const name of ['Ada', 'Bo', 'Cy', 'Dag', 'Eva']) await sendOrder(page, property.id, tea, named(name))
  await visit(page, '/admin/requests')
  const select = async (...names: string[]) => {
    for (const name of names)
      await page.getByRole('checkbox', { name: `Select the request from ${name} Lund` }).check()
  }
  const bar = page.getByRole('status').filter({ hasText: 'selected' }).locator('..')

  await select('Ada', 'Bo')
  await press(bar, 'Accept')
  await press(dialog(page, 'Accept 2 requests'), 'Accept')
  await expect(notice(page, '2 requests accepted.')).toBeVisible()
  await select('Cy', 'Dag')
  await press(bar, 'Decline')
  await press(dialog(page, 'Decline 2 requests'), 'Decline')
  await expect(notice(page, '2 requests declined.')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await press(bar, 'Archive')
  const archived = notice(page, '4 requests archived. 1 request could not be changed')
  await expect(archived).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await archived.getByRole('button', { name: /^Undo/ }).click()
  await expect(notice(page, '4 requests restored.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)

  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Archive/ })
    .click()
  await expect(rowOf(page, 'Ada Lund')).toHaveCount(0)
  await notice(page, 'Request from Ada Lund archived.').getByRole('button', { name: /^Undo/ }).click()
  await expect(rowOf(page, 'Ada Lund')).toBeVisible()
})

test('by keyboard alone a request is read and accepted, and the guest is told in their language', async ({
  page,
  property,
  server,
}) => {
  const rye = { id: newId(), names: { [ENGLISH]: 'Rye' }, price: 500, productId: null }
  const jam = { id: newId(), names: { [ENGLISH]: 'Jam' }, price: 1000, productId: null }
  const bread = { id: newId(), names: { [ENGLISH]: 'Bread' }, isRequired: true, choices: [rye] }
  const breakfast = await makeProduct(page, 'Breakfast', {
    options: { openComment: true, listOfChoices: [bread], extras: [jam] },
  })
  const email = `mette-${property.id}@guest.example`
  const { number, timeRequested } = await sendOrder(page, property.id, breakfast, {
    language: DANISH,
    choices: { [bread.id]: rye.id },
    extras: [jam.id],
    lineComment: 'No nuts',
    checkout: { firstName: 'Mette', email, comments: 'Knock softly' },
  })
  await visit(page, '/admin/requests')
  await expect(rowOf(page, 'Mette Lund').getByRole('img')).toHaveAccessibleName(/Knock softly.*No nuts/)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const shown = [
    'New',
    '1 × Breakfast',
    'Rye, Jam',
    'No nuts',
    'DKK 115',
    'Knock softly',
    'Booking A-1042',
    '12',
  ]
  const facts = [
    '+4540123456',
    email,
    'Danish',
    'tomorrow',
    'Delivery',
    'Pay on delivery',
    'Guestbook',
    'Order received',
  ]
  for (const words of [...shown, ...facts]) await expect(panel(page)).toContainText(words)
  const archiving = panel(page).getByRole('button', { name: 'Archive' })
  await expect(archiving).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('a')
  const accepting = dialog(page, 'Accept request')
  await expect(accepting).toContainText('No nuts')
  await expect(accepting.getByRole('button', { name: 'Accept', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Accept request')).toBeHidden()
  await expect(panel(page)).toContainText('Accepted')
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Order accepted' })).toContainText(
    'not sent',
  )
  const time = new Intl.DateTimeFormat('da', { timeStyle: 'short', timeZone: 'Europe/Copenhagen' })
  const mail = await textOfMail(server.dataDir, email, /bekræftet/)
  expect(mail).toContain(`${number}`)
  expect(mail).toContain(time.format(Date.parse(timeRequested)).replace('.', ':'))

  await page.keyboard.press('e')
  await expect(notice(page, 'Request from Mette Lund archived.')).toBeVisible()
  await visit(page, '/admin/requests/archive')
  await expect(rowOf(page, 'Mette Lund')).toContainText('Accepted')
})

test('the guest is not told the time where staff leave it out', async ({ page, property, server }) => {
  const tea = await makeProduct(page, 'Tea')
  const email = `ada-${property.id}@guest.example`
  await sendOrder(page, property.id, tea, { checkout: { email } })
  await visit(page, '/admin/requests')
  await page.getByRole('button', { name: 'Accept the request from Ada Lund' }).click()
  const accepting = dialog(page, 'Accept request')
  await accepting.getByText('+30 min').click()
  await accepting.getByRole('checkbox', { name: 'Include the time in the message' }).uncheck()
  await press(accepting, 'Accept')
  await expect(rowOf(page, 'Ada Lund')).toContainText('Accepted')
  const mail = await textOfMail(server.dataDir, email, /confirmed/)
  expect(mail).not.toMatch(/\d\d:\d\d/)
})
