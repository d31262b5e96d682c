import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { greeting, markDocument, openAliveWithStream } from './support/guestbook.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { notice, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

type Made = { id: string; linkKey: string }

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await page.request.post(`/api/hotel/${path}`, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: T }).data
}

/** Two doubles and who is booked into the house today. */
async function aHouse(page: Page) {
  const { id: categoryId } = await post<{ id: string }>(page, 'unitCategories', { name: 'Double' })
  const unit = (code: string) => post<{ id: string }>(page, 'units', { code, categoryId })
  const [first, second] = [await unit('204'), await unit('205')]
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const book = (booking: object, checksIn = false) =>
    post<Made>(page, 'guests', { checksIn, booking: { arrival: day(0), departure: day(3), ...booking } })
  return { categoryId, first, second, book }
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a guest is checked in with their phone beside it, and not after all', async ({
  page,
  person,
  property,
  axe,
}) => {
  const { categoryId, book } = await aHouse(page)
  const sofie = await book({ firstName: 'Sofie', lastName: 'Holm', unitCategoryId: categoryId })
  const phone = await person(PHONE)
  await openAliveWithStream(phone, () => phone.goto(`${property.guestbook}/${sofie.linkKey}`))
  await expect(greeting(phone)).toContainText('Sofie')
  const expectSameDocument = await markDocument(phone)
  await expect(phone.getByText('204')).toHaveCount(0)

  await visit(page, '/admin/guests?view=all')
  await page.getByRole('link', { name: 'Sofie Holm', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sofie Holm' })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  const checkIn = panel(page, 'Check in Sofie')
  await expect(checkIn.getByRole('radio', { name: '204' })).toBeChecked()
  await axe(page)
  const number = checkIn.getByRole('textbox', { name: 'Phone' })
  await number.fill('letters')
  await number.press('Control+Enter')
  await expect(checkIn.getByText('This is not a phone number.')).toBeVisible()
  await expect(number).toBeFocused()
  // What was typed is not left behind without a question.
  await page.evaluate(() => history.back())
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(number).toHaveValue('letters')
  await number.fill('+46 70 318 44 02')
  await number.press('Control+Enter')
  await expect(checkIn).toBeHidden()
  await expect(page.getByText('in house')).toBeVisible()

  // The phone was not touched.
  await expect(phone.getByText('204').first()).toBeVisible()
  await notice(page, 'Sofie is checked in to 204').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('arrives today')).toBeVisible()
  await expect(phone.getByText('204')).toHaveCount(0)
  await expectSameDocument()

  // The notice stands beside the fields of a panel.
  await page.setViewportSize({ width: 820, height: 1180 })
  const undone = page.getByRole('alert').filter({ hasText: 'Undone' })
  await expect(undone).toBeVisible()
  await undone.hover()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Check in', exact: true }).press('Enter')
  await expect(checkIn).toBeVisible()
  const [said, panelBox] = [await undone.boundingBox(), await checkIn.boundingBox()]
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(panelBox?.x ?? 0)
})

test('a walk-in, a taken room that is refused and then shared, and a link that is renewed', async ({
  page,
  person,
  property,
  guard,
}) => {
  const { first, book } = await aHouse(page)
  await book({ firstName: 'Aksel', lastName: 'Bruun', unitId: first.id }, true)
  await visit(page, '/admin/guests/new?walkIn=true')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ole')
  // The free room is suggested.
  await page.getByRole('button', { name: 'Check in to 205' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Ole' })).toBeVisible()
  await expect(page.getByText('Walked in')).toBeVisible()
  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change room' }).click()
  const rooms = panel(page, 'A room for Ole')
  await expect(rooms.getByText(/Aksel Bruun until/)).toBeVisible()
  await expect(rooms.getByRole('radio', { name: '204' })).toBeDisabled()
  await rooms.getByRole('button', { name: 'Share 204' }).click()
  const reason = rooms.getByRole('textbox', { name: 'Why do they share the room?' })
  await expect(reason).toBeFocused()
  await reason.press('Control+Enter')
  await expect(rooms.getByText('Say why they share the room.')).toBeVisible()
  await reason.fill('Brothers')
  await rooms.getByRole('button', { name: 'Move to 204' }).click()
  await expect(rooms).toBeHidden()
  await expect(page.getByRole('link', { name: 'Aksel Bruun' })).toBeVisible()
  await expect(page.getByText('Brothers')).toBeVisible()

  const answer = await page.request.get(`/api/hotel/guests/${bookingId}`)
  const { linkKey } = ((await answer.json()) as { data: Made }).data
  const phone = await person(PHONE)
  await openAliveWithStream(phone, () => phone.goto(`${property.guestbook}/${linkKey}`))
  await expect(greeting(phone)).toContainText('Ole')
  // The page that is open asks once more for a stay that its link no longer opens.
  guard.expectError(new RegExp(`bookings/${linkKey}`))
  await page.getByRole('button', { name: 'Renew' }).click()
  await panel(page, 'Renew the guestbook link of Ole?')
    .getByRole('button', { name: 'Renew the link' })
    .click()
  await expect(page.getByText('The guest has a new link.')).toBeVisible()
  await expect(greeting(phone)).not.toContainText('Ole')
  await expect(page.getByText(linkKey)).toHaveCount(0)
})
