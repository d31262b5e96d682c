import type { Page } from '@playwright/test'
import { aReservation, type Entity } from '../apps/server/src/testing/mews-house.ts'
import { MEWS_KEYS, type MewsServer } from '../apps/server/src/testing/mews-server.ts'
import { hotelDate } from './support/hotel-time.ts'
import { test } from './support/mews.ts'
import { DESK } from './support/screens.ts'
import { visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

/** As Mews writes a moment some days from now, at an hour that is the same day in Copenhagen. */
const daysOn = (days: number) => `${hotelDate(days)}T11:00:00Z`

/** A guest whom Mews expects today, for two nights. */
function expectGuest(mews: MewsServer, FirstName: string): Entity {
  return aReservation(mews.house, {
    guest: { FirstName, LastName: 'Holm', Email: null, Phone: '+45 12345678' },
    updated: new Date().toISOString(),
    ScheduledStartUtc: daysOn(0),
    ScheduledEndUtc: daysOn(2),
  })
}

/** Connects as an owner does, and brings in who is expected. */
async function connect(page: Page): Promise<void> {
  await visit(page, '/admin/settings/integrations')
  await page.getByRole('button', { name: 'Try Integrations for 30 days' }).click()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect Mews' })
  await dialog.getByLabel('Client token').fill(MEWS_KEYS.clientToken)
  await dialog.getByLabel('Access token').fill(MEWS_KEYS.accessToken)
  await dialog.getByRole('switch', { name: 'Mews test environment' }).check()
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connector API Hotel')).toBeVisible()
  await page.getByRole('button', { name: 'Bring bookings in' }).click()
  await expect(page.getByText('Running', { exact: true })).toBeVisible()
}

async function openChange(page: Page, name: string) {
  await visit(page, '/admin/guests?view=all')
  await page.getByRole('link', { name: `${name} Holm`, exact: true }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  return page.getByRole('dialog', { name: /^Change/ })
}

/** Something changes at Mews, and the house asks for it. */
async function changeAtMews(page: Page, mews: MewsServer, reservation: Entity, change: object) {
  const { guest = {}, ...stay } = change as { guest?: object }
  const customer = mews.house.customers.find(({ Id }) => Id === reservation.AccountId)
  Object.assign(customer ?? {}, guest)
  mews.change(reservation, { ...stay }, new Date().toISOString())
  const answer = await page.request.post('/api/hotel/integrations/pms/ask')
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a change at Mews while staff edit: both stay, and what both changed is chosen', async ({
  page,
  mews,
  axe,
  guard,
}) => {
  // Who saves an old revision is told.
  guard.expectError(/409/)
  const ida = expectGuest(mews, 'Ida')
  await connect(page)
  const panel = await openChange(page, 'Ida')
  const phone = panel.getByRole('textbox', { name: 'Phone' })
  await phone.fill('+47 99 99 99 99')
  await changeAtMews(page, mews, ida, { ScheduledEndUtc: daysOn(4) })
  await expect(panel.getByText('Mews changed this booking while you had it open: departure.')).toBeVisible()
  await expect(phone).toHaveValue('+47 99 99 99 99')
  await axe(page)
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('for 4 nights')).toBeVisible()
  await expect(page.getByRole('link', { name: '+4799999999' })).toBeVisible()
  await expect(page.getByText('Changed here by hand: phone')).toBeVisible()

  // The same field on both sides: nothing is saved before somebody chose.
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await panel.getByRole('textbox', { name: 'First name' }).fill('Idun')
  await changeAtMews(page, mews, ida, { guest: { FirstName: 'Inger' } })
  await expect(page.getByRole('heading', { level: 1, name: 'Inger Holm' })).toBeVisible()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'Somebody else saved changes' })
  await expect(choice).toContainText('Mews changed this booking')
  await expect(choice.getByRole('radio', { name: /Yours.*Idun/ })).toBeChecked()
  await expect(choice.getByRole('radio', { name: /Theirs.*Inger/ })).toBeVisible()
  await choice.getByRole('button', { name: 'Save my selection' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Idun Holm' })).toBeVisible()

  // What Mews only repeats takes nothing back, and what it says anew comes over beside it.
  await changeAtMews(page, mews, ida, { ScheduledEndUtc: daysOn(3) })
  await expect(page.getByText('for 3 nights')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Idun Holm' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+4799999999' })).toBeVisible()
  await expect(page.getByText('Changed here by hand: first name, phone')).toBeVisible()

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await changeAtMews(page, mews, ida, { State: 'Canceled', CancellationReason: 'RequestedByGuest' })
  await expect(panel.getByText('Mews cancelled this booking while you had it open.')).toBeVisible()
})
