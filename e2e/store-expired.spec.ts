import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE } from './support/screens.ts'
import {
  eachNight,
  makeDeal,
  makeExpected,
  openDeal,
  openStore,
  orderButton,
  orderOnBill,
  sheet,
  untilOnSale,
} from './support/store.ts'
import { expect, testOn } from './support/test.ts'

/** Its own server: a month passes in it. */
const test = testOn({ canJump: true })

/** It closes a fortnight before a stay that begins in twenty-nine days. */
const PAST_THE_DEADLINE_MS = 16 * 24 * 3600_000
const WORDS =
  'Deadline exceeded – Unfortunately, the store is closed because preparations for check-in may already be underway'

test('the store that closes while it is open takes nothing more, and what was bought stays', async ({
  page: staff,
  person,
  signIn,
  server,
  guard,
}) => {
  guard.expectError(/410/)
  await signIn(staff, 'owner')
  // After the jump the guest is in the house.
  const stay = await makeExpected(staff, 'Astrid', 29)
  const cocoa = await makeDeal(staff, 'Cocoa', { options: eachNight(3, true) })
  await untilOnSale(staff, stay, [cocoa])
  const guest = await person(PHONE)
  // Staff close it earlier while another guest looks at it.
  const soon = await makeExpected(staff, 'Ove', 5)
  const looking = await person(PHONE)
  await openStore(looking, soon.store)
  const { data: settings } = await (await staff.request.get('/api/hotel/settings')).json()
  const { propertyId, revision } = settings
  const saved = await staff.request.put('/api/hotel/settings', {
    data: { propertyId, revision, change: { hoursBeforeArrival: 336 } },
  })
  expect(saved.ok()).toBe(true)
  await expect(looking.getByRole('heading', { level: 1 })).toHaveText(WORDS)
  await expect(looking).toHaveURL(/\/expired$/)
  await looking.close()

  const choose = async (night: number) => {
    await openStore(guest, stay.store)
    await openDeal(guest, cocoa)
    await sheet(guest).getByRole('checkbox').nth(night).check()
    await sheet(guest).getByRole('button', { name: 'Add this night' }).click()
  }
  await choose(0)
  await orderOnBill(guest)
  await choose(1)
  await guest.getByRole('link', { name: 'Review and order' }).click()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await expect(orderButton(guest)).toBeEnabled()

  const other = await makeExpected(staff, 'Liv', 29)
  const waiting = await person(PHONE)
  await waiting.clock.install()
  await openStore(waiting, other.store)
  await openDeal(waiting, cocoa)

  server.jumpAhead()
  // Who touches nothing is told when the time has come.
  await waiting.clock.fastForward(PAST_THE_DEADLINE_MS)
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText(WORDS)
  await expect(waiting).toHaveURL(/\/expired$/)
  await expect(sheet(waiting)).toBeHidden()
  // By the page's clock there are weeks left: the server decides.
  await orderButton(guest).click()
  await expect(guest).toHaveURL(/\/expired$/)
  const title = guest.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(WORDS)
  await expect(guest.getByRole('main')).toContainText(cocoa.title)
  await expect(guest.getByRole('link', { name: 'Go to the guestbook' }).first()).toBeVisible()
  await expectAccessibleEverywhere(guest)
  await guest.goto(`${stay.store}/products`)
  await expect(title).toHaveText(WORDS)
  await expect(guest).toHaveURL(/\/expired$/)
})
