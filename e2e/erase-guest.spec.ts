import type { Page } from '@playwright/test'
import { DESK } from './support/screens.ts'
import type { Stays } from './support/stays.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

/** Somebody who left lately, whose link still opens and whom no other journey is about. */
async function departedGuest(page: Page, stays: Stays) {
  const left = await page.request.get('/api/hotel/guests?view=all&standing=checkout')
  const guests = (await left.json()).data.items as {
    bookingNumber: string
    linkKey: string
    lastName: string
  }[]
  const guest = guests.find(({ linkKey }) => !stays.departed.includes(linkKey))
  if (!guest) throw new Error('the demo has guests who left')
  return guest
}

test('a guest is found, looked at and erased; their link is unknown and the log tells it without a name', async ({
  page,
  signIn,
  guard,
  stays,
}) => {
  guard.expectError(/404/)
  await signIn(page, 'owner')
  const { bookingNumber, linkKey, lastName } = await departedGuest(page, stays)
  const link = `/api/guest/fjellheim/bookings/${linkKey}`
  expect((await page.request.get(link)).status()).toBe(200)

  await page.goto('/admin/settings/privacy')
  const search = page.getByRole('searchbox', { name: 'Name, e-mail address, phone or booking number' })
  await search.fill(bookingNumber)
  await page.getByRole('list', { name: 'Guests found' }).getByRole('button').click()
  const panel = page.getByRole('dialog', { name: 'What is stored about this guest' })
  await expect(panel.getByText('Name and contact details')).toBeVisible()
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download the data' }).click()
  expect((await download).suggestedFilename()).toBe('guest-fjellheim.json')

  await panel.getByRole('button', { name: 'Erase this guest…' }).click()
  const question = page.getByRole('dialog', { name: /^Erase / })
  const confirm = question.getByRole('button', { name: 'Erase for good' })
  await expect(confirm).toBeDisabled()
  await question.getByLabel(`Type the booking number ${bookingNumber} to confirm`).fill(bookingNumber)
  // The demo's guests come back: some of those who left are expected again.
  const anyway = question.getByLabel('Erase the guest even though their stay is not over')
  if (await anyway.isVisible()) await anyway.check()
  await confirm.click()
  await expect(page.getByText(`The guest of booking ${bookingNumber} has been erased`)).toBeVisible()
  await expect(page.getByText('Nothing matches')).toBeVisible()

  expect((await page.request.get(link)).status()).toBe(404)
  await page.goto('/admin/audit')
  await expect(
    page.getByText(new RegExp(`erased the guest of booking .*${bookingNumber}`)).first(),
  ).toBeVisible()
  await expect(page.getByText(lastName)).toHaveCount(0)
})
