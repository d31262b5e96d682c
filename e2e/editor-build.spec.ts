import { box, greeting, openWithStream } from './support/guestbook.ts'
import { emptyGuestbook, test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { addCard, cardList, cardSaved, field, publishAll } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use(DESK)

test('a guestbook grows from nothing to what a guest’s phone shows', async ({
  page,
  person,
  property,
  axe,
}) => {
  await emptyGuestbook(page)
  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(property.guestbook))

  await page.goto('/admin/guestbook')
  await expect(page.getByText('No cards yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add card' }).first().click()
  await axe(page)
  await page.keyboard.press('Escape')

  await addCard(page, /^Greeting Box/)
  await field(page, 'Title').fill('Come in and sit down')
  await cardSaved(page)
  await addCard(page, /^Content Box/)
  await field(page, 'Title').fill('Coffee is always on')
  await field(page, 'Subtitle').fill('In the kitchen, from six')
  await cardSaved(page)
  await addCard(page, /^Activities/)
  await field(page, 'Title').fill('Around the lake')
  await cardSaved(page)
  await expect(cardList(page).getByRole('link')).toHaveText([
    'Come in and sit down',
    'Coffee is always on',
    'Around the lake',
  ])
  await expect(box(guest, 'Coffee is always on')).toBeHidden()
  await publishAll(page)

  await expect(greeting(guest)).toHaveText('Come in and sit down')
  await expect(box(guest, 'Coffee is always on')).toBeVisible()
  await expect(guest.getByText('In the kitchen, from six')).toBeVisible()
  await expect(box(guest, 'Around the lake')).toBeVisible()
  await expect(page.getByText('Everything is published (version 3')).toBeVisible()
})
