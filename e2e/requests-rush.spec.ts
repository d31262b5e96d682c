import type { Page } from '@playwright/test'
import { hearChimes, heardChimes } from './support/chime.ts'
import { joinAs } from './support/newcomers.ts'
import { makeProduct, sendOrder } from './support/order-calls.ts'
import { standing } from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { DESK, TABLET } from './support/screens.ts'
import { notice, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
const cardOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Request \d+$/ })
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
/** How many of the products are sold out for today. */
const soldOutToday = async (page: Page, hotel: string) =>
  (await (await page.request.get(`/api/guest/${hotel}/products`)).json()).data.products.filter(
    ({ soldOutUntil }: { soldOutUntil: string | null }) => soldOutUntil !== null,
  ).length

test('after accept comes delivered; a note, a ticket and the refund are a key away, with the money shown', async ({
  page,
  property,
  person,
}) => {
  const tea = await makeProduct(page, 'Tea', { category: 'Drinks' })
  const guest = await person()
  const wish = { service: 'Pay Now', checkout: { comments: 'Two cups' } } as const
  const { orderId, number, paymentUrl } = await sendOrder(guest, property.id, tea, wish)
  await guest.goto(paymentUrl ?? '')
  await guest.getByRole('button', { name: /^Approve/ }).click()
  await guest.getByRole('button', { name: 'Stay here' }).click()

  await page.addInitScript(() => {
    window.print = () => {
      const paper = document.querySelector<HTMLElement>('[data-ticket]')
      Object.assign(window, { printed: paper?.textContent ?? '' })
    }
  })
  await visit(page, '/admin/requests')
  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Accept/ })
    .dblclick({ delay: 100 })
  await dialog(page, /^Accept request/)
    .getByRole('button', { name: 'Accept', exact: true })
    .click()
  await expect(rowOf(page, 'Ada Lund')).toContainText('paid')
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('To do (1)').click()
  await expect(page).toHaveURL(/progress=to/)

  // Done, not after all, and done again, from the keyboard.
  await page.keyboard.press('j')
  await page.keyboard.press('f')
  await expect(notice(page, 'Request from Ada Lund marked as done.')).toBeVisible()
  await expect(rowOf(page, 'Ada Lund')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Ada Lund')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  const printed = () => page.evaluate(() => (window as unknown as { printed?: string }).printed ?? '')
  await expect.poll(printed).toContain('1 × Tea')
  expect(await printed()).toMatch(/^12.*Two cups/)
  expect(await printed()).not.toContain('Lund')

  await page.keyboard.press('n')
  await expect(panel(page)).toContainText('Accepted')
  await expect(panel(page).getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('Allergic: no milk')
  // Whoever goes on without saving loses nothing.
  await panel(page).getByRole('heading', { name: 'Messages to the guest' }).click()
  await expect(notice(page, 'Note saved.')).toBeVisible()
  await page.keyboard.press('f')
  await expect(panel(page)).toContainText('Delivered')
  await expect(standing(guest)).toContainText('Your order has been delivered')

  await page.keyboard.press('c')
  const cancelling = dialog(page, /^Cancel or refund request/)
  await expect(cancelling.getByRole('region', { name: 'Refund' })).toContainText(
    'DKK 100 was paid and will be refunded',
  )
  await expect(cancelling).toContainText('nothing goes back into stock')
  await cancelling.getByText('Other reason').click()
  await cancelling.getByRole('textbox', { name: 'Message to the guest' }).fill('It arrived cold')
  await cancelling.getByRole('button', { name: 'Cancel and refund DKK 100' }).click()
  await expect(panel(page)).toContainText('Cancelled')
  await expect(panel(page)).toContainText('refunded')
  await expect(standing(guest)).toContainText('We are sorry, we had to cancel this order')
  await expect(standing(guest)).toContainText('It arrived cold. The amount will be refunded to you.')
  await visit(page, `/admin/requests?open=${orderId}`)
  await expect(panel(page).getByRole('textbox', { name: 'Internal note' })).toHaveValue('Allergic: no milk')
  const { data } = await (await page.request.get(`/api/hotel/orderRequests/${orderId}`)).json()
  expect(data).toMatchObject({ number, status: 'declined', notice: { kind: 'already-declined' } })
})

test('while a request cannot come its dialog says so, and what is sold out today is off sale in one tap', async ({
  page,
  property,
}) => {
  const tea = await makeProduct(page, 'Tea', { category: 'Drinks' })
  await sendOrder(page, property.id, tea)
  await visit(page, '/admin/requests')
  await expect(rowOf(page, 'Ada Lund')).toBeVisible()
  const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>()
  await page.route(/orderRequests\/[\w-]{22}$/, async (route) => {
    await isBack
    await route.continue()
  })
  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(dialog(page, /^Accept/)).toContainText('Loading the request')
  await expect(dialog(page, /^Accept/)).toContainText(
    'taking longer than usual to load. Nothing has been sent.',
  )
  comeBack()
  await expect(dialog(page, /^Accept request/)).toContainText('1 × Tea')
  await page.keyboard.press('Escape')
  await expect(dialog(page, /^Accept/)).toBeHidden()

  await page.keyboard.press('s')
  // Pressed, not checked: the switch shows the answer once it is asked for, which a busy machine takes a moment to do.
  const switchOfTea = page.getByRole('switch', { name: 'Tea' })
  await switchOfTea.click()
  await expect(switchOfTea).toBeChecked()
  await expect.poll(() => soldOutToday(page, property.id)).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sold out today (1)' }).click()
  await switchOfTea.click()
  await expect(switchOfTea).not.toBeChecked()
  await expect.poll(() => soldOutToday(page, property.id)).toBe(0)
})

test('a tablet in the kitchen hears and answers the requests of its categories, and reads nothing of guests', async ({
  page: owner,
  property,
  person,
  server,
}) => {
  const soup = await makeProduct(owner, 'Soup', { category: 'Food' })
  const massage = await makeProduct(owner, 'Massage', { category: 'Spa' })
  const kitchen = await person(TABLET)
  await joinAs(server, owner, kitchen, ['kitchen'], ['Food'])
  await hearChimes(kitchen, 'the first press')
  const chimes = () => heardChimes(kitchen)
  // Nothing there is refused to them: the guard would see it.
  await visit(kitchen, '/admin')
  await expect(kitchen.getByText('All requests answered')).toBeVisible()
  await visit(kitchen, '/admin/requests')
  await expect(kitchen.getByText('Your categories: Food')).toBeVisible()
  await kitchen.getByRole('button', { name: 'Turn sound on' }).click()
  await expect.poll(chimes).toBe(1)
  await expect(kitchen.getByRole('button', { name: 'Turn sound on' })).toBeHidden()

  const asked: string[] = []
  kitchen.on('response', async (response) => {
    if (response.url().includes('/api/hotel/')) asked.push(await response.text().catch(() => ''))
  })
  const guest = await person()
  const { orderId: hidden } = await sendOrder(guest, property.id, massage, { checkout: { firstName: 'Bo' } })
  await sendOrder(guest, property.id, soup, { checkout: { comments: 'No salt' } })
  const card = cardOf(kitchen, '1 × Soup')
  await expect(card).toContainText('12')
  await expect.poll(chimes).toBe(2)
  await expect(kitchen.getByText('Massage')).toHaveCount(0)
  await card.getByRole('button', { name: /^Accept/ }).tap()
  await dialog(kitchen, /^Accept request/)
    .getByRole('button', { name: 'Accept', exact: true })
    .tap()
  await card.getByRole('button', { name: /^Delivered/ }).tap()
  await expect(kitchen.getByText('All requests answered')).toBeVisible()
  await kitchen.getByRole('radiogroup', { name: 'Status' }).getByText('Done', { exact: true }).tap()
  await card.getByRole('button', { name: /^Open/ }).tap()
  await expect(panel(kitchen)).toContainText('No salt')
  for (const words of ['Lund', 'ada.lund@guest.example', '+4540123456', 'A-1042', 'Internal note']) {
    await expect(panel(kitchen)).not.toContainText(words)
  }
  expect(asked.join()).toContain('Soup')
  for (const secret of ['Lund', 'guest.example', '40123456', 'A-1042', hidden]) {
    expect(asked.join().includes(secret), secret).toBe(false)
  }
  expect((await kitchen.request.get(`/api/hotel/orderRequests/${hidden}`)).status()).toBe(404)
  expect((await kitchen.request.get('/api/hotel/guests')).status()).toBe(403)
})
