import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import type { Page } from '@playwright/test'
import { test } from './support/own-property.ts'
import {
  callOff,
  handOn,
  keptOnDevice,
  makeArrival,
  makeForm,
  tryRegistration,
  walkToEnd,
  withField,
  wordsAt,
} from './support/registration.ts'
import { PHONE } from './support/screens.ts'
import { expect } from './support/test.ts'

test.use({ propertyLanguages: ['GB'] })
test.beforeEach(({ page }) => tryRegistration(page))

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const STILL = { reducedMotion: 'reduce' } as const
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('one press is one screen, names are missed, the picture is seen, and a reload keeps a companion', async ({
  page: staff,
  property,
  person,
}) => {
  await makeForm(staff, 'Registration', withField(formBodyOf('DK'), 'idPicture'))
  const { form } = await makeArrival(staff, property.id, 'Astrid')
  const guest = await person({ ...PHONE, ...STILL })
  const hand = handOn(guest)
  const next = guest.getByRole('button', { name: 'Next', exact: true })
  await guest.goto(form)

  await test.step('a name that was emptied', async () => {
    await hand.type('First name', ' ')
    await hand.type('Date of birth', '14.3.88')
    await hand.country('Nationality', 'Denmark')
    await hand.type('Postal address', 'Strandgade 3, 3000 Helsingør')
    await next.click()
    await expect(wordsAt(guest, 'firstName')).toHaveText('Field is required')
    await expect(guest.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('14/03/1988')
    await hand.type('First name', 'Astrid')
  })
  await test.step('a double press', async () => {
    await next.dblclick()
    await expect(heading(guest)).toHaveText('Your travel document')
    await expect(guest.getByText('Field is required')).toHaveCount(0)
  })
  await test.step('the picture', async () => {
    await guest
      .locator('input[type=file]')
      .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: PIXEL })
    const seen = guest.getByRole('img', { name: 'The picture you took' })
    await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
  await test.step('who comes along', async () => {
    await expect(guest.getByText('Picture received')).toBeVisible()
    await hand.button('Next')
    await hand.choose('Yes')
    await hand.button('Next')
    await expect(wordsAt(guest, 'companions')).toHaveText('Add who comes with you, or choose No')
    await hand.button('Underage child')
    await hand.type('First name', 'Ella')
    const before = (await keptOnDevice(guest))[0]
    await hand.type('Date of birth', '21062019')
    await expect.poll(async () => (await keptOnDevice(guest))[0]).not.toBe(before)
    await guest.reload()
    await expect(guest.getByRole('dialog').getByRole('textbox', { name: 'First name' })).toHaveValue('Ella')
  })
})

test('a booking that is called off meanwhile ends in words of its own, and nothing stays on the phone', async ({
  page: staff,
  property,
  person,
  guard,
}) => {
  guard.expectError(/404/)
  await makeForm(staff, 'Registration', formBodyOf('DK'))
  const arrival = await makeArrival(staff, property.id, 'Astrid')
  const guest = await person({ ...PHONE, ...STILL })
  const hand = handOn(guest)
  await guest.goto(arrival.form)
  await walkToEnd(guest)
  await expect.poll(() => keptOnDevice(guest)).toHaveLength(1)
  await callOff(staff, arrival)

  await hand.button('Send')
  await expect(heading(guest)).toHaveText('This booking is no longer open')
  await expect(guest.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(await keptOnDevice(guest)).toEqual([])
})
