import { answerRequest, makeProduct } from './support/order-calls.ts'
import { chooseDay, openCheckout, ordersAtHome, sendButton, standing } from './support/ordering.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test('the orders of a stay are on every device with its link, and can be cancelled until they are answered', async ({
  page: staff,
  person,
  signIn,
  stays,
}) => {
  await signIn(staff, 'owner')
  const title = `Cake ${Date.now()}`
  const cake = await makeProduct(staff, title)
  const guest = await person(PHONE)
  await guest.goto(stays.inHouse)
  const order = async () => {
    await openCheckout(guest, 'fjellheim', [cake])
    await guest.getByRole('radio', { name: 'I will pick it up' }).check()
    await chooseDay(guest, 'Tomorrow')
    await guest.getByRole('radio', { name: '12:00' }).check()
    await guest.getByRole('radio', { name: 'Put on bill' }).check()
    await sendButton(guest).click()
    await expect(standing(guest)).toContainText('Thank you, your order has been sent')
    return new URL(guest.url()).pathname.split('/').at(-1) ?? ''
  }
  await order()

  // Another phone of the same stay: what, when and how it stands, nothing that only the first one may know.
  const other = await person(PHONE)
  await other.goto(stays.inHouse)
  await ordersAtHome(other).getByRole('button').first().click()
  const sheet = other.getByRole('dialog', { name: 'Your orders' })
  const row = sheet.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText(`${title}, tomorrow 12:00`)
  await expect(row.getByRole('link')).toHaveCount(0)
  await row.getByRole('button', { name: 'Cancel order' }).dblclick()
  await expect(other.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
  await expect(row).toContainText('Sent, we will answer soon')
  await other.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(row).toContainText('Cancelled')
  await expect(standing(guest)).toContainText('You have cancelled this order')

  // Declined: one word in passing, not one for every tab and reload.
  const declined = await order()
  await guest.goto(stays.inHouse)
  const tab = await guest.context().newPage()
  await tab.goto(stays.inHouse)
  await expect(ordersAtHome(tab)).toContainText(title)
  await expect(ordersAtHome(guest)).toContainText(title)
  await answerRequest(staff, declined, 'decline')
  await expect(ordersAtHome(guest)).toContainText('Could not be accepted')
  await expect(ordersAtHome(tab)).toContainText('Could not be accepted')
  const toasts = (page: typeof guest) => page.getByText(`${title} could not be accepted`)
  await expect.poll(async () => (await toasts(guest).count()) + (await toasts(tab).count())).toBe(1)
  await guest.reload()
  await expect(ordersAtHome(guest)).toContainText('Could not be accepted')
  await expect(toasts(guest)).toHaveCount(0)
})
