import { addDays } from '@innkeeper/domain/time.ts'
import type { Page } from '@playwright/test'
import { answerRequest } from './support/order-calls.ts'
import { loseAnswer, ORDERS_CALL, watchOrders } from './support/ordering.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE, TABLET } from './support/screens.ts'
import {
  card,
  changeDeal,
  choice,
  eachNight,
  inHours,
  makeDeal,
  makeExpected,
  openDeal,
  openStore,
  orderButton,
  orderIn,
  orderOnBill,
  sheet,
  storeOf,
  untilOnSale,
} from './support/store.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner'))

const heading = 'Shall we have anything ready'

test('from a link in a message to the acceptance: nights are chosen, ordered once, and answered on the open page', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Astrid')
  const cocoa = await makeDeal(staff, 'Cocoa under the stars', {
    productName: 'Cocoa on your balcony',
    options: eachNight(3),
    salePrice: 17_500,
  })
  await untilOnSale(staff, stay, [cocoa])
  const guest = await person(PHONE)
  const sent = watchOrders(guest)
  await openStore(guest, `${stay.store}?from=message/autumn`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${heading}, Astrid?`)
  await expect(guest.getByText(/^Choose until \w+ \d+ \w+, 15:00$/)).toBeVisible()
  await expect(card(guest, cocoa)).toContainText('NOK 175')

  await openDeal(guest, cocoa)
  await expect(sheet(guest)).toContainText('a night, incl. VAT')
  await sheet(guest).getByRole('checkbox').nth(1).check()
  await sheet(guest).getByRole('checkbox').nth(3).check()
  await expect(sheet(guest)).toContainText('NOK 350')
  await sheet(guest).getByRole('button', { name: 'Add both nights' }).click()
  await expect(card(guest, cocoa)).toContainText('2 chosen')
  await expect(choice(guest)).toContainText('NOK 350')
  await expect(sheet(guest)).toBeHidden()
  await expectAccessibleEverywhere(guest)

  // It lasts through a reload, and another tab has it too.
  const tab = await guest.context().newPage()
  await openStore(tab, stay.store)
  await expect(choice(tab)).toContainText('2 things chosen')
  await tab.close()
  await guest.reload()
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await expect(guest.getByText(/We write to h•••@/)).toBeVisible()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await expect(orderButton(guest)).toHaveText('Order, NOK 350 on my bill')
  await expectAccessibleEverywhere(guest)
  await orderButton(guest).dblclick()
  await expect(guest).toHaveURL(/\/confirmation\//)
  expect(new Set(sent).size).toBe(1)
  expect((await storeOf(guest, stay)).orders).toHaveLength(1)

  const title = guest.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Thank you, Astrid, we have your order')
  await expect(guest.getByRole('main')).toContainText('You can change it until')
  const ordered = guest.getByRole('region', { name: 'Your order' })
  await expect(ordered).toContainText(`2 × ${cocoa.title}`)
  await expect(ordered).toContainText('Cocoa on your balcony')
  await guest.getByRole('button', { name: 'Stay here' }).click()
  await expectAccessibleEverywhere(guest)
  await answerRequest(staff, orderIn(guest), 'accept')
  await expect(title).toHaveText('It will be ready, Astrid')
  await expect(guest.getByRole('main')).toContainText('Confirmed')
  await guest.reload()
  await expect(title).toHaveText('It will be ready, Astrid')
  await expect(ordered).toContainText(`2 × ${cocoa.title}`)
  // Whoever opens it again has come to read it.
  await expect(guest.getByRole('button', { name: 'Stay here' })).toBeHidden()
  await expect(guest.getByRole('link', { name: 'Receipt' })).toBeVisible()

  // Another device of the stay: it is theirs as well, and the cart is empty.
  const other = await person(TABLET)
  await openStore(other, stay.store)
  await expect(card(other, cocoa)).toContainText('Yours on')
  await openStore(guest, stay.store)
  await expect(choice(guest)).toBeHidden()
})

test('late check-out is chosen by the hour, accepted by itself, and the stay leaves later', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Pekka')
  const late = await makeDeal(staff, 'Late', { price: 12_500, options: inHours('departure') })
  await untilOnSale(staff, stay, [late])
  const guest = await person(PHONE)
  await openStore(guest, `${stay.store}/products?deal=${late.dealId}`)
  await expect(sheet(guest).getByRole('heading', { name: late.title })).toBeVisible()
  const usual = (await storeOf(guest, stay)).stay.checkOutTime
  await expect(sheet(guest).getByRole('button', { name: 'Choose a time' })).toBeVisible()
  await sheet(guest).getByRole('button', { name: 'Choose a time' }).click()
  await expect(sheet(guest).getByRole('radio').first()).toBeFocused()
  await sheet(guest).getByRole('radio').nth(1).check()
  await expect(sheet(guest)).toContainText('NOK 250')
  await expectAccessibleEverywhere(guest)
  const add = sheet(guest).getByRole('button', { name: /^Add, your room until/ })
  const [until = ''] = /\d\d:\d\d$/.exec(await add.innerText()) ?? []
  await add.click()
  // The sheet was a step of the address: it has gone with it.
  await expect(guest).toHaveURL(/\/products$/)
  await orderOnBill(guest)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('It will be ready, Pekka')
  await expect(guest.getByRole('main')).toContainText(`until ${until}`)
  expect(until > usual).toBe(true)
  await expect.poll(async () => (await storeOf(guest, stay)).stay.checkOutTime).toBe(until)
})

test('what nobody has answered can be changed, keeping its place until then, and taken back', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Mette')
  // The last one of each night: it is the guest's own that frees it.
  const bed = await makeDeal(staff, 'Bed', { options: eachNight(1) })
  await untilOnSale(staff, stay, [bed])
  const guest = await person(PHONE)
  await openStore(guest, stay.store)
  await openDeal(guest, bed)
  await sheet(guest).getByRole('checkbox').first().check()
  await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
  await orderOnBill(guest)
  const first = guest.url()
  await guest.getByRole('button', { name: 'Change order' }).click()
  await expect(guest).toHaveURL(/\/checkout$/)
  await expect(guest.getByText(/^You are changing order \d+/)).toBeVisible()
  await guest.getByRole('link', { name: `Change ${bed.title}` }).click()
  await expect(sheet(guest).getByRole('checkbox').first()).toBeChecked()
  await sheet(guest).getByRole('checkbox').nth(1).check()
  await sheet(guest).getByRole('button', { name: 'Save the change' }).click()
  await orderOnBill(guest)
  await expect(guest.getByRole('main')).toContainText(`2 × ${bed.title}`)
  const standing = async () => (await storeOf(guest, stay)).orders.filter((one) => one.standing === 'sent')
  expect(await standing()).toHaveLength(1)
  await expect(guest.getByRole('button', { name: 'Change order' })).toBeVisible()

  // The address of the first one leads to what stands in its place.
  const second = guest.url()
  await guest.goto(first)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This order was changed')
  await expectAccessibleEverywhere(guest)
  await guest.getByRole('link', { name: 'See the new order' }).click()
  await expect(guest).toHaveURL(second)

  // From the card of what is theirs.
  await openStore(guest, stay.store)
  await openDeal(guest, bed)
  await sheet(guest).getByRole('button', { name: 'Cancel order' }).click()
  const asked = guest.getByRole('dialog', { name: 'Cancel this order?' })
  await asked.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect.poll(standing).toEqual([])
  await expect(sheet(guest).getByRole('button', { name: 'Cancel order' })).toBeHidden()
})

test('a price that moved, the last place that went to somebody else, and a deal that was paused, are said before anything is sent', async ({
  page: staff,
  person,
  guard,
}) => {
  guard.expectError(/409/)
  const stay = await makeExpected(staff, 'Ines')
  const rival = await makeExpected(staff, 'Rasmus')
  const [fruit, wine, cot] = [
    await makeDeal(staff, 'Fruit', { options: eachNight(9) }),
    await makeDeal(staff, 'Wine', { options: eachNight(9) }),
    await makeDeal(staff, 'Cot', { options: eachNight(1) }),
  ]
  await untilOnSale(staff, stay, [fruit, wine, cot])
  const guest = await person(PHONE)
  const sent = watchOrders(guest)
  await openStore(guest, stay.store)
  for (const deal of [fruit, wine, cot]) {
    await openDeal(guest, deal)
    await sheet(guest).getByRole('checkbox').first().check()
    await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
  }
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await expect(orderButton(guest)).toHaveText('Order, NOK 585 on my bill')

  await changeDeal(staff, fruit.dealId, { products: [{ productId: fruit.product.id, salePrice: 15_000 }] })
  const changed = guest.getByRole('dialog', { name: 'This has changed since you last looked' })
  await expect(changed).toContainText('Nothing has been ordered yet')
  await expect(changed).toContainText('NOK 150')
  expect(sent).toEqual([])
  await changed.getByRole('button', { name: 'Change my order' }).click()
  await expect(orderButton(guest)).toHaveText('Order, NOK 540 on my bill')

  const other = await person(TABLET)
  await openStore(other, rival.store)
  await openDeal(other, cot)
  await sheet(other).getByRole('checkbox').first().check()
  await sheet(other).getByRole('button', { name: 'Add this night' }).click()
  await orderOnBill(other)
  await expect(changed).toContainText(cot.title)
  await expect(changed).toContainText('Fully booked by now')
  await changed.getByRole('button', { name: 'Change my order' }).click()
  await expect(guest.getByRole('listitem').filter({ hasText: cot.title })).toContainText('Fully booked')
  await expect(orderButton(guest)).toHaveText('Order, NOK 345 on my bill')
  expect(sent).toEqual([])

  await changeDeal(staff, wine.dealId, { state: 'paused' })
  await expect(changed).toContainText(wine.title)
  await changed.getByRole('button', { name: 'Order, NOK 150 on my bill' }).click()
  await expect(guest).toHaveURL(/\/confirmation\//)
  expect((await storeOf(guest, stay)).orders[0]?.items).toHaveLength(1)
})

test('without a connection nothing is queued: the cart stays and says so', async ({
  page: staff,
  person,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const stay = await makeExpected(staff, 'Noa')
  const tea = await makeDeal(staff, 'Tea', { options: eachNight(1) })
  await untilOnSale(staff, stay, [tea])
  const guest = await person(PHONE)
  const sent = watchOrders(guest)
  await openStore(guest, stay.store)
  await openDeal(guest, tea)
  await sheet(guest).getByRole('checkbox').first().check()
  await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await expect(orderButton(guest)).toBeEnabled()
  await guest.context().setOffline(true)
  await expect(guest.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(orderButton(guest)).toBeDisabled()
  await guest.context().setOffline(false)
  expect(sent).toEqual([])
  // The answer is lost on the way: the same order is sent again, and is one.
  await loseAnswer(guest)
  await orderButton(guest).click()
  const failed = guest.getByRole('dialog', { name: 'Something went wrong' })
  await expect(failed).toContainText('Unfortunately, there was an error while processing your request.')
  // It did arrive and took the only place: nobody is told that nothing was ordered or that the night is full.
  await guest.keyboard.press('Escape')
  await guest.reload()
  await expect(failed).toBeVisible()
  await expect(guest.getByText('Nothing has been ordered yet')).toBeHidden()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(guest).toHaveURL(/\/confirmation\//)
  expect(new Set(sent).size).toBe(1)
  expect((await storeOf(guest, stay)).orders).toHaveLength(1)
})

test('a stay that was shortened says which night is no longer part of it', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Ove')
  const sled = await makeDeal(staff, 'Sled', { options: eachNight(9) })
  await untilOnSale(staff, stay, [sled])
  const guest = await person(PHONE)
  await openStore(guest, stay.store)
  await openDeal(guest, sled)
  await sheet(guest).getByRole('button', { name: 'Every free night' }).click()
  await sheet(guest).getByRole('button', { name: 'Add 4 nights' }).click()
  const { data } = await (await staff.request.get(`/api/hotel/guests/${stay.id}`)).json()
  const saved = await staff.request.put(`/api/hotel/guests/${stay.id}`, {
    data: { revision: data.revision, change: { departure: addDays(stay.arrival, 2) } },
  })
  expect(saved.ok()).toBe(true)
  await expect(choice(guest)).toContainText('Something you chose has changed')
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await expect(guest.getByRole('listitem').filter({ hasText: sled.title })).toContainText(
    'No longer within your stay',
  )
  await expect(guest.getByRole('link', { name: 'Back to the store' }).last()).toBeVisible()
})

test('an id that opens no stay has a way back', async ({ person, guard }) => {
  guard.expectError(/404/)
  const guest = await person(PHONE)
  for (const id of ['preview', 'qr', 'AAAAAAAAAAAAAAAAAAAAAA']) {
    await guest.goto(`/upselling/fjellheim/${id}`)
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('no longer be available')
    await expect(guest.getByRole('link', { name: /guestbook/i }).first()).toBeVisible()
    await expect(guest.getByRole('link', { name: 'Try again' })).toHaveCount(0)
  }
})

test('the answer was lost, and the guest opens the store in another tab: one wish is one order', async ({
  page: staff,
  person,
  guard,
}) => {
  guard.expectError(/ERR_FAILED/)
  const stay = await makeExpected(staff, 'Liv')
  const skis = await makeDeal(staff, 'Skis', { options: eachNight(9) })
  await untilOnSale(staff, stay, [skis])
  const guest = await person(PHONE)
  const review = async (page: Page) => {
    await openStore(page, stay.store)
    await page.getByRole('link', { name: 'Review and order' }).click()
  }
  const chooseNight = async (nth: number) => {
    await openStore(guest, stay.store)
    await openDeal(guest, skis)
    await sheet(guest).getByRole('checkbox').nth(nth).check()
    await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
    await expect(choice(guest)).toContainText('NOK')
    await review(guest)
  }
  const ordered = async () => (await storeOf(staff, stay)).orders.length
  const sent = watchOrders(guest)
  await chooseNight(0)
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await loseAnswer(guest)
  await orderButton(guest).click()
  const failed = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' })
  await expect(failed(guest)).toBeVisible()

  const tab = await guest.context().newPage()
  const sentFromTab = watchOrders(tab)
  await review(tab)
  await expect(failed(tab)).toBeVisible()
  await failed(tab).getByRole('button', { name: 'Try again' }).click()
  await expect(tab).toHaveURL(/\/confirmation\//)
  // The tab that was left asking leads to the same order.
  await failed(guest).getByRole('button', { name: 'Try again' }).click()
  await expect(guest).toHaveURL(new RegExp(`/confirmation/${orderIn(tab)}`))
  expect(new Set([...sent, ...sentFromTab]).size).toBe(1)
  expect(await ordered()).toBe(1)
  expect(await guest.evaluate(() => Object.values(localStorage).join())).not.toContain('"checkout"')

  // What is chosen later is another wish; pressed in both tabs at the same moment, it is one.
  await chooseNight(1)
  await review(tab)
  for (const page of [guest, tab]) {
    await page.getByRole('radio', { name: 'Put on bill' }).check()
    await expect(orderButton(page)).toBeEnabled()
  }
  // Neither order leaves before both are pressed: one that is placed empties the cart of the other tab.
  const pressed = Promise.withResolvers<void>()
  await guest.context().route(ORDERS_CALL, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await Promise.all([guest, tab].map((page) => orderButton(page).click()))
  pressed.resolve()
  for (const page of [guest, tab]) await expect(page).toHaveURL(/\/confirmation\//)
  expect(orderIn(tab)).toBe(orderIn(guest))
  expect(await ordered()).toBe(2)
})
