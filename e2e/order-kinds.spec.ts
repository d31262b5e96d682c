import type { ProductHours } from '@innkeeper/domain/orders/product-schema.ts'
import type { Page } from '@playwright/test'
import { openBox } from './support/guestbook.ts'
import { makeProduct, offerProducts } from './support/order-calls.ts'
import { changed, chooseDay, fillCheckout, openCheckout, sendButton, standing } from './support/ordering.ts'
import { test as inOwnProperty } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { changeProduct } from './support/stock-calls.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

const days = (guest: Page) => guest.getByRole('group', { name: 'Day' }).getByRole('radio')
const times = (guest: Page) => guest.getByRole('group', { name: 'Time' }).getByRole('radio')
const lineOf = (guest: Page, title: string) =>
  guest.getByRole('main').getByRole('listitem').filter({ hasText: title })
const ways = (guest: Page) => guest.getByRole('group', { name: 'How would you like it?' })

/** Sends it to be paid in the house, and answers the staff's row of it. */
async function send(guest: Page, staff: Page, title: string) {
  await sendButton(guest).click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  return staff.getByRole('row').filter({ hasText: title })
}

test('each kind of product asks for what fits it, and staff see the same', async ({
  page: staff,
  person,
  signIn,
  stays,
}) => {
  await signIn(staff, 'owner')
  const run = Date.now()
  const massage = await makeProduct(staff, `Massage ${run}`, { options: { kind: 'service' } })
  const late = await makeProduct(staff, `Late check-out ${run}`, {
    options: { kind: 'part of the stay', stayMoment: 'departure' },
  })
  const bike = await makeProduct(staff, `Bike ${run}`, {
    options: { kind: 'picked up', deliveryMethod: ['pickup'] },
  })
  const tea = await makeProduct(staff, `Tea ${run}`, { options: { deliveryMethod: ['delivery'] } })
  await staff.goto('/admin/requests')
  const guest = await person(PHONE)
  await guest.goto(stays.inHouse)

  // A service: no parcel, any day of the stay, paid in the house; the keyboard goes from day to day.
  await openCheckout(guest, 'fjellheim', [massage])
  await expect.poll(() => days(guest).count()).toBeGreaterThan(2)
  await expect(ways(guest)).toBeHidden()
  await days(guest).first().focus()
  await guest.keyboard.press('ArrowRight')
  await expect(days(guest).nth(1)).toBeChecked()
  await expect(days(guest).nth(1)).toBeFocused()
  await guest.getByRole('radio', { name: '12:00' }).check()
  await expect(guest.getByRole('radio', { name: /^Pay on delivery/ })).toHaveCount(0)
  await guest.getByRole('radio', { name: /^Pay at the hotel/ }).check()
  await expect(sendButton(guest)).toHaveText(/at the hotel$/)
  await expect(await send(guest, staff, massage.content[0]?.title ?? '')).toContainText('Service')
  await expect(guest.getByText('Pay at the hotel')).toBeVisible()

  // A part of the stay: its moment is known, nothing is asked.
  await openCheckout(guest, 'fjellheim', [late])
  await expect(guest.getByText(/^On your departure day, \w+day \d+ \w+$/)).toBeVisible()
  expect([await days(guest).count(), await times(guest).count()]).toEqual([0, 0])
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await expect(await send(guest, staff, late.content[0]?.title ?? '')).toContainText('Part of the stay')

  // Picked up.
  await openCheckout(guest, 'fjellheim', [bike])
  await expect(guest.getByText('You pick it up.')).toBeVisible()
  await chooseDay(guest, 'Tomorrow')
  await guest.getByRole('radio', { name: '12:00' }).check()
  await guest.getByRole('radio', { name: 'Put on bill' }).check()
  await expect(await send(guest, staff, bike.content[0]?.title ?? '')).toContainText('Pickup')

  // Brought to the room that is known.
  await openCheckout(guest, 'fjellheim', [tea])
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('To your door, room 204')
  await chooseDay(guest, 'Tomorrow')
  await guest.getByRole('radio', { name: '12:00' }).check()
  await guest.getByRole('radio', { name: /^Pay on delivery/ }).check()
  await expect(await send(guest, staff, tea.content[0]?.title ?? '')).toContainText('Delivery')
})

test('before the arrival an order is for the days of the stay', async ({
  page: staff,
  person,
  signIn,
  stays,
}) => {
  await signIn(staff, 'owner')
  const wine = await makeProduct(staff, `Wine ${Date.now()}`, { options: { deliveryMethod: ['delivery'] } })
  const key = new URL(stays.beforeArrival).pathname.split('/').at(-1)
  const { data: stay } = await (await staff.request.get(`/api/guest/fjellheim/bookings/${key}`)).json()
  const guest = await person(PHONE)
  await guest.goto(stays.beforeArrival)
  await openCheckout(guest, 'fjellheim', [wine])
  await expect(days(guest)).toHaveCount(2)
  await expect(guest.getByRole('radio', { name: /^(Today|Tomorrow)$/ })).toHaveCount(0)
  await guest.getByRole('radio', { name: '18:00' }).check()
  await guest.getByRole('radio', { name: /^Pay on delivery/ }).check()
  await sendButton(guest).click()
  await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  const orderId = new URL(guest.url()).pathname.split('/').at(-1)
  const { data: order } = await (await guest.request.get(`/api/guest/fjellheim/orders/${orderId}`)).json()
  expect(order.timeRequested.slice(0, 10)).toBe(stay.arrival)
})

inOwnProperty(
  'what cannot be had in time says when it can, and what does not fit together is named',
  async ({ page: staff, property, person }) => {
    const weekly = (isOpen: (weekday: number) => boolean, open: string, closed: string) =>
      [0, 1, 2, 3, 4, 5, 6].map((day) => ({ isOpen: isOpen(day), open, closed })) as ProductHours
    // Monday is the first: neither today nor tomorrow, wherever the clock of this machine stands.
    const inThreeDays = (new Date().getDay() + 2) % 7
    const make = (title: string, openingHours: ProductHours) =>
      makeProduct(staff, title, { options: { openingHours } })
    const cake = await make(
      'Cake',
      weekly((day) => day === inThreeDays, '12:00', '16:00'),
    )
    const breakfast = await make(
      'Breakfast',
      weekly(() => true, '07:00', '10:00'),
    )
    const dinner = await make(
      'Dinner',
      weekly(() => true, '18:00', '21:00'),
    )
    const guest = await person(PHONE)
    await openCheckout(guest, property.id, [cake])
    await expect(lineOf(guest, 'Cake')).toContainText(/Next available \w+day \d+ \w+ at 12:00/)
    await expect(sendButton(guest)).toBeHidden()
    await expect(guest.getByRole('main').getByRole('link', { name: 'Go to the guestbook' })).toBeVisible()

    await openCheckout(guest, property.id, [breakfast, dinner])
    await expect(sendButton(guest)).toBeDisabled()
    await expect(sendButton(guest)).toHaveAccessibleDescription(
      'Breakfast and Dinner are not available at the same time. Please order them separately.',
    )
    await guest.getByRole('button', { name: 'Remove Breakfast' }).click()
    await expect(sendButton(guest)).toBeEnabled()
  },
)

inOwnProperty(
  'a stranger is offered no bill before naming a stay, and reads why one that is not there gets none',
  async ({ page: staff, property, person, guard }) => {
    guard.expectError(/422/)
    const tea = await makeProduct(staff, 'Tea')
    const guest = await person(PHONE)
    await openCheckout(guest, property.id, [tea])
    await expect(guest.getByRole('radio', { name: /^Pay on delivery/ })).toBeVisible()
    await expect(guest.getByRole('radio', { name: 'Put on bill' })).toHaveCount(0)
    await fillCheckout(guest, 'Put on bill')
    await sendButton(guest).click()
    await expect(guest.getByRole('main').getByRole('alert')).toContainText('so this cannot be put on a bill')
    await guest.getByRole('radio', { name: /^Pay on delivery/ }).check()
    await sendButton(guest).click()
    await expect(standing(guest)).toContainText('Thank you, your order has been sent')
  },
)

inOwnProperty(
  'a product that is opened comes into sight with the keyboard on it; one taken off keeps its name',
  async ({ page: staff, property, person }) => {
    const names = Array.from({ length: 9 }, (_, nth) => `Plate ${nth + 1}`)
    const plates = []
    for (const name of names) plates.push(await makeProduct(staff, name))
    await offerProducts(
      staff,
      'Plates',
      plates.map(({ id }) => id),
    )
    const [, , , , , sixth] = plates
    if (!sixth) throw new Error('There are nine')
    const guest = await person(PHONE)
    await guest.goto(property.guestbook)
    const sheet = await openBox(guest, 'Plates')
    const row = sheet.getByRole('button', { name: /^Plate 6/ })
    await row.click()
    await expect(row).toHaveAttribute('aria-expanded', 'true')
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('button', { name: /^Add,/ })).toBeInViewport()
    await sheet.getByRole('button', { name: /^Add,/ }).click()
    await sheet.getByRole('link', { name: /See order$/ }).click()
    await expect(sendButton(guest)).toBeVisible()
    await changeProduct(staff, sixth, { state: 'disabled' })
    await changed(guest).getByRole('button', { name: 'Change my order' }).click()
    await guest.reload()
    await expect(lineOf(guest, 'Plate 6')).toContainText('No longer available')
    await expect(guest.getByRole('main').getByRole('link', { name: 'Go to the guestbook' })).toBeVisible()
  },
)

inOwnProperty(
  'the sauna has one place at 18:00: the guest says the day, and the next one sees it is full',
  async ({ page: staff, property, person, axe }) => {
    const slots = [{ time: '18:00', weekdays: [1, 2, 3, 4, 5, 6, 7], places: 1 }]
    const sauna = await makeProduct(staff, 'Sauna', {
      options: { kind: 'service', availability: { kind: 'time slots', slots } },
    })
    await offerProducts(staff, 'Wellness', [sauna.id])
    const guest = await person(PHONE)
    await guest.goto(property.guestbook)
    const sheet = await openBox(guest, 'Wellness')
    await sheet.getByRole('button', { name: /^Add,/ }).click()
    await expect(sheet.getByText('Please choose a day')).toBeVisible()
    await sheet.getByRole('checkbox', { name: 'Tomorrow' }).check()
    await sheet.getByRole('radio', { name: /^18:00/ }).check()
    await axe(guest)
    await sheet.getByRole('button', { name: /^Add,/ }).click()
    await sheet.getByRole('link', { name: /See order$/ }).click()
    await expect(lineOf(guest, 'Sauna')).toContainText(', 18:00')
    const answers = {
      'Reservation number': 'A-1042',
      'First name': 'Ada',
      'Last name': 'Lund',
      'E-mail': 'ada.lund@guest.example',
      'Phone number': '+45 40 12 34 56',
    }
    for (const [name, value] of Object.entries(answers)) {
      await guest.getByRole('textbox', { name }).fill(value)
    }
    await guest.getByRole('radio', { name: /^Pay at the hotel/ }).check()
    await sendButton(guest).click()
    await expect(standing(guest)).toContainText('Thank you, your order has been sent')
    await expect(guest.getByText(', 18:00')).toBeVisible()

    const next = await person(PHONE)
    await next.goto(property.guestbook)
    const theirs = await openBox(next, 'Wellness')
    await expect(theirs.getByRole('checkbox', { name: /Tomorrow.*Full/ })).toBeDisabled()
  },
)
