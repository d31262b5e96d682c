import type { Page } from '@playwright/test'
import { answerRequest } from './support/order-calls.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE } from './support/screens.ts'
import {
  card,
  choice,
  type Expected,
  eachNight,
  makeDeal,
  makeExpected,
  type Offered,
  openDeal,
  openStore,
  orderButton,
  orderIn,
  sheet,
  untilOnSale,
} from './support/store.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner'))

const title = (guest: Page) => guest.getByRole('heading', { level: 1 })
const approve = (guest: Page) => guest.getByRole('button', { name: /^Approve/ })

type Request = { orderId: string; status: string; total: number; payment: string }
/** What staff see of the stay's requests. */
async function requestsOf(staff: Page, { id }: Expected): Promise<Request[]> {
  const answer = await staff.request.get(`/api/hotel/guests/${id}/orders`)
  return (await answer.json()).data.items
}

/** Chooses a night of it and leads to its payment page. */
async function payForANight(guest: Page, stay: Expected, deal: Offered): Promise<void> {
  await openStore(guest, stay.store)
  await openDeal(guest, deal)
  await sheet(guest).getByRole('checkbox').first().check()
  await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await guest.getByRole('radio', { name: /^Visa/ }).check()
  await expect(orderButton(guest)).toHaveText('Order and pay NOK 195')
  await orderButton(guest).click()
  await expect(approve(guest)).toBeVisible()
}

test('a guest whose payment is declined tries again, leaves it, comes back and pays, and has bought it once', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Astrid')
  // The last one of each night: what the guest has not paid yet is their own.
  const cocoa = await makeDeal(staff, 'Cocoa under the stars', { options: eachNight(1) })
  await untilOnSale(staff, stay, [cocoa])
  const guest = await person(PHONE)
  await payForANight(guest, stay, cocoa)

  await test.step('declined, nothing was ordered, and what was chosen is still there', async () => {
    await guest.getByRole('button', { name: 'Decline' }).click()
    await expect(title(guest)).toHaveText('Nothing was ordered')
    await expect(guest.getByRole('main')).toContainText('Nothing was charged. What you chose is still here.')
    await expect(guest).toHaveURL(/\/upselling\/fjellheim\/[^/]+\/confirmation\//)
    await expect(guest.getByRole('button', { name: 'Stay here' })).toBeHidden()
    await expectAccessibleEverywhere(guest)
    expect(await requestsOf(staff, stay)).toEqual([])
    await guest.getByRole('link', { name: 'Try again' }).click()
    await expect(guest).toHaveURL(/\/checkout$/)
    await expect(orderButton(guest)).toHaveText('Order and pay NOK 195')
  })

  await test.step('left unpaid it waits for the payment, and is neither theirs nor anybody’s to answer', async () => {
    await orderButton(guest).click()
    await guest.getByRole('link', { name: 'Leave without paying' }).click()
    await expect(title(guest)).toHaveText('Waiting for payment')
    await expect(guest.getByRole('main').getByRole('link', { name: 'Pay now' })).toBeVisible()
    await expectAccessibleEverywhere(guest)
    expect(await requestsOf(staff, stay)).toEqual([])
    await openStore(guest, stay.store)
    await expect(card(guest, cocoa)).not.toContainText('Sent, for')
    // The night they have not paid for is taken by nobody but them.
    await expect(choice(guest)).toContainText('1 thing chosen')
    await expect(choice(guest)).not.toContainText('Something you chose has changed')
  })

  await test.step('ordered once more it is one order, whose older payment page is closed', async () => {
    await guest.getByRole('link', { name: 'Review and order' }).click()
    await expect(orderButton(guest)).toHaveText('Order and pay NOK 195')
    await orderButton(guest).click()
    await approve(guest).click()
    await expect(title(guest)).toHaveText('Thank you, Astrid, we have your order')
    await expect(guest.getByRole('main')).toContainText('Reserved, charged when we confirm')
    expect(await requestsOf(staff, stay)).toMatchObject([{ status: 'no action taken', payment: 'held' }])
    await guest.getByRole('button', { name: 'Stay here' }).click()
  })

  await test.step('the store marks it, staff accept it, and it is paid', async () => {
    const confirmation = guest.url()
    await openStore(guest, stay.store)
    await expect(card(guest, cocoa)).toContainText('Sent, for')
    await expect(choice(guest)).toBeHidden()
    await guest.goto(confirmation)
    await answerRequest(staff, orderIn(guest), 'accept')
    await expect(title(guest)).toHaveText('It will be ready, Astrid')
    await expect.poll(async () => (await requestsOf(staff, stay))[0]?.payment).toBe('captured')
    await openStore(guest, stay.store)
    await expect(card(guest, cocoa)).toContainText('Yours on')
  })
})

test('paid in the bank’s own app, it is no cart any more when the store is opened again', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Mikkel')
  const tea = await makeDeal(staff, 'Tea by the fire', { options: eachNight(9) })
  await untilOnSale(staff, stay, [tea])
  const guest = await person(PHONE)
  await payForANight(guest, stay, tea)
  const paid = await guest.request.post(guest.url(), { form: { action: 'approve', method: 'visa' } })
  expect(paid.ok()).toBe(true)
  await openStore(guest, stay.store)
  await expect(choice(guest)).toBeHidden()
  await expect(card(guest, tea)).toContainText('Sent, for')
  expect(await requestsOf(staff, stay)).toHaveLength(1)
})
