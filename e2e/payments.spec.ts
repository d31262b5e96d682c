import { openBox } from './support/guestbook.ts'
import { NEWCOMER_PASSWORD } from './support/newcomers.ts'
import { makeProduct, offerProducts, sendOrder } from './support/order-calls.ts'
import { test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { formState, notice, saveForm, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const SECRETS = { key: 'sk_test_journey0123456789', webhook: 'whsec_journey0123456789' }
const SETTINGS = '**/api/hotel/payments/settings'

test('a way to pay that the owner switches off is no longer offered at the checkout', async ({
  page,
  property,
  person,
}) => {
  const tea = await makeProduct(page, 'Tea')
  await offerProducts(page, 'To order', [tea.id])
  const guest = await person(PHONE)
  await guest.goto(property.guestbook)
  const sheet = await openBox(guest, 'To order')
  await sheet.getByRole('button', { name: /^Add,/ }).click()
  await sheet.getByRole('link', { name: /See order$/ }).click()
  const payment = guest.getByRole('group', { name: 'Payment' })
  await expect(payment.getByRole('radio', { name: /^Pay on delivery/ })).toBeVisible()

  await visit(page, '/admin/settings/payments')
  await page.getByRole('switch', { name: 'Pay on delivery' }).uncheck()
  await saveForm(page)
  // What is offered follows a change by its event.
  const offered = async () => (await guest.request.get(`/api/guest/${property.id}/products`)).text()
  await expect.poll(offered).not.toContain('on delivery')
  await guest.reload()
  await expect(payment.getByRole('radio', { name: /^Visa/ })).toBeVisible()
  await expect(payment.getByRole('radio', { name: /^Pay on delivery/ })).toHaveCount(0)
})

test('who has been signed in for long proves who they are, and keys are never shown again', async ({
  page,
  guard,
}) => {
  guard.expectError(/403|422/)
  await visit(page, '/admin/settings/payments')
  await page.getByRole('radio', { name: /^Stripe/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'needs a payment provider with its keys' }),
  ).toBeVisible()
  await page.getByLabel('Secret key').fill(SECRETS.key)
  await page.getByLabel('Webhook signing secret').fill(SECRETS.webhook)

  // As the server answers some minutes after signing in.
  const refusal = { code: 'auth/reauthentication-required', message: 'Prove who you are first.' }
  await page.route(SETTINGS, (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Password', { exact: true }).fill(NEWCOMER_PASSWORD)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(formState(page)).toHaveText(/^Saved/)
  await expect(page.getByText('Keys are saved.')).toBeVisible()

  await page.reload()
  const told = await (await page.request.get('/api/hotel/payments/settings')).text()
  await expect(page.getByText('Keys are saved.')).toBeVisible()
  await expect(page.getByLabel('Secret key')).toHaveValue('')
  for (const secret of Object.values(SECRETS)) expect(told).not.toContain(secret)
})

test('a page of the payment settings that is open elsewhere follows a change', async ({ page }) => {
  const delivery = { name: 'Pay on delivery' }
  const elsewhere = await page.context().newPage()
  for (const one of [page, elsewhere]) {
    await visit(one, '/admin/settings/payments')
    await expect(one.getByRole('switch', delivery)).toBeChecked()
  }
  await page.getByRole('switch', delivery).uncheck()
  await saveForm(page)
  await expect(elsewhere.getByRole('switch', delivery)).not.toBeChecked()
})

test('payments are compared with their orders on request, and what disagrees is listed', async ({
  page,
  property,
}) => {
  const tea = await makeProduct(page, 'Tea')
  const { orderId, number } = await sendOrder(page, property.id, tea, { service: 'Pay Now' })
  await visit(page, '/admin/settings/payments')
  await expect(page.getByText('Everything matches')).toBeVisible()
  const problem = {
    orderId,
    number,
    problem: 'hold lapses',
    payment: 'held',
    amount: 10_000,
    currency: 'DKK',
    since: new Date().toISOString(),
  }
  // A hold takes days until it ends.
  const json = { data: { checkedAt: problem.since, items: [problem] } }
  await page.route('**/api/hotel/payments/problems', (route) => route.fulfill({ json }))
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(notice(page, '1 payment checked, 0 corrected, 0 still open.')).toBeVisible()
  const listed = page.getByRole('list', { name: 'Payments and requests' }).getByRole('listitem')
  await expect(listed).toContainText(`Request ${number}`)
  await expect(listed).toContainText('The hold expires soon')
})
