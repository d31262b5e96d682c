import type { Locator, Page } from '@playwright/test'
import { editCard, publishCards } from './support/card-calls.ts'
import { findUnspentStay } from './support/demo.ts'
import { box, openAlive, openBox } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

const VOUCHER = 'A glass on the house'
const REDEEM_CALL = /\/api\/guest\/fjellheim\/vouchers\/[\w-]{22}\/redeem$/
const REDEEMED = /^Redeemed today at \d\d:\d\d$/

const sheetOf = (page: Page) => page.getByRole('dialog', { name: VOUCHER })
const proof = (sheet: Locator) => sheet.getByRole('status')
const confirmButton = (sheet: Locator) => sheet.getByRole('button', { name: 'Yes, redeem it' })

async function askToRedeem(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Redeem', exact: true }).click()
  await expect(sheet.getByRole('heading', { name: 'Redeem it now?' })).toBeVisible()
}

async function redeem(sheet: Locator): Promise<void> {
  await askToRedeem(sheet)
  await confirmButton(sheet).click()
}

/** The keys under which this page tried to redeem. */
function watchTries(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (REDEEM_CALL.test(request.url())) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

test('a voucher is redeemed after a second question, with the time, and stays redeemed', async ({
  page,
  person,
  signIn,
}) => {
  const staff = await person()
  await signIn(staff, 'owner')
  const stay = await findUnspentStay(staff)
  const otherPhone = await person(PHONE)
  await openAlive(otherPhone, stay)
  const otherSheet = await openBox(otherPhone, VOUCHER)

  const tries = watchTries(page)
  await openAlive(page, stay)
  const sheet = await openBox(page, VOUCHER)
  await askToRedeem(sheet)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet.getByRole('button', { name: 'Redeem', exact: true })).toBeFocused()
  expect(tries).toEqual([])

  await redeem(sheet)
  await expect(proof(sheet)).toHaveText(REDEEMED)
  await expect(sheet.getByRole('heading', { name: 'Cheers!' })).toBeVisible()
  await page.reload()
  await expect(proof(sheetOf(page))).toHaveText(REDEEMED)
  await expect(sheet.getByRole('button', { name: 'Redeem', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box(page, 'Cheers!')).toBeVisible()

  // Somebody of the same booking who had it open all the while.
  await redeem(otherSheet)
  await expect(proof(otherSheet)).toHaveText(/^Already redeemed today at \d\d:\d\d$/)
  await openAlive(otherPhone, stay)
  await expect(box(otherPhone, 'Cheers!')).toBeVisible()
})

test('a voucher pressed twice is redeemed once', async ({ page, person, signIn }) => {
  const staff = await person()
  await signIn(staff, 'owner')
  const tries = watchTries(page)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route(REDEEM_CALL, async (route) => {
    await answered
    await route.continue()
  })
  await openAlive(page, await findUnspentStay(staff))
  const sheet = await openBox(page, VOUCHER)
  await askToRedeem(sheet)
  await confirmButton(sheet).dblclick()
  await sheet.getByRole('button', { name: 'One moment' }).click({ force: true })
  answer()
  await expect(proof(sheet)).toHaveText(REDEEMED)
  expect(tries).toHaveLength(1)
})

test('a voucher that could not be redeemed says so, is kept, and can be tried again', async ({
  page,
  person,
  signIn,
  guard,
}) => {
  guard.expectError(/ERR_FAILED/)
  const staff = await person()
  await signIn(staff, 'owner')
  const tries = watchTries(page)
  await page.route(REDEEM_CALL, (route) => route.abort())
  await openAlive(page, await findUnspentStay(staff))
  const sheet = await openBox(page, VOUCHER)
  await redeem(sheet)
  await expect(sheet.getByRole('alert')).toContainText('your voucher is still here')
  await page.unroute(REDEEM_CALL)
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(proof(sheet)).toHaveText(REDEEMED)
  expect(tries).toHaveLength(2)
  expect(tries[0], 'one key for every try').toBe(tries[1])
})

test('a visitor without a booking redeems on this device alone', async ({ page, person, signIn, stays }) => {
  const staff = await person()
  await signIn(staff, 'owner')
  const asItWas = await editCard(staff, VOUCHER, (card) => ({
    ...card,
    visibility: { ...card.visibility, state: [...card.visibility.state, 'qr'] },
  }))
  try {
    await publishCards(staff)
    await openAlive(page, stays.qr)
    const sheet = await openBox(page, VOUCHER)
    await redeem(sheet)
    await expect(proof(sheet)).toHaveText(REDEEMED)
    await page.reload()
    await expect(proof(sheetOf(page))).toHaveText(REDEEMED)

    const stranger = await person(PHONE)
    await openAlive(stranger, stays.qr)
    await expect(box(stranger, VOUCHER)).toBeVisible()
  } finally {
    await asItWas()
  }
})
