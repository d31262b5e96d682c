import { randomUUID } from 'node:crypto'
import { hearChimes, heardChimes } from './support/chime.ts'
import { openAlive, openBox } from './support/guestbook.ts'
import { answerRequest, makeProduct } from './support/order-calls.ts'
import { chooseDay, openCheckout, standing } from './support/ordering.ts'
import { DESK, PHONE } from './support/screens.ts'
import { changeProduct, limitStock, stockOf } from './support/stock-calls.ts'
import { expect, test } from './support/test.ts'

const DANE = { ...PHONE, locale: 'da-DK' }

test.use(DESK)

test('a guest orders in Danish and pays; staff hear it, accept, and the guest reads when it comes', async ({
  page: staff,
  person,
  signIn,
  stays,
}) => {
  await signIn(staff, 'owner')
  const breakfast = await limitStock(staff, 'Breakfast in bed', 40)
  // At any hour of the day: by itself it is to be ordered the evening before.
  const { options } = breakfast
  const quantity = { ...options.quantity, isUnlimited: false }
  await changeProduct(staff, breakfast, { options: { ...options, quantity, cutOff: null } })
  await hearChimes(staff)
  await staff.goto('/admin/requests')
  await expect(staff).toHaveTitle(/Requests/)

  const guest = await person(DANE)
  await openAlive(guest, stays.inHouse)
  let sheet = await openBox(guest, 'Morgenmad på sengen')
  const add = sheet.getByRole('button', { name: /^Tilføj,/ })
  await add.click()
  await expect(sheet.getByText('Vælg en')).toHaveCount(2)
  await sheet.getByRole('radio', { name: 'Røræg' }).check()
  await sheet.getByRole('radio', { name: 'Varm chokolade' }).check()
  await sheet.getByRole('checkbox', { name: 'Røget ørred' }).check()
  const wish = `Uden nødder ${randomUUID().slice(0, 8)}`
  await sheet.getByRole('textbox', { name: 'Er der noget, vi skal vide?' }).fill(wish)
  await expect(add).toHaveText('Tilføj, 455 NOK')
  await add.click()
  await guest.reload()
  sheet = guest.getByRole('dialog', { name: 'Morgenmad på sengen' })
  await sheet.getByRole('link', { name: /^1 vare · 455.NOK.*Se bestilling$/ }).click()

  await expect(guest.getByText('Røræg, Varm chokolade, Røget ørred')).toBeVisible()
  await expect(guest.getByText('Til Astrid Nilsen, værelse 204')).toBeVisible()
  await chooseDay(guest, 'I morgen')
  await guest.getByRole('radio', { name: '09:00' }).check()
  await guest.getByRole('radio', { name: 'Dankort' }).check()
  await expect(guest.getByText('heraf moms')).toBeVisible()
  await guest.getByRole('button', { name: 'Bestil og betal 530 NOK' }).click()
  await guest.getByRole('button', { name: 'Godkend 530 NOK' }).click()
  await expect(standing(guest)).toContainText('Tak! Din bestilling er sendt')
  await guest.getByRole('button', { name: 'Bliv her' }).click()

  const request = staff.getByRole('row').filter({ has: staff.getByRole('img', { name: new RegExp(wish) }) })
  await expect(request).toContainText('Breakfast in bed')
  await expect.poll(() => heardChimes(staff)).toBe(1)
  await expect(staff).toHaveTitle(/^\(\d+\) Requests/)
  expect(await stockOf(staff, breakfast)).toBe(39)
  await request.getByRole('button', { name: /^Accept/ }).click()
  const dialog = staff.getByRole('dialog', { name: /^Accept request/ })
  await dialog.getByText('+30 min').click()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()

  await expect(standing(guest)).toContainText('Bekræftet')
  await expect(standing(guest)).toContainText('Morgenmad på sengen kommer i morgen kl. 09:30.')
  await guest.getByRole('link', { name: 'Se kvittering' }).click()
  await expect(guest.getByRole('heading', { name: 'Kvittering' })).toBeVisible()
  await expect(guest.getByText('Momsnr.')).toBeVisible()
  await expect(guest.getByRole('listitem').filter({ hasText: /Moms \d+\s%: / })).toHaveCount(1)
  const pdf = guest.getByRole('link', { name: 'Hent som pdf' })
  const answer = await guest.request.get((await pdf.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a guest whose order on the bill is declined reads why while the page is open', async ({
  page: staff,
  person,
  signIn,
  stays,
}) => {
  await signIn(staff, 'owner')
  const cake = await makeProduct(staff, 'Cake', {
    stock: 3,
    options: { quantity: { isUnlimited: false, maxQuantity: 5 } },
  })
  const guest = await person(PHONE)
  // The guestbook opened before says whose order it is.
  await guest.goto(stays.inHouse)
  await openCheckout(guest, 'fjellheim', [cake])
  await guest.getByRole('button', { name: 'One more' }).click()
  await guest.getByRole('radio', { name: 'I will pick it up' }).check()
  await chooseDay(guest, 'Tomorrow')
  await guest.getByRole('radio', { name: '12:00' }).check()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await guest.getByRole('button', { name: /^Order, NOK.200 on my bill$/ }).click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  expect(await stockOf(staff, cake)).toBe(1)

  const orderId = new URL(guest.url()).pathname.split('/').at(-1) ?? ''
  await answerRequest(staff, orderId, 'decline', { reason: 'other', reasonText: 'The oven is resting.' })
  await expect(standing(guest)).toContainText('We are sorry, we cannot do it this time')
  await expect(standing(guest)).toContainText('The oven is resting.')
  expect(await stockOf(staff, cake)).toBe(3)

  await guest.getByRole('main').getByRole('link', { name: 'Go to the guestbook' }).click()
  await expect(guest.getByRole('region', { name: 'Your orders' })).toContainText('Could not be accepted')
})
