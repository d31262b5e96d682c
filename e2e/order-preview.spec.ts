import { openAlive, openBox } from './support/guestbook.ts'
import { makeProduct, offerProducts } from './support/order-calls.ts'
import { countRequests, fillCheckout, sendButton, standing } from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { PHONE } from './support/screens.ts'
import { expect } from './support/test.ts'

test.use(PHONE)

test('staff try an order out in a preview, which reaches nobody; a stranger’s preview orders nothing', async ({
  page: staff,
  property,
  person,
}) => {
  const tea = await makeProduct(staff, 'Tea')
  const { visibility } = tea
  const wine = await makeProduct(staff, 'Wine on arrival', {
    visibility: { ...visibility, guestJourney: ['PRE_STAY'] },
  })
  await offerProducts(staff, 'To order', [wine.id, tea.id])
  // Before its script runs a box opens by loading the page anew, which knows no phase.
  await openAlive(staff, `${property.guestbook}/preview?states=precheckin`)
  let sheet = await openBox(staff, 'To order')
  await sheet.getByRole('button', { name: /^Wine on arrival/ }).click()
  await sheet.getByRole('button', { name: /^Add,/ }).click()
  await sheet.getByRole('link', { name: /See order$/ }).click()
  await expect(staff.getByText('Preview: nothing is charged and nothing is sent to guests.')).toBeVisible()
  await fillCheckout(staff)
  await sendButton(staff).click()
  await expect(standing(staff)).toContainText('Thank you, your order has been sent')
  await expect(staff.getByText('Preview: nothing is charged and nothing is sent to guests.')).toBeVisible()
  expect([await countRequests(staff), await countRequests(staff, 'preview')]).toEqual([0, 1])

  const stranger = await person(PHONE)
  await stranger.goto(`${property.guestbook}/preview?states=precheckin`)
  sheet = await openBox(stranger, 'To order')
  await sheet.getByRole('button', { name: /^Add,/ }).click()
  await sheet.getByRole('link', { name: /See order$/ }).click()
  await expect(stranger.getByRole('button', { name: 'Ordering is off in this preview' })).toBeDisabled()
})
