import type { Page } from '@playwright/test'
import { hotelDate } from './support/hotel-time.ts'
import { joinAs } from './support/newcomers.ts'
import { answerRequest, makeProduct, sendOrder } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { navigation, visit } from './support/staff.ts'
import { limitStock } from './support/stock-calls.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const setUp = (page: Page) => page.getByRole('region', { name: 'Getting started' })
const step = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Getting started' }).getByRole('listitem').filter({ hasText: name })
const requests = (page: Page) => page.getByRole('list', { name: 'New requests' })
const rowOf = (page: Page, guest: string) => requests(page).getByRole('listitem').filter({ hasText: guest })

test('the list to begin with ticks itself, wherever a step is taken, and goes when it is closed', async ({
  page,
  property,
  person,
  axe,
}) => {
  await visit(page, '/admin')
  await expect(setUp(page)).toContainText(/of 9 done\./)
  await setUp(page).getByRole('button', { name: 'See all' }).click()
  await expect(page.getByRole('dialog', { name: 'Getting started' }).getByRole('listitem')).toHaveCount(9)
  await expect(step(page, 'Add rooms').getByText('done', { exact: true })).toHaveCount(0)
  await axe(page)

  // Elsewhere: a colleague's browser, or another tab.
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const data = { name: 'Double' }
  const category = await (await page.request.post('/api/hotel/unitCategories', { headers, data })).json()
  await page.request.post('/api/hotel/units', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { code: '204', categoryId: category.data.id },
  })
  await expect(step(page, 'Add rooms').getByText('done', { exact: true })).toBeAttached()

  await step(page, 'View on your phone').getByRole('button').click()
  const link = page.getByRole('dialog', { name: 'Your guestbook' })
  await expect(link.getByRole('img', { name: 'QR code that opens the guestbook of Fagerli' })).toBeVisible()
  await expect(link.getByRole('textbox')).toHaveValue(new RegExp(`${property.guestbook}$`))
  await axe(page)
  const phone = await person(PHONE)
  await phone.goto(`/phone/${property.id}`)
  await expect(phone).toHaveURL(new RegExp(`${property.guestbook}$`))
  await page.keyboard.press('Escape')
  await setUp(page).getByRole('button', { name: 'See all' }).click()
  await expect(step(page, 'View on your phone').getByText('done', { exact: true })).toBeAttached()
  await page.keyboard.press('Escape')

  await setUp(page).getByRole('link', { name: 'Upload pictures' }).click()
  await expect(page).toHaveURL(/\/admin\/media$/)
  // The guestbook is in reach from here too.
  await page.getByRole('button', { name: 'Guestbook link and QR code' }).click()
  await expect(link.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    new RegExp(`${property.guestbook}$`),
  )
  await page.keyboard.press('Escape')
  await page.goBack()
  await setUp(page).getByRole('button', { name: 'Hide getting started' }).click()
  await expect(setUp(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await expect(setUp(page)).toHaveCount(0)
})

test('requests are answered where they stand, taken back, and sent when the page is left', async ({
  page,
  property,
  axe,
}) => {
  const tea = await makeProduct(page, 'Tea')
  await makeProduct(page, 'Cloudberry jam')
  await limitStock(page, 'Cloudberry jam', 3)
  const { orderId } = await sendOrder(page, property.id, tea, { checkout: { firstName: 'Ada' } })
  const { orderId: second } = await sendOrder(page, property.id, tea, {
    checkout: { firstName: 'Bo', roomNumber: '31' },
  })
  const statusOf = async (id: string) =>
    (await (await page.request.get(`/api/hotel/orderRequests/${id}`)).json()).data.status
  await visit(page, '/admin')
  await expect(requests(page).getByRole('listitem')).toHaveText([/Ada Lund/, /Bo Lund/])
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Cloudberry jam: 3 left.')

  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(rowOf(page, 'Ada Lund').getByText('Notify the guest', { exact: true })).toBeVisible()
  await axe(page)
  // The answer has the focus: Enter is enough.
  await page.keyboard.press('Enter')
  const line = requests(page).getByRole('listitem').filter({ hasText: '1 × Tea for 12: accepted' })
  await expect(line).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line).toHaveCount(0)
  await expect(rowOf(page, 'Ada Lund')).toBeVisible()
  expect(await statusOf(orderId)).toBe('no action taken')

  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await page.keyboard.press('Escape')
  await rowOf(page, 'Ada Lund')
    .getByRole('button', { name: /^Decline/ })
    .click()
  await rowOf(page, 'Ada Lund').getByText('Other reason').click()
  await rowOf(page, 'Ada Lund').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(rowOf(page, 'Ada Lund').getByText('Enter a reason.')).toBeVisible()
  await rowOf(page, 'Ada Lund').getByRole('textbox', { name: 'Message to the guest' }).fill('No tea today')
  await rowOf(page, 'Ada Lund').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(requests(page).getByText('1 × Tea for 12: declined')).toBeVisible()
  await page.getByRole('link', { name: 'Guests', exact: true }).click()
  await expect.poll(() => statusOf(orderId)).toBe('declined')

  // A page that is closed has answered as well.
  await visit(page, '/admin')
  await rowOf(page, 'Bo Lund')
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(rowOf(page, 'Bo Lund').getByText('Notify the guest', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(requests(page).getByText('1 × Tea for 31: accepted')).toBeVisible()
  await page.reload()
  await expect.poll(() => statusOf(second)).toBe('accepted')
})

test('each role finds what they came for, in a sidebar that fits', async ({ page, person, server, axe }) => {
  const seen = {
    housekeeping: ['Rooms today', 'Last seven days'],
    editor: ['Guestbook', 'Rooms today'],
    analyst: ['Last seven days', 'Guestbook'],
  } as const
  for (const [role, [box, other]] of Object.entries(seen)) {
    const one = await person({ viewport: { width: 820, height: 1180 } })
    await joinAs(server, page, one, [role as keyof typeof seen])
    await visit(one, '/admin')
    await expect(one.getByRole('region', { name: box, exact: true }), role).toBeVisible()
    await expect(one.getByRole('region', { name: other, exact: true }), role).toHaveCount(0)
    await expect(one.getByRole('region', { name: 'What’s new' }), role).toContainText(
      'Tiril Vik joined the team',
    )
    await axe(one)
  }
  await visit(page, '/admin/settings')
  const sidebar = navigation(page)
  await expect(sidebar.getByRole('link')).toHaveCount(14)
  const column = page.getByRole('complementary').first()
  expect(await column.evaluate((side) => side.scrollHeight - side.clientHeight)).toBeLessThanOrEqual(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Languages/ })
    .click()
  const settings = page.getByRole('navigation', { name: 'Settings' })
  await expect(settings.getByRole('link')).toHaveCount(15)
  await settings.getByRole('link', { name: 'Rooms' }).click()
  await expect(page).toHaveURL(/\/admin\/units$/)
  await expect(sidebar.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
  await sidebar.getByRole('link', { name: 'Media library' }).click()
  await page.getByRole('navigation', { name: 'Pages under Media library' }).getByText('Fonts').click()
  await expect(page).toHaveURL(/\/admin\/fonts$/)
})

test('a view of a list gets a name, and is there on every device of who named it', async ({
  page,
  property,
  person,
}) => {
  const tea = await makeProduct(page, 'Tea')
  const { orderId } = await sendOrder(page, property.id, tea, { checkout: { firstName: 'Ada' } })
  await sendOrder(page, property.id, tea, { checkout: { firstName: 'Bo', roomNumber: '31' } })
  await answerRequest(page, orderId, 'accept')
  await visit(page, '/admin/requests?status=accepted')
  await expect(page.getByRole('row').filter({ hasText: 'Ada Lund' })).toBeVisible()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog', { name: 'Save this view' }).getByRole('textbox').fill('On its way')
  await page.keyboard.press('Enter')
  const view = (who: Page) => who.getByRole('button', { name: 'On its way', exact: true })
  await expect(view(page)).toHaveAttribute('aria-pressed', 'true')

  const tablet = await person({ storageState: await page.context().storageState() })
  await visit(tablet, '/admin/requests')
  await expect(tablet.getByRole('row').filter({ hasText: 'Bo Lund' })).toBeVisible()
  await view(tablet).click()
  await expect(tablet).toHaveURL(/status=accepted/)
  await expect(tablet.getByRole('row').filter({ hasText: 'Bo Lund' })).toHaveCount(0)
  await tablet.getByRole('button', { name: 'Delete view “On its way”' }).click()
  await expect(view(tablet)).toHaveCount(0)

  // The editor keeps its filter from card to card.
  await visit(page, '/admin/guestbook?find=breakfast')
  const cards = page.getByRole('list', { name: 'Guestbook cards' })
  await cards.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/cards\/.*find=breakfast/)
  await expect(page.getByRole('searchbox', { name: 'Search cards' })).toHaveValue('breakfast')
})

test('a second press on the same spot checks nobody else in, and the row says who is in', async ({
  page,
  axe,
}) => {
  const post = async (path: string, data: object): Promise<{ id: string }> => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await page.request.post(`/api/hotel/${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data
  }
  const { id: categoryId } = await post('unitCategories', { name: 'Double' })
  for (const [code, firstName] of [
    ['204', 'Sofie'],
    ['205', 'Tuva'],
  ] as const) {
    const { id: unitId } = await post('units', { code, categoryId })
    const booking = { firstName, lastName: 'Holm', unitId, arrival: hotelDate(), departure: hotelDate(2) }
    await post('guests', { checksIn: false, booking })
  }
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /checkin$/i.test(request.url())) calls.push(request.url())
  })
  await visit(page, '/admin')
  const checkIn = (name: string) => page.getByRole('button', { name: `Check in ${name} Holm` })
  // The bar about sounds goes with the first press, and everything below it moves up.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('complementary', { name: 'Turn sound on' })).toBeHidden()
  await checkIn('Sofie').scrollIntoViewIfNeeded()
  const spot = await checkIn('Sofie').boundingBox()
  const next = await checkIn('Tuva').boundingBox()
  if (!spot) throw new Error('The button is not on screen')
  await checkIn('Sofie').dblclick()
  const row = page.getByRole('listitem').filter({ hasText: 'Sofie Holm' }).filter({ hasText: 'Checked in' })
  await expect(row.getByRole('button', { name: 'Undo the check-in of Sofie Holm' })).toBeVisible()
  await axe(page)
  await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
  expect(await checkIn('Tuva').boundingBox()).toEqual(next)
  expect(calls).toHaveLength(1)

  await checkIn('Tuva').click()
  await page.getByRole('button', { name: 'Undo the check-in of Tuva Holm' }).click()
  await expect(checkIn('Tuva')).toBeVisible()
  await expect(row).toBeVisible()
  expect(calls).toHaveLength(2)
})
