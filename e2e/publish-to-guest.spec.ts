import { box, greeting, markDocument, openAliveWithStream, openBox } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { cardSaved, field, fillSignIn, navigation, publishAll } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('a greeting that staff change and publish reaches an open guestbook without a reload', async ({
  page,
  person,
  guard,
}) => {
  // Nobody is signed in at first, which browsers log.
  guard.expectError(/401/)
  const guest = await person(PHONE)
  await guest.goto('/welcome')
  await openAliveWithStream(guest, () => guest.getByRole('link', { name: 'Before your stay' }).click())
  await expect(greeting(guest)).toContainText('Pekka')
  const read = box(guest, 'The house from A to Z')
  await read.scrollIntoViewIfNeeded()
  const placeBefore = await read.boundingBox()
  const isSameDocument = await markDocument(guest)

  await page.goto('/admin')
  await fillSignIn(page, 'owner')
  await navigation(page).getByRole('link', { name: 'Cards' }).click()
  await page.getByRole('link', { name: /^See you / }).click()
  const words = `See you on the mountain ${Date.now()}`
  await field(page, 'Title').fill(`${words}, {{firstName}}`)
  await cardSaved(page)
  // The message to the guest passes within seconds.
  const messages = guest.getByRole('region', { name: 'Messages' })
  await Promise.all([expect(messages).toContainText('just updated this page'), publishAll(page)])

  await expect(greeting(guest)).toHaveText(`${words}, Pekka`)
  await isSameDocument()
  const placeAfter = await read.boundingBox()
  expect(Math.abs((placeAfter?.y ?? 0) - (placeBefore?.y ?? 0)), 'what was being read moved').toBeLessThan(2)
})

test('an open box stays open and shows what was published meanwhile', async ({
  page,
  person,
  signIn,
  stays,
}) => {
  const guest = await person(PHONE)
  await openAliveWithStream(guest, () => guest.goto(stays.beforeArrival))
  const sheet = await openBox(guest, 'What to pack')
  const isSameDocument = await markDocument(guest)

  await signIn(page, 'owner')
  await page.goto('/admin/guestbook')
  await page.getByRole('link', { name: 'What to pack' }).click()
  const words = `Wool, and a second pair of socks ${Date.now()}`
  await field(page, 'Subtitle').fill(words)
  await cardSaved(page)
  await publishAll(page)

  await expect(sheet.getByText(words)).toBeVisible()
  await expect(sheet).toBeVisible()
  await isSameDocument()
})
